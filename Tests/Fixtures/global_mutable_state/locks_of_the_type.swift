// A static lock guards what is static: the object has none.
import Foundation

final class Shape {
  static let square = Shape(name: "square") // expect: global_mutable_state (any thread may use this object at once)

  private static let lock = NSLock()
  private(set) var name: String
  var corners = 4

  init(name: String) { self.name = name }
}
