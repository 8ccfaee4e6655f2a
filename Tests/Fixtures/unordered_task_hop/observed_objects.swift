import Foundation

final class Page: NSObject {
  @objc dynamic var isReady = false
  private var observation: NSKeyValueObservation?

  func follow(_ page: Page) {
    observation = page.observe(\.isReady) { page, _ in
      Task { await MainActor.run { print(page.isReady) } } // expect: main_actor_run
    }
    page.observe(\.isReady) { _, change in
      Task { await self.finish(change.newValue) }
    }
  }

  func finish(_ isReady: Bool?) async {}
}
