import UIKit

protocol Driver: AnyObject {
  func stop()
}

protocol SafeDriver: AnyObject, Sendable {
  func stop()
}

protocol LentDriver: Lender {
  func stop()
}

final class DriveController: UIViewController {
  private let driver: any Driver
  private let plain: Driver
  private let safe: any SafeDriver
  private let lent: any LentDriver
  private weak var other: Driver?
  private var drivers: [any Driver] = []

  init(driver: any Driver, safe: any SafeDriver, lent: any LentDriver) {
    self.driver = driver
    plain = driver
    self.safe = safe
    self.lent = lent
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    driver.stop() // expect: deinit_calls_isolated (note)
    plain.stop() // expect: deinit_calls_isolated (note)
    other?.stop() // expect: deinit_calls_isolated (note)
    safe.stop()
    lent.stop()
  }
}

final class Plain {
  private let driver: any Driver
  init(driver: any Driver) { self.driver = driver }
  deinit { driver.stop() }
}
