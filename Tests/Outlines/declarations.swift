@preconcurrency import UIKit
import struct Foundation.URL

@MainActor // why
  @objc(Box)
  /* and how */ public final class Box<T: P, U>: Base<T>, @unchecked Sendable where T: Q, U == Int {
  private(set) weak var owner: Owner?
  static let shared = Box(), other: Box? = nil
  lazy var cache: [String: (Int) -> Void] = [:]
  class func make() -> Self { Self() }
  class var name: String { "box" }
  nonisolated(unsafe) var raw = 0
  let (a, b) = (1, 2)

  required init?(coder: NSCoder) { nil }
  init<V>(_ v: V) async throws where V: P
  isolated deinit {}
  subscript(key: String, default value: @autoclosure () -> T) -> T { value() }

  enum State: Int, Hashable {
    case on = 1, off = -1
    indirect case both(State, next: State)
  }
}

struct Handle: ~Copyable, nonisolated P & Q {
  consuming func close() throws(Failure) {}
}

extension Array<Int>.Index where Element: Hashable {}
extension Box: @MainActor @retroactive Codable {
  struct Inner { func deep() { func deeper() -> Int { 1 }; _ = deeper() } }
}

protocol P: AnyObject {
  associatedtype Item = Int
  var size: Int { get async throws }
  var both: Int { get set }
  func run() async
  init()
}

actor Store {
  distributed actor Inner {}
}
infix operator +++: AdditionPrecedence
func +++ (a: Int, b: Int) -> Int { a }
func == <T: P>(a: T, b: T) -> Bool { true }
prefix func ! (a: Box) -> Bool { false }
macro check(_ value: Int) -> Bool = #externalMacro(module: "M", type: "T")
precedencegroup Power
{
  associativity: right
}
struct Misplaced {
  case first(Int), second
}
struct Old {
  __consuming func give() -> Int { __consuming() }
  public __consuming func take(_ x: __owned Box, y: __shared Box) {}
  var x: Int { __consuming get { 1 } }
  func __consuming() -> Int { 1 }
}
