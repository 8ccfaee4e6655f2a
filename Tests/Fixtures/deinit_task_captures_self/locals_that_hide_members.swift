import Dispatch

final class Kitchen {
  private let stove: Stove? = Stove()
  private var pans = ["wok"]
  private var state = State.closed(pans: 0)

  enum State {
    case closed(pans: Int)
  }

  deinit {
    let stove = self.stove
    Task { await stove?.cool() }
    for pans in [["a"], ["b"]] {
      Task { print(pans) }
    }
    if let stove {
      Task { await stove.cool() }
    }
    guard let stove = stove else { return }
    Task { await stove.cool() }
    Task {
      let pans = ["skillet"]
      print(pans)
    }
    Task {
      for pans in 1...3 { print(pans) }
    }
    if case .closed(let pans) = state {
      Task { print(pans) }
    }
    func clean(pans: [String]) {
      Task { print(pans) }
    }
    clean(pans: pans)
    let report: (Int) -> Void = { pans in print(pans) }
    Task { report(1) }
    pans.forEach { pans in Task { print(pans) } }
    do {
      try audit()
    } catch let state {
      Task { print(state) }
    }
  }
}

func audit() throws {}

final class Stove: Sendable {
  func cool() async {}
}
