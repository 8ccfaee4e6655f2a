import Lexing
import Outlining

/// Where Combine's chains deliver.
extension SourceFile {
  /// The queue or run loop on which values reach the end of a chain, as far as it says.
  func queueOfPublisher(_ callee: Range<Int>, depth: Int = 0) -> PlatformFacts.Queue {
    var queue = depth < 4 ? queueOfNamedPublisher(callee.lowerBound, depth: depth) : .unknown
    for step in steps(of: callee) {
      guard let name = calledName(of: step) else { continue }
      switch outline.name(name) {
      case "receive": queue = argument("on", of: step).map { self.queue(named: $0.value) } ?? .unknown
      case "debounce", "throttle", "delay":
        queue = argument("scheduler", of: step).map { self.queue(named: $0.value) } ?? .unknown
      case "dataTaskPublisher": queue = sessionsCallBackOnMain ? .unknown : .background
      // What these deliver comes from other publishers, too.
      case "flatMap", "switchToLatest", "merge", "combineLatest", "zip", "catch", "tryCatch", "prepend", "append":
        queue = .unknown
      default: break
      }
    }
    return queue
  }

  /// Whether a chain holds a call that only publishers have.
  func isPublisherChain(_ callee: Range<Int>) -> Bool {
    steps(of: callee).contains { step in
      switch calledName(of: step).map({ outline.name($0) }) {
      case "receive", "subscribe": argument("on", of: step) != nil
      case "debounce", "throttle", "delay": argument("scheduler", of: step) != nil
      case "dataTaskPublisher", "eraseToAnyPublisher": true
      default: false
      }
    } || queueOfNamedPublisher(callee.lowerBound, depth: 2) != .unknown
  }

  /// The calls of a chain before its last name, in order.
  private func steps(of callee: Range<Int>) -> [Call] {
    // Each step of a chain asks for those before it: none that somebody wrote is longer.
    guard callee.count < 4096 else { return [] }
    return calls(in: callee).filter {
      $0.callee.lowerBound == callee.lowerBound && $0.callee.upperBound < callee.upperBound
    }
    .sorted { $0.callee.upperBound < $1.callee.upperBound }
  }

  /// `let loads = session.dataTaskPublisher(for: url)`
  private func queueOfNamedPublisher(_ name: Int, depth: Int) -> PlatformFacts.Queue {
    guard tokens[name].kind == .identifier, let value = binding(for: name)?.value, value.lowerBound != name else {
      return .unknown
    }
    return queueOfPublisher(value, depth: depth + 1)
  }

  func readSessionsCallBackOnMain() -> Bool {
    calls(named: "URLSession").contains { call in
      argument("delegateQueue", of: call).map { isMainQueue($0.value) } ?? false
    }
  }
}
