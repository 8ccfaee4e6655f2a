import Foundation

final class Hint {
  var hiding: DispatchWorkItem?

  func hideLater(_ done: @escaping @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: hide) // expect: dispatch_after
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: done) // expect: dispatch_after
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: self.hide) // expect: dispatch_after
    let item = DispatchWorkItem { print(1) }
    hiding = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: item) // expect: dispatch_after (a work item)
    if let hiding { DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: hiding) } // expect: dispatch_after (a work item)
  }

  func hide() {}
}
