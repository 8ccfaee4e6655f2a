// Views make what they observe, on main; a plain object anybody may make.
import Combine

@MainActor final class Store {
  static let shared = Store()
  var orders: [Int] = []
}

final class OrdersModel: ObservableObject {
  @Published var orders: [Int]

  init(orders: [Int] = OrdersModel.stored()) {
    self.orders = orders
    MainActor.assumeIsolated { Store.shared.orders = orders } // expect: assume_isolated_off_main (note: traps off main)
  }

  private static func stored() -> [Int] {
    MainActor.assumeIsolated { Store.shared.orders } // expect: assume_isolated_off_main (note: traps off main)
  }

  func reload() {
    orders = MainActor.assumeIsolated { Store.shared.orders } // expect: assume_isolated_off_main (error: traps off main)
  }
}

final class Orders {
  let orders: [Int]

  init() {
    orders = MainActor.assumeIsolated { Store.shared.orders } // expect: assume_isolated_off_main (error: traps off main)
  }
}
