import Dispatch

final class Register {
  private let queue: DispatchQueue = .init(label: "register") // expect: serial_queue
  private let readers: DispatchQueue = .init(label: "readers", attributes: .concurrent)
  private let group: DispatchGroup = .init()
  private var names: Set<String> = []

  func insert(_ name: String) { queue.sync { _ = names.insert(name) } }
  func holds(_ name: String) -> Bool { queue.sync { names.contains(name) } }
  func read() { readers.async { print("read") } }
  func readToo() { readers.async { print("read") } }
}
