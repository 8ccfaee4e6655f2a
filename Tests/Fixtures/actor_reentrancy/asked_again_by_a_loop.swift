actor Door {
  var isBusy = false
  let wire: Wire
  var handle: Handle
  var plan = Plan()
  var handles: [String: Handle] = [:]

  func enter() async {
    while isBusy { await Task.yield() }
    isBusy = true
  }

  func enterLate() async {
    while isBusy { await Task.yield() }
    await ring()
    isBusy = true // expect: actor_reentrancy
  }

  func cut() async {
    if wire.isLive { print("live") }
    await ring()
    wire.owner = nil
  }

  func turn() async {
    guard handle.isFree else { return }
    await ring()
    handle.owner = nil
  }

  func draw() async {
    guard plan.size > 0 else { return }
    await ring()
    plan.size -= 1 // expect: actor_reentrancy
  }

  func turnOver(_ key: String) async {
    guard handles[key] != nil else { return }
    await ring()
    handles[key]!.owner = nil // expect: actor_reentrancy
  }

  func ring() async {}
}

struct Plan { var size = 0 }
final class Wire {
  var isLive = false
  var owner: Wire?
}
final class Handle {
  var isFree = false
  var owner: Handle?
}
