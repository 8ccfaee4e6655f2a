import Foundation

// What only runs later keeps nothing apart from what others do now.
final class Reminders {
  private let later = DispatchQueue(label: "reminders")
  private var pending: DispatchWorkItem?

  func remind() {
    let item = DispatchWorkItem { print("remind") }
    pending = item
    later.asyncAfter(deadline: .now() + 5, execute: item) // expect: dispatch_after (note)
  }

  func repeatIt() {
    later.asyncAfter(deadline: .now() + 1) { self.remind() } // expect: dispatch_after (note)
  }
}

final class Snoozed {
  private let later = DispatchQueue(label: "snoozed") // expect: serial_queue (note)
  private var count = 0

  func snooze() {
    later.asyncAfter(deadline: .now() + 1) { self.count += 1 } // expect: dispatch_after (note)
  }

  func wake() {
    later.async { self.count = 0 }
  }
}
