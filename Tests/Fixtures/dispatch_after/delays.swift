import Foundation

let queue = DispatchQueue(label: "delays")

func later() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print(1) } // expect: dispatch_after
  queue.asyncAfter(wallDeadline: .now() + 1, execute: { print(2) }) // expect: dispatch_after
}
