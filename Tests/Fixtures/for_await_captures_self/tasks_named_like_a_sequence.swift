import StoreKit

@MainActor final class Shop {
  private var updates: Task<Void, Never>?
  private var renewals: Task<Void, Never>?
  private var owned: Set<String> = []

  init() {
    updates = Task {
      for await result in Transaction.updates { // expect: for_await_captures_self
        guard case .verified(let transaction) = result else { continue }
        owned.insert(transaction.productID)
      }
    }
  }

  // Cancels another task, and names another type's 'updates'.
  func watchRenewals() {
    renewals?.cancel()
    renewals = Task { [weak self] in
      for await status in Product.SubscriptionInfo.Status.updates { self?.renewed(status) }
    }
  }

  private func renewed(_ status: Product.SubscriptionInfo.Status) {}
}

// A task that a static property keeps, and that is cancelled by way of its type.
final class Listener {
  @MainActor static var loop: Task<Void, Never>?
  private var count = 0

  @MainActor func start() {
    Listener.loop = Task {
      for await _ in Transaction.updates { count += 1 }
    }
  }

  @MainActor static func stop() {
    Listener.loop?.cancel()
  }
}
