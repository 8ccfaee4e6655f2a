@MainActor final class Menu {
  private var handlers: [() -> Void] = []
  private var named: [String: (Int) -> Void] = [:]
  private var safe: [@Sendable () -> Void] = []
  private var titles: [String] = []

  deinit {
    handlers.forEach { $0() } // expect: deinit_calls_isolated
    named.removeAll() // expect: deinit_calls_isolated
    safe.forEach { $0() }
    print(titles.count)
  }
}
