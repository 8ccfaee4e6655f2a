import Foundation

final class Service {
  var onEnd: (() -> Void)?
  var list: [() -> Void] = []
}

final class Desk {
  var name = ""
  let service = Service()

  deinit {
    service.onEnd = { self.name = "" } // expect: deinit_task_captures_self
    service.list.append { self.name = "" } // expect: deinit_task_captures_self
    service.onEnd = { [name] in print(name) }
    service.list.append { print("closed") }
    let shout = { print(self.name) }
    shout()
  }
}

final class Lamp: NSObject {
  func dim() {}

  deinit {
    DispatchQueue.global().sync { [weak self] in self?.dim() } // expect: deinit_task_captures_self (weak self is nil)
    DispatchQueue.global().sync { self.dim() }
  }
}

// Swift's own objects give nil.
final class Torch {
  func dim() {}

  deinit { DispatchQueue.global().sync { [weak self] in self?.dim() } }
}
