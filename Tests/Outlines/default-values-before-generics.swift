func ask(first: Promise<Int> = .value(.init(code: 1)), second: [Promise<Void>] = [.value(())]) -> Promise<Bool> {}

struct Line {
  init(of end: Box<Int> = make(1)) where End: Box<Int> {}
  subscript(key: Key<Int> = .first(2)) -> Box<Int> { box(key) }
}

let later = a < (Box<Int>(b)).c
