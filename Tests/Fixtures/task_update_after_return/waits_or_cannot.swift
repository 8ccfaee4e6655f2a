import Dispatch

final class Rows {
  var rows: [String] = []
  private var update: Task<Void, Never>?

  func stored() async {
    let loaded = await download()
    update = Task { @MainActor in rows = loaded }
    let second = Task { @MainActor in rows = loaded }
    await second.value
    await Task { @MainActor in rows = loaded }.value
  }

  func returned() async -> Task<Void, Never> {
    Task { @MainActor in rows = [] }
  }

  func alsoReturned() async -> Task<Void, Never> {
    print("start")
    return Task { @MainActor in rows = [] }
  }

  func passedOn() async {
    keep(Task { @MainActor in rows = [] })
  }

  func keep(_ task: Task<Void, Never>) {}

  func synchronous(_ load: () async -> Void) {
    Task { @MainActor in rows = [] }
    DispatchQueue.main.async { self.rows = [] }
  }

  func callback() async {
    register { Task { @MainActor in self.rows = [] } }
    DispatchQueue(label: "work").async { self.rows = [] }
    Task { await download() }
    DispatchQueue.main.async { print("done") }
  }

  func waitsBehind() async {
    DispatchQueue.main.async { self.rows = [] }
    await show()
  }

  func continuation() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in
        rows = []
        continuation.resume()
      }
    }
  }

  @MainActor func show() {}

  func register(_ handler: @escaping () -> Void) {}

  func local() async {
    var rows: [String] = []
    DispatchQueue.main.async { rows = [] }
  }
}

func download() async -> [String] { [] }

final class Totals {
  var total = 0

  // What runs the closure is not known: the elements' type is.
  func count() async {
    let counters = [counter(of: 1, 2)]
    counters.run {
      DispatchQueue.main.async { self.total = 1 }
    }
  }
}

struct Counter {}

func counter(of first: Int, _ second: Int) -> Counter { Counter() }
