  guard count > 0 else { return }
  await report()
  count -= 1
}
actor Half {
  var count = 0
  func take() async {
    guard count > 0 else { return }
    await ...
    count -= 1 // expect: actor_reentrancy
