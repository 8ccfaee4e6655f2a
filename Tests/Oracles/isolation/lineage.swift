// Superclasses, protocols and extensions.
@MainActor class Base {
  func act() {}
  nonisolated func free() {}
  init() {}
}
class Derived: Base {
  func own() {}
  override func act() {}
  override nonisolated func free() {}
}
final class Third: Derived { func deep() {} }
class PlainBase {
  init() {}
  func act() {}
  @MainActor func onMain() {}
  class func make() {}
  var title: String { "" }
}
class PlainDerived: PlainBase {
  override func act() {}
  override func onMain() {}
  func own() {}
}
@MainActor final class IsolatedDerived: PlainBase {
  override init() { super.init() }
  override func act() {}
  override func onMain() {}
  override class func make() {}
  override var title: String { "" }
  func own() {}
}
@MainActor protocol Screen {
  func show()
  var title: String { get }
}
struct Primary: Screen {
  func show() {}
  var title: String { "" }
  func other() {}
}
struct Late { func before() {} }
extension Late: Screen {
  func show() {}
  var title: String { "" }
  func beside() {}
}
protocol Refined: Screen {}
final class Deep: Refined {
  func show() {}
  var title: String { "" }
  func other() {}
}
protocol Partly {
  @MainActor func onMain()
  func anywhere()
}
struct Meets: Partly {
  func onMain() {}
  func anywhere() {}
  func other() {}
}
@MainActor extension Late { func inIsolatedExtension() {} }
extension Base { func inExtension() {} }
nonisolated extension Base { func inFreeExtension() {} }
extension Int { func ofForeigner() {} }
extension Array { func ofGeneric() {} }
protocol Further: Screen { func go() }
extension Further {
  func beside() {}
}
protocol OfBase: Base {}
extension OfBase { func beside() {} }
final class BaseOfBase: Base, OfBase { func own() {} }
