final class Login {
  private var prompts = 0

  func ask(_ show: @escaping (@escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { [weak self] answer in
      guard let self else { return }
      show { answer.resume(returning: $0 + self.prompts) }
    }
  }

  func askLater(_ show: @escaping (@escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { answer in
      show { [weak self] given in
        guard let self else { return } // expect: continuation_misuse (a path ends here)
        answer.resume(returning: given + self.prompts)
      }
    }
  }

  func askOnce(_ show: @escaping (@escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { [weak self] answer in
      guard let self, self.prompts == 0 else { return } // expect: continuation_misuse (a path ends here)
      show { answer.resume(returning: $0 + self.prompts) }
    }
  }

  func askInTask(_ show: @escaping (@escaping (Int) -> Void) -> Void) {
    Task { [weak self] in
      let given = await withCheckedContinuation { [weak self] answer in
        guard let self else { return } // expect: continuation_misuse (a path ends here)
        show { answer.resume(returning: $0 + self.prompts) }
      }
      print(given)
    }
  }
}
