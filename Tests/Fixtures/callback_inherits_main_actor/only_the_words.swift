import Foundation

// source.setEventHandler { } is what the old code did; DispatchWorkItem { } too.
@MainActor final class Notes {
  let text = """
    source.setEventHandler { print("in a string") }
    DispatchQueue.global().async(execute: DispatchWorkItem { })
    """

  func notify(queue: DispatchQueue, execute: () -> Void) { execute() }

  func run() {
    notify(queue: .global()) { print("an own function that calls it at once") }
    let setEventHandler: (() -> Void) -> Void = { $0() }
    setEventHandler { print("a local") }
  }
}
