import SwiftUI

private var greeting = "hello" // expect: global_mutable_state (note: nothing here changes this variable)

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0 // expect: global_mutable_state (note)

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Ratio {
  static var wide = 16.0 / 9 // expect: global_mutable_state (note)
  static var preset: Double? // expect: global_mutable_state (note)
  static var isWide: Bool { wide == 3 }
}

// Other types have such a member, too.
struct Row {
  static var id = "row" // expect: global_mutable_state (note)
}

final class Page {
  var id = ""
  func turn() { self.id = Row.id }
}

func rename(_ page: Page) { page.id = "b" }

enum Texts {
  fileprivate static var all = ["a"] // expect: global_mutable_state (note)

  static func first() -> String? { Texts.all.first }
}

func greet() { print(greeting, Texts.all == [greeting]) }
