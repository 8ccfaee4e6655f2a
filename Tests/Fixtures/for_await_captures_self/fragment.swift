) {
  for await x in ... { self.y = x }
}

final class Half {
  var y = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("half")) { // expect: for_await_captures_self
        y += 1
      }
    ...
    Task { for await
