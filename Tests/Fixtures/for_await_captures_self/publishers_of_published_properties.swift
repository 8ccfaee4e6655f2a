import Combine

final class Ride {
  @Published private var price = 0
  var prices: Published<Int>.Publisher { $price }
  private var task: Task<Void, Never>?

  func follow() {
    task = Task { [weak self] in
      if let self {
        for await price in self.prices.values { // expect: for_await_captures_self
          self.show(price)
        }
      }
    }
  }

  func followMapped() {
    task = Task {
      for await price in prices.map({ $0 + 1 }).values { // expect: for_await_captures_self
        show(price)
      }
    }
  }

  func followWeakly() {
    task = Task { [weak self, prices] in
      for await price in prices.values {
        self?.show(price)
      }
    }
  }

  private func show(_ price: Int) {}

  deinit {
    task?.cancel()
  }
}
