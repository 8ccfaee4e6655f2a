actor Counter {
  private var waiting: [Int] = []
  private var served = 0

  func serve() async {
    guard waiting.count > 0 else { return }
    await prepare()
    let next = waiting.removeFirst() // expect: actor_reentrancy
    print(next)
  }

  // What follows goes by the state as it is now.
  func count() async {
    guard served > 0 else { return }
    await prepare()
    let now = served
    served = now + 1
  }

  func prepare() async {}
}
