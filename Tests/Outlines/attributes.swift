struct S {
  #if A
  @objc(first:)
  #elseif B
  @Named(name())
  #else
  @other
  #endif
  public func f() {}
  @Focus<Field?>.Binding var field: Field?
  let work: @Sendable(Int) -> Void
  func run(@Built content: @escaping() -> Int) {
    later { result in
      nonisolated(unsafe) var found = result
      async let other = load()
      final class Box {}
      func own() {}
    }
  }
  typealias Source = Sequence<
    Int,
    Error
  >
  public struct Test {}
}
protocol P {
  associatedtype Request where Request.Answer == Answer<Int>

  var number: Int { get set }
}
@freestanding(expression) macro m<T>(_ a: T = b()) -> T = #external(module: "c") where T: Q
infix operator ???
func ??? <T>(a: T?, b: @autoclosure () async throws -> T) async rethrows -> T { c() }
func *<T: N>(a: T, b: T) -> T { a }
struct E {
  #if A
  // Nothing for now.
  #endif
  public lazy var f = 2
}
