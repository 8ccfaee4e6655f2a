import Charts
import UIKit

extension ChartPalette {
  static var recent: [String] = [] // expect: global_mutable_state
  static var first: String { recent.first ?? "" }

  func add(_ name: String) { ChartPalette.recent.append(name) }
}

extension UIViewController {
  static var shown: [String] = []
  func add() { Self.shown.append("a") }
}

final class Screen: ForeignController {
  static var shown: [String] = []
  func add() { Self.shown.append("a") }
}
