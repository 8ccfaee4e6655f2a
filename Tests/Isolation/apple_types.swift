import UIKit

extension UIView {
  func added() {} // isolation: @MainActor
}

class Card: UIView {
  func act() {} // isolation: @MainActor
  @objc func tapped() { Task { act() } } // isolation: @MainActor
  nonisolated func free() {} // isolation: nonisolated
}

class Stranger: UnknownView {
  func act() {} // isolation: unknown
}

struct Screen: View { // isolation: @MainActor
  var body: some View { Text("") } // isolation: @MainActor
  var waiting: some View { Text("").task { print(1) } } // isolation: @MainActor
}

struct Blob: Shape {
  func path(in rect: CGRect) -> Path { Path() } // isolation: nonisolated
}

final class Window: NSObject, NSWindowDelegate {
  func act() {} // isolation: nonisolated
}

extension Window: UITableViewDelegate {
  func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {} // isolation: unknown
}

final class Session: NSObject, URLSessionDataDelegate {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {} // isolation: nonisolated
}

class Controller: UIViewController {
  @IBAction func pressed() {} // isolation: @MainActor

  func load() {
    URLSession.shared.dataTask(with: url) { _, _, _ in } // isolation: nonisolated
    CMPedometer().queryPedometerData(from: start, to: end, withHandler: { _, _ in }) // isolation: @MainActor
    stranger { } // isolation: unknown
    UIView.animate(withDuration: 1) { self.load() } // isolation: @MainActor
  }
}

protocol ScanningController: UIViewController {}

extension ScanningController {
  func scan() {} // isolation: unknown
}

final class BadgeScanner: UIViewController, ScanningController {
  func stop() {} // isolation: @MainActor
}

struct Chooser {
  // Named as the protocol that it meets.
  struct View: SwiftUI.View {
    var body: some SwiftUI.View { Text("") } // isolation: @MainActor
  }
}
