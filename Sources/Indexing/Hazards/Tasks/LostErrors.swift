import Lexing
import Outlining

/// A task that nobody keeps, and an error that ends it.
package struct LostError: Sendable {
  /// From the task's name to what begins its operation.
  package let task: Range<Int>
  /// The `try`, the `throw` or the name of the operation that throws.
  package let error: Int
}

extension SourceFile {
  /// The errors of tasks that nobody keeps. A test whose task fails misses what comes after it.
  package var lostErrors: [LostError] {
    guard !isForTests else { return [] }
    return taskOperations.filter { handle(of: $0) == .dropped }.compactMap { operation in
      escapingError(of: operation).map { LostError(task: start(of: operation), error: $0) }
    } + lostErrorsOfNamedOperations
  }

  /// `Task(operation: run)`
  private var lostErrorsOfNamedOperations: [LostError] {
    (calls(named: "Task") + calls(named: "detached")).compactMap { call in
      guard let operation = argument("operation", of: call)?.value, operation.count == 1, taskFate(of: call) != nil,
        handle(ofTaskBy: call) == .dropped, let error = error(ofFunctionNamedAt: operation.lowerBound)
      else { return nil }
      return LostError(task: call.callee.lowerBound..<operation.upperBound, error: error)
    }
  }

  /// Where a function of this file that a name means throws, or the name itself for a parameter that may.
  private func error(ofFunctionNamedAt token: Int) -> Int? {
    if let binding = binding(for: token) {
      return binding.type?.contains { tokens[$0].word == .throws } ?? false ? token : nil
    }
    let functions = functions(named: outline.name(token))
    guard functions.count == 1, functions[0].isThrowing, let closure = Closure(runningLike: functions[0]) else {
      return nil
    }
    return escapingError(of: closure)
  }
}
