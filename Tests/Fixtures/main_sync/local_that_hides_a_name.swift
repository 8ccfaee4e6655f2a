import Dispatch

let shared = DispatchQueue.main

final class Relay {
  private let queue = DispatchQueue.main

  func run(queue: DispatchQueue) {
    queue.sync { print("given") }
    let shared = DispatchQueue(label: "other")
    shared.sync { print("other") }
  }

  func pick(_ queues: [DispatchQueue]) {
    for queue in queues { queue.sync { print("some") } }
    if let queue = queues.first { queue.sync { print("first") } }
    queues.forEach { queue in queue.sync { print("each") } }
    queue.sync { print("own") } // expect: main_sync
  }
}

final class Neighbour {
  private let queue = DispatchQueue(label: "neighbour")

  func run() {
    queue.sync { print("own, private") }
  }
}
