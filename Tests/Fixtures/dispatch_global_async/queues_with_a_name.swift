import Foundation

final class Job {
  private let background = DispatchQueue.global(qos: .background)
  private let typed: DispatchQueue = .global()
  private let own = DispatchQueue(label: "own")

  func run(_ background2: DispatchQueue = .global()) {
    background.async { print(1) } // expect: dispatch_global_async
    self.typed.async { print(2) } // expect: dispatch_global_async
    let local = DispatchQueue.global()
    local.async(execute: work) // expect: dispatch_global_async
    own.async { print(3) }
    background2.async { print(4) }
  }

  func work() {}
}
