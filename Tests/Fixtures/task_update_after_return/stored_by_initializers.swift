import Foundation

final class Basket {
  func add(_ task: Task<Void, Never>) {}
}

extension Task where Success == Void, Failure == Never {
  init(in basket: Basket, operation: @escaping @Sendable () async -> Void) {
    self.init(operation: operation)
    basket.add(self)
  }
}

struct Shelf {
  var prices: [String: Int] = [:]
  var clerk = Clerk()
}

final class Clerk {
  func merge(_ prices: [String: Int], with choose: (Int, Int) -> Int) {}
}

final class Shop {
  let basket = Basket()
  var shelf = Shelf()
  var total = 0

  func count() async {
    Task(in: basket) { @MainActor [weak self] in self?.total = 1 }
  }

  func label() async {
    Task(priority: .high) { @MainActor [weak self] in self?.total = 1 }  // expect: task_update_after_return (warning: 'total')
  }

  func price() async {
    DispatchQueue.main.async {  // expect: task_update_after_return (warning: 'shelf')
      self.shelf.prices.merge(["tea": 1]) { $1 }
    }
  }

  func ask() async {
    DispatchQueue.main.async {  // expect: task_update_after_return (note)
      self.shelf.clerk.merge(["tea": 1]) { $1 }
    }
  }
}
