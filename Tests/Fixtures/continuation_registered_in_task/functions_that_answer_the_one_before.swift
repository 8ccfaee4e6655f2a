@MainActor final class Modal {
  private var answer: CheckedContinuation<Bool, Never>?
  private var shown = 0

  nonisolated func ask() async -> Bool {
    await withCheckedContinuation { continuation in
      Task { @MainActor in self.install(continuation) } // expect: continuation_registered_in_task
    }
  }

  private func install(_ next: CheckedContinuation<Bool, Never>) {
    answer?.resume(returning: false)
    answer = next
  }

  nonisolated func show() async -> Bool {
    await withCheckedContinuation { continuation in
      Task { @MainActor in self.present(continuation) }
    }
  }

  // It does the work, and answers itself.
  private func present(_ next: CheckedContinuation<Bool, Never>) {
    shown += 1
    next.resume(returning: shown > 1)
  }
}
