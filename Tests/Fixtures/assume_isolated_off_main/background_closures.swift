import Foundation

@MainActor var title = ""

@MainActor final class Downloader {
  private let queue = DispatchQueue(label: "download")
  private let delivery: OperationQueue = OperationQueue()

  func start(_ url: URL) {
    Task.detached {
      let show = { @Sendable in print("hidden") }
      show()
      [1].forEach { _ in MainActor.assumeIsolated { title = "a" } } // expect: assume_isolated_off_main (a detached task)
    }
    DispatchQueue.global().async { // expect: dispatch_global_async
      MainActor.assumeIsolated { title = "b" } // expect: assume_isolated_off_main (a background queue)
    }
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 1) { // expect: dispatch_after
      MainActor.assumeIsolated { title = "c" } // expect: assume_isolated_off_main
    }
    queue.async {
      MainActor.assumeIsolated { title = "d" } // expect: assume_isolated_off_main
    }
    self.queue.async { [self] in
      MainActor.assumeIsolated { title = "e" } // expect: assume_isolated_off_main
    }
    let local = DispatchQueue(label: "local")
    local.async {
      MainActor.assumeIsolated { title = "f" } // expect: assume_isolated_off_main
    }
    DispatchQueue(label: "ad hoc").async {
      MainActor.assumeIsolated { title = "g" } // expect: assume_isolated_off_main
    }
    URLSession.shared.dataTask(with: url) { _, _, _ in
      MainActor.assumeIsolated { title = "h" } // expect: assume_isolated_off_main
    }.resume()
    Thread.detachNewThread {
      MainActor.assumeIsolated { title = "i" } // expect: assume_isolated_off_main
    }
    OperationQueue().addOperation {
      MainActor.assumeIsolated { title = "j" } // expect: assume_isolated_off_main
    }
    DispatchQueue.global().async { // expect: dispatch_global_async
      DispatchQueue.main.async {
        MainActor.assumeIsolated { title = "k" }
      }
    }
    DispatchQueue.main.async {
      DispatchQueue.global().async { // expect: dispatch_global_async
        MainActor.assumeIsolated { title = "l" } // expect: assume_isolated_off_main
      }
    }
  }
}
