import Dispatch

struct Painter {
  let queue: DispatchQueue = .main

  func paint() {
    DispatchQueue.main.asyncAndWait { print("painted") } // expect: main_sync
    queue.sync { print("painted") } // expect: main_sync
    DispatchQueue(label: "own").asyncAndWait { print("painted") }
  }
}
