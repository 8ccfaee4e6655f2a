@MainActor var score = 0

func addPoint() {
  MainActor.assumeIsolated { score += 1 } // expect: assume_isolated_off_main (error: traps off main)
}

struct Board {
  var points: Int {
    MainActor.assumeIsolated { score } // expect: assume_isolated_off_main (anybody may call)
  }

  var best: Int {
    get { MainActor.assumeIsolated { score } } // expect: assume_isolated_off_main
    set { MainActor.assumeIsolated { score = newValue } } // expect: assume_isolated_off_main
  }

  init() {
    MainActor.assumeIsolated { score = 0 } // expect: assume_isolated_off_main
  }

  static func reset() {
    MainActor.assumeIsolated { score = 0 } // expect: assume_isolated_off_main
  }

  subscript(row: Int) -> Int {
    MainActor.assumeIsolated { score + row } // expect: assume_isolated_off_main
  }

  func sum(of rows: [Int]) -> [Int] {
    rows.map { row in
      MainActor.assumeIsolated { score + row } // expect: assume_isolated_off_main
    }
  }

  func later(_ done: @escaping () async -> Void) {
    MainActor.assumeIsolated { score += 1 } // expect: assume_isolated_off_main (anybody may call)
  }

  func typed() throws -> Int {
    try MainActor.assumeIsolated { () throws -> Int in score } // expect: assume_isolated_off_main
  }

  func local() {
    func inner() {
      MainActor.assumeIsolated { score += 1 } // expect: assume_isolated_off_main
    }
    inner()
  }
}

class Player {
  public func win() {
    MainActor.assumeIsolated { score += 3 } // expect: assume_isolated_off_main
  }
}

extension Player {
  func lose() {
    _Concurrency.MainActor.assumeIsolated { score -= 3 } // expect: assume_isolated_off_main
  }
}

@MainActor final class Referee {
  nonisolated func whistle() {
    MainActor.assumeIsolated { score += 1 } // expect: assume_isolated_off_main
  }

  nonisolated var points: Int {
    MainActor.assumeIsolated { score } // expect: assume_isolated_off_main
  }

  nonisolated init() {
    MainActor.assumeIsolated { score = 1 } // expect: assume_isolated_off_main
  }
}
