) async {
  if ready {
    done.wait(
    Thread.sleep(forTimeInterval: 1)
    Task { sleep(1) // expect: blocking_in_async
