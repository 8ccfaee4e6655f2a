// What the types of a framework decide.
import Foundation
import UIKit
class Card: UIView {
  func act() {}
  override func layoutSubviews() { UIView.animate(withDuration: 1, animations: { print(1) }) }
  nonisolated func free() {}
  var computed: Int { 1 }
}
final class BigCard: Card { func more() { Task { print(1) } } }
final class Controller: UIViewController {
  override func viewDidLoad() { UIView.animate(withDuration: 1) { print(1) } }
  func act() { Task { print(2) }; Task.detached { print(3) } }
  static func make() {}
}
extension UIView { func added() {}; nonisolated func addedFree() {} }
struct Table: UITableViewDelegate { func didSelect(_ row: Int) {}; func other() {} }
final class Delegate: NSObject { func act() {} }
extension Controller: UITableViewDelegate { func didSelect(_ row: Int) {} }
