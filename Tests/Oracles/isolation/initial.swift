// Initial values, properties that hold closures, accessors.
nonisolated func plain(_ work: () -> Void) {}
@MainActor final class Model {
  let handler = { print(1) }
  let free: @Sendable () -> Void = { print(2) }
  var observed = 1 {
    didSet { print(3) }
    willSet { print(4) }
  }
  var computed: Int {
    plain { print(6) }
    return 7
  }
  nonisolated var free2: Int {
    plain { print(8) }
    return 9
  }
  var both: Int {
    get { plain { print(10) }; return 1 }
    set { plain { print(11) } }
  }
  subscript(index: Int) -> Int {
    get { plain { print(12) }; return 1 }
    set { plain { print(13) } }
  }
  init() { plain { print(14) } }
  convenience init(other: Int) { self.init(); plain { print(15) } }
  static var shared: Int { plain { print(16) }; return 1 }
  func defaults(_ work: () -> Void = { print(17) }) {}
  func switches(_ value: Int) {
    switch value {
    case 1: plain { print(18) }
    default: if value > 2 { plain { print(19) } } else { plain { print(20) } }
    }
    for number in [1] where number > 0 { plain { print(21) } }
    do { plain { print(22) } }
    defer { plain { print(23) } }
  }
}
nonisolated final class Free {
  let handler = { print(1) }
  var computed: Int { plain { print(2) }; return 1 }
  init() { plain { print(3) } }
  func generic<T>(_ value: T, _ work: (T) -> Void) { work(value) }
  func uses() { generic(1) { print($0) } }
}
struct Plain {
  let handler = { print(1) }
  var computed: Int { plain { print(2) }; return 1 }
  func act() { plain { print(3) } }
  mutating func change() { plain { print(4) } }
}
extension Plain {
  func more() { Task { print(5) } }
  @MainActor func onMain() { Task { print(6) }; plain { print(7) } }
}
@MainActor func nest() {
  func one() { func two() { plain { Task { plain { print(1) } } } }; two() }
  one()
  let chain = { { print(2) } }
  chain()()
}
