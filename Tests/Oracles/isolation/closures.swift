// What closures inherit from code on the main actor.
import Dispatch
import Foundation
nonisolated func plain(_ work: () -> Void) {}
nonisolated func escaping(_ work: @escaping () -> Void) {}
nonisolated func sendable(_ work: @escaping @Sendable () -> Void) {}
nonisolated func onMain(_ work: @escaping @MainActor () -> Void) {}
nonisolated func sending(_ work: sending @escaping () -> Void) {}
nonisolated struct Later {
  func then(_ work: @escaping () -> Void) {}
  func elsewhere(_ work: @escaping @Sendable () -> Void) {}
  init(work: @escaping () -> Void) {}
}
@MainActor final class Screen {
  var count = 0
  func form() {
    let stored = { self.count += 1 }
    stored()
    let typed: @Sendable () -> Void = { print(1) }
    typed()
    let main: @MainActor () -> Void = { print(2) }
    main()
    plain { count += 1 }
    escaping { self.count += 1 }
    sendable { print(3) }
    onMain { print(4) }
    sending { print(5) }
    let marked = { @Sendable in print(6) }
    marked()
    _ = { 7 }()
    plain { plain { print(8) } }
    sendable { plain { print(9) } }
    plain { sendable { print(10) } }
  }
  func members() {
    let later = Later(work: { print(1) })
    later.then { print(2) }
    later.elsewhere { print(3) }
    Later { print(4) }.then { print(5) }
  }
  func collections() {
    _ = [1].map { $0 + 1 }
    [1].forEach { print($0) }
    _ = [3, 1].sorted { $0 < $1 }
    let numbers = [1, 2]
    _ = numbers.filter { $0 > 1 }
    _ = numbers.reduce(0) { $0 + $1 }
    withExtendedLifetime(self) { print(1) }
  }
  func tasks() {
    Task { count += 1 }
    Task { print(1) }
    Task(priority: .high) { print(2) }
    Task.detached { print(3) }
    Task { plain { print(4) } }
    Task.detached { plain { print(5) } }
    Task { @MainActor [weak self] in self?.count += 1 }
  }
  func locals() {
    func inner() { count += 1 }
    inner()
    func nested() { func deeper() { print(2) }; deeper() }
    nested()
  }
  func returned() -> () -> Void { return { print(1) } }
}
