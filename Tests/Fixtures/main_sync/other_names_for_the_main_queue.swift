import Dispatch

final class Courier {
  private let delivery = DispatchQueue.main
  private let typed: DispatchQueue = .main
  private static let common = DispatchQueue.main

  func run() {
    let main = DispatchQueue.main
    main.sync { print("a") } // expect: main_sync
    let queue: DispatchQueue = .main
    queue.sync { print("b") } // expect: main_sync
    delivery.sync { print("c") } // expect: main_sync
    self.delivery.sync { print("d") } // expect: main_sync
    typed.sync { print("e") } // expect: main_sync
    Self.common.sync { print("f") } // expect: main_sync
    Courier.common.sync { print("g") } // expect: main_sync
    let again = main
    again.sync { print("h") } // expect: main_sync
    Dispatch.DispatchQueue.main.sync { print("i") } // expect: main_sync
    fileQueue.sync { print("j") } // expect: main_sync
  }
}

private let fileQueue = DispatchQueue.main

extension DispatchQueue {
  static func onMain<T>(_ work: () -> T) -> T {
    main.sync(execute: work) // expect: main_sync
  }

  static func onMainToo<T>(_ work: () -> T) -> T {
    Self.main.sync(execute: work) // expect: main_sync
  }
}
