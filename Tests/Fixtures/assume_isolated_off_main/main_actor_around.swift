import SwiftUI
import UIKit

@MainActor var shown = 0

@MainActor func show() {
  MainActor.assumeIsolated { shown += 1 }
}

@MainActor
/// A comment and more attributes do not part an attribute from its class.
@available(iOS 17, *)
public final class Shelf {
  func fill() { MainActor.assumeIsolated { shown += 1 } }
  static func count() -> Int { MainActor.assumeIsolated { shown } }
  lazy var first = MainActor.assumeIsolated { shown }
}

extension Shelf {
  func empty() { MainActor.assumeIsolated { shown = 0 } }
}

struct AfterIt {
  func fill() { MainActor.assumeIsolated { shown += 1 } } // expect: assume_isolated_off_main
}

@MainActor extension AfterIt {
  func empty() { MainActor.assumeIsolated { shown += 1 } }
}

final class ShelfController: UIViewController {
  func fill() { MainActor.assumeIsolated { shown += 1 } }

  override func viewDidLoad() {
    super.viewDidLoad()
    func fillUp() { MainActor.assumeIsolated { shown += 1 } }
    fillUp()
  }
}

struct ShelfView: View {
  var body: some View { Text("\(MainActor.assumeIsolated { shown })") }
  func tap() { MainActor.assumeIsolated { shown += 1 } }
}

final class Crate: UIView {
  @IBAction func open(_ sender: Any) { MainActor.assumeIsolated { shown += 1 } }
}

struct Tray {
  @MainActor var items: Int { MainActor.assumeIsolated { shown } }
  @MainActor static func tidy() { MainActor.assumeIsolated { shown = 0 } }
  @MainActor init() { MainActor.assumeIsolated { shown = 0 } }
}
