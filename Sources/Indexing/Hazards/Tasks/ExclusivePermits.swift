import Lexing
import Outlining

extension SourceFile {
  /// Whether code before a token waits for the one permit of a semaphore, and a `defer` gives it back: nobody else comes
  /// to run there meanwhile, whatever is awaited.
  func isAloneByPermit(at token: Int, in function: Function) -> Bool {
    guard let body = function.body, body.contains(token) else { return false }
    return Permits.pairs.contains { wait, signal in
      calls(named: wait, in: body.lowerBound..<token).contains { call in
        guard call.isAwaited, let semaphore = receiver(of: call), isExclusive(semaphore, by: wait),
          outline.scopes[scopeTable.scope(at: call.callee.lowerBound)].content.contains(token)
        else { return false }
        let text = spelling(of: semaphore)
        return calls(named: signal, in: call.end..<body.upperBound).contains { other in
          let isDeferred = scopes(around: other.callee.lowerBound).contains {
            $0.kind == .block && outline.blocks[$0.owner].kind == .defer
          }
          return isDeferred && receiver(of: other).map { spelling(of: $0) } == text
        }
      }
    }
  }

  private func isExclusive(_ semaphore: Range<Int>, by wait: Name) -> Bool {
    permits(of: semaphore) == 1 || wait == "lock" && permits(of: semaphore) == nil
  }
}
