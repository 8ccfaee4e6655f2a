// Attributes and modifiers anywhere before a declaration.
@MainActor
// a comment
@available(macOS 15, *)
/* another */ public final class Annotated {
  func inherits() {}
  nonisolated func optsOut() {}
  nonisolated public static func optsOutStatically() {}
  static func isStatic() {}
  @available(*, deprecated)
  nonisolated
    func overLines() {}
  var computed: Int { 1 }
  nonisolated var free: Int { 2 }
  var both: Int {
    get { 3 }
    set { print(newValue) }
  }
  init() {}
  nonisolated init(elsewhere: Int) {}
  subscript(index: Int) -> Int { index }
}
struct Mixed {
  @MainActor func onMain() {}
  func anywhere() {}
  @MainActor var main: Int { 1 }
  @MainActor static func mainStatic() {}
  @MainActor init() {}
  init(free: Int) {}
}
@MainActor func global() {}
nonisolated func plain() {}
@MainActor var globalValue: Int { 1 }
var plainValue: Int { 1 }
nonisolated func explicit() {}
@MainActor enum Cases {
  case one
  func act() {}
  nonisolated var name: String { "one" }
}
@MainActor protocol Shown { func show() }
extension Shown { func more() {} }
nonisolated struct Free {
  func act() {}
  static func make() {}
}
