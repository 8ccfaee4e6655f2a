/// Types that wait for each other, found with Tarjan's algorithm on a stack of its own.
struct WaitingGroups {
  private let successors: [Int: [Int]]
  private var indices: [Int: Int] = [:]
  private var lowest: [Int: Int] = [:]
  private var open: [Int] = []
  private var isOpen: Set<Int> = []
  /// By type: the others of its group, in order; only groups of two and more.
  private(set) var companions: [Int: [Int]] = [:]

  /// `waits[type]` are those it waits for; all are indices of subjects.
  init(_ waits: [Int: [Int]]) {
    successors = waits
    for start in waits.keys.sorted() where indices[start] == nil { visit(start) }
  }

  private mutating func visit(_ start: Int) {
    var stack: [(node: Int, next: Int)] = []
    enter(start, &stack)
    while let (node, next) = stack.last {
      let found = successors[node] ?? []
      if next < found.count {
        stack[stack.count - 1].next += 1
        let successor = found[next]
        if indices[successor] == nil {
          enter(successor, &stack)
        } else if isOpen.contains(successor) {
          lower(node, to: indices[successor])
        }
      } else {
        stack.removeLast()
        if let parent = stack.last?.node { lower(parent, to: lowest[node]) }
        if lowest[node] == indices[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int, _ stack: inout [(node: Int, next: Int)]) {
    lowest[node] = indices.count
    indices[node] = indices.count
    open.append(node)
    isOpen.insert(node)
    stack.append((node, 0))
  }

  private mutating func lower(_ node: Int, to index: Int?) {
    if let index, let known = lowest[node], index < known { lowest[node] = index }
  }

  private mutating func close(_ root: Int) {
    var group: [Int] = []
    while let node = open.popLast() {
      isOpen.remove(node)
      group.append(node)
      if node == root { break }
    }
    guard group.count > 1 else { return }
    group.sort()
    for node in group { companions[node] = group.filter { $0 != node } }
  }
}
