import Foundation

let own = DispatchQueue(label: "own")

func load() {
  own.async { print(1) }
  DispatchQueue.main.async { print(2) }
  let source = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
  source.activate()
  DispatchQueue.global().sync { print(3) }
}
