// However many hands a continuation goes through, and in which order these are written.
final class Forwards {
  func wait() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      hand10(continuation)
      hand10(continuation) // expect: continuation_misuse (already resumed)
    }
  }

  private func hand1(_ it: CheckedContinuation<Void, Never>) { it.resume() }

  private func hand2(_ it: CheckedContinuation<Void, Never>) { hand1(it) }

  private func hand3(_ it: CheckedContinuation<Void, Never>) { hand2(it) }

  private func hand4(_ it: CheckedContinuation<Void, Never>) { hand3(it) }

  private func hand5(_ it: CheckedContinuation<Void, Never>) { hand4(it) }

  private func hand6(_ it: CheckedContinuation<Void, Never>) { hand5(it) }

  private func hand7(_ it: CheckedContinuation<Void, Never>) { hand6(it) }

  private func hand8(_ it: CheckedContinuation<Void, Never>) { hand7(it) }

  private func hand9(_ it: CheckedContinuation<Void, Never>) { hand8(it) }

  private func hand10(_ it: CheckedContinuation<Void, Never>) { hand9(it) }
}

final class Backwards {
  func wait() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      hand10(continuation)
      hand10(continuation) // expect: continuation_misuse (already resumed)
    }
  }

  private func hand10(_ it: CheckedContinuation<Void, Never>) { hand9(it) }

  private func hand9(_ it: CheckedContinuation<Void, Never>) { hand8(it) }

  private func hand8(_ it: CheckedContinuation<Void, Never>) { hand7(it) }

  private func hand7(_ it: CheckedContinuation<Void, Never>) { hand6(it) }

  private func hand6(_ it: CheckedContinuation<Void, Never>) { hand5(it) }

  private func hand5(_ it: CheckedContinuation<Void, Never>) { hand4(it) }

  private func hand4(_ it: CheckedContinuation<Void, Never>) { hand3(it) }

  private func hand3(_ it: CheckedContinuation<Void, Never>) { hand2(it) }

  private func hand2(_ it: CheckedContinuation<Void, Never>) { hand1(it) }

  private func hand1(_ it: CheckedContinuation<Void, Never>) { it.resume() }
}

/// One that begins anew hands it to itself.
final class Retrying {
  private var attempts = 0

  func wait() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      attempt(continuation)
      attempt(continuation)
    }
  }

  private func attempt(_ it: CheckedContinuation<Void, Never>) {
    attempts += 1
    if attempts > 3 { it.resume() } else { attemptAgain(it) }
  }

  private func attemptAgain(_ it: CheckedContinuation<Void, Never>) { attempt(it) }
}
