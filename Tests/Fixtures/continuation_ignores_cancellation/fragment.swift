) {
  group.addTask { await withCheckedContinuation { continuation in
  group.cancelAll(
}
func f() async { await withTaskGroup(of: Void.self) { group in
  group.addTask { await withCheckedContinuation { waiters.append($0) } } // expect: continuation_ignores_cancellation
  group.cancelAll(
