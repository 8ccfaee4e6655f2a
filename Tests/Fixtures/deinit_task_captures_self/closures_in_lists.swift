final class Scheduler {
  var finalizers: [String: () -> Void] = [:]
}

final class Draft {
  private let scheduler: Scheduler
  private let name: String

  init(scheduler: Scheduler, name: String) {
    self.scheduler = scheduler
    self.name = name
  }

  private func finish() {}

  deinit {
    scheduler.finalizers[name] = { self.finish() } // expect: deinit_task_captures_self
    scheduler.finalizers["last"] = { [unowned owner = self] in owner.finish() } // expect: deinit_task_captures_self
    scheduler.finalizers["name"] = { [name] in print(name) }
    var own: [String: () -> Void] = [:]
    own[name] = { self.finish() }
    own[name]?()
  }
}
