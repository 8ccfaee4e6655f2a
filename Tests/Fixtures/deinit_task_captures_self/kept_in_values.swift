// A variable of the function that has closures in it is a value: they are gone with it, unless others have it.
struct Handlers {
  var onEnd: () -> Void = {}
}

final class Hooks {
  var onEnd: () -> Void = {}
}

final class Connection {
  private let hooks: Hooks
  init(hooks: Hooks) { self.hooks = hooks }

  private func send(_ handlers: inout Handlers) {}
  private func close() {}

  deinit {
    var handlers = Handlers()
    handlers.onEnd = { self.close() }
    send(&handlers)
    let shared = hooks
    shared.onEnd = { self.close() } // expect: deinit_task_captures_self
    var last = hooks
    last.onEnd = { self.close() } // expect: deinit_task_captures_self
    last = shared
  }
}
