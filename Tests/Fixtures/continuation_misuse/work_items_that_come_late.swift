import Foundation

func ask(_ service: any Asking) async -> Int {
  await withCheckedContinuation { answer in
    let timeout = DispatchWorkItem { answer.resume(returning: 0) } // expect: continuation_misuse (run again)
    DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: timeout) // expect: dispatch_after
    service.ask { value in answer.resume(returning: value) }
  }
}

func askAndCancel(_ service: any Asking) async -> Int {
  await withCheckedContinuation { answer in
    let timeout = DispatchWorkItem { answer.resume(returning: 0) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: timeout) // expect: dispatch_after
    service.ask { value in
      timeout.cancel()
      answer.resume(returning: value)
    }
  }
}

protocol Asking: AnyObject {
  func ask(_ done: @escaping @Sendable (Int) -> Void)
}
