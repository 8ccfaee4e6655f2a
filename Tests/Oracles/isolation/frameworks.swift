// Closures that Foundation and Dispatch take.
import Dispatch
import Foundation
@MainActor final class Model {
  var count = 0
  let queue = DispatchQueue(label: "q")
  func dispatch() {
    DispatchQueue.main.async { print(1) }
    DispatchQueue.main.asyncAfter(deadline: .now()) { print(2) }
    DispatchQueue.global().async { print(3) }
    queue.async { print(4) }
    queue.sync { print(5) }
    let main = DispatchQueue.main
    main.async { print(6) }
    let item = DispatchWorkItem { print(7) }
    item.notify(queue: .main) { print(8) }
    DispatchGroup().notify(queue: .main) { print(9) }
    let source = DispatchSource.makeTimerSource()
    source.setEventHandler { print(10) }
  }
  func foundation() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }
    _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in print(2) }
    OperationQueue.main.addOperation { print(3) }
    let operation = BlockOperation { print(4) }
    operation.addExecutionBlock { print(5) }
    RunLoop.main.perform { print(6) }
    let process = Process()
    process.terminationHandler = { _ in print(7) }
    let lock = NSLock()
    lock.withLock { count += 1 }
    let thread = Thread { print(8) }
    thread.start()
  }
}
nonisolated final class Worker {
  func dispatch() {
    DispatchQueue.main.async { print(1) }
    DispatchQueue.global().async { print(2) }
    DispatchQueue.main.async { Task { print(3) } }
    DispatchQueue.global().async { DispatchQueue.main.async { print(4) } }
  }
}
