import Dispatch

final class Printer {
  private let queue = DispatchQueue(label: "printer")
  private let onClose: @Sendable () -> Void

  init(onClose: @escaping @Sendable () -> Void) {
    self.onClose = onClose
  }

  @Sendable func stop() async {}
  @Sendable func eject() {}
  @Sendable static func reset() async {}

  deinit {
    Task(operation: stop) // expect: deinit_task_captures_self (a method of self)
    Task(operation: self.stop) // expect: deinit_task_captures_self (a method of self)
    Task.detached(priority: nil, operation: stop) // expect: deinit_task_captures_self (a method of self)
    queue.async(execute: eject) // expect: deinit_task_captures_self (a method of self)
    DispatchQueue.main.async(execute: self.eject) // expect: deinit_task_captures_self (a method of self)
    let farewell = self.stop
    Task { await farewell() } // expect: deinit_task_captures_self
    let last = eject
    queue.async { last() } // expect: deinit_task_captures_self
    Task { [last] in last() } // expect: deinit_task_captures_self
    queue.async(execute: last) // expect: deinit_task_captures_self (a method of self)
    Task(operation: farewell) // expect: deinit_task_captures_self (a method of self)
    Task { [goodbye = eject] in goodbye() } // expect: deinit_task_captures_self

    Task(operation: Self.reset)
    Task(operation: Printer.reset)
    queue.async(execute: onClose)
    let callback = onClose
    queue.async { callback() }
    queue.async(execute: callback)
    Task { [onClose] in onClose() }
    Task { onClose() } // expect: deinit_task_captures_self ('onClose')
  }
}
