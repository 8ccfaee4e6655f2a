final class Corners {
  var m = 0
  var n = 0
  var list: [Int] = []
  enum Kind { case plain }

  func cases(_ e: E) async throws {
    switch e {
    case let .a(x): m = x
    case .b where n > 1:
      if let y: Int = load() { n = y }
      #if DEBUG
        return
      #else
        m = 1
      #endif
      n = 2
    default: break
    }
    #if DEBUG
      log()
    #endif
    m = 3
    repeat { step() } while n > 3
    n = 2
    do { try await save() } catch E.c(let l) { m = l }
    try m = make()
    struct Local { func run() { fatalError() } }
    for try await case let (i, j) in pairs { use(i, j) }
    api(completion: done(returning:))
    let (a, b) = pair()
    if case let .d(p, q) = e { m = p + q + a + b }
  }

  func exit() { self.n = list[safe: m, default: 0] }

  func more(_ flag: Bool) {
    exit()
    super.x = 1
    let kind = Kind.plain
    let text = "\(raw: n) \(#line)"
    if #available(iOS 15, *), flag { (list[m], n) = (1, 2) }
    run { [copy = m, n, weak self] in self?.m = copy + n }
    Swift.fatalError(text)
  }

  var watched = 0 { didSet { m = oldValue } }
}
