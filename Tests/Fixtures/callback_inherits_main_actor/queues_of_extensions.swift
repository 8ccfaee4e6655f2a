import Dispatch

extension DispatchQueue {
  static let parsing = DispatchQueue(label: "parsing", attributes: .concurrent)
  static let screen = DispatchQueue.main
}

@MainActor final class Presenter {
  var finished = 0

  func present(_ group: DispatchGroup) {
    group.notify(queue: .parsing) { // expect: callback_inherits_main_actor
      print("parsed")
    }
    group.notify(queue: DispatchQueue.parsing) { // expect: callback_inherits_main_actor
      print("parsed")
    }
    group.notify(queue: .screen) { self.finished += 1 }
    group.notify(queue: .main) { self.finished += 1 }
  }
}
