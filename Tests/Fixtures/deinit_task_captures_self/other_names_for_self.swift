final class Lantern {
  private var brightness = 0.5

  func dim() {}

  deinit {
    let me = self
    Task { me.dim() } // expect: deinit_task_captures_self (self is held)
    Task { [me] in me.dim() } // expect: deinit_task_captures_self
    Task { [lamp = self] in lamp.dim() } // expect: deinit_task_captures_self
    Task { [lamp = me] in lamp.dim() } // expect: deinit_task_captures_self
    Task { [unowned self] in dim() } // expect: deinit_task_captures_self
    Task { [unowned(unsafe) self] in dim() } // expect: deinit_task_captures_self
    Task { [unowned lamp = self] in lamp.dim() } // expect: deinit_task_captures_self
    let myself = me
    Task { myself.dim() } // expect: deinit_task_captures_self
    Task { // expect: deinit_task_captures_self
      let lamp = self
      lamp.dim()
    }
    let level = me.brightness
    Task { print(level) }
  }
}
