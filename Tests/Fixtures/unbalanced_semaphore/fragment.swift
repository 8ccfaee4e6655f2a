) {
  lock.wait(
  guard ready else { return
  lock.signal()
}
func open() throws { lock.wait() // expect: unbalanced_semaphore
  try run(); lock.signal(
