import Foundation

final class Importer {
  private let done = DispatchSemaphore(value: 0)

  func load() async {
    prepare() // expect: blocking_in_async ('prepare' waits)
    later()
    read(3)
    Task { self.prepare() } // expect: blocking_in_async
  }

  private func prepare() {
    for _ in 0..<2 { finish() }
  }

  private func finish() { pause() }

  private func pause() { done.wait() }

  private func later() {
    DispatchQueue.global().async { self.finish() } // expect: dispatch_global_async
  }

  private func read(_ count: Int) { scan(count) }

  private func scan(_ count: Int) {}

  private func scan(_ name: String) { Thread.sleep(forTimeInterval: 1) }
}
