import Foundation

final class Box: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  var value = 0
}

func fill() async {
  let box = Box()
  Task.detached { box.value = 1 }
  await Task.yield()
  box.value += 1
}

final class LockedBox: @unchecked Sendable {
  var value = 0
}

func fillUnderLock() {
  let lock = NSLock()
  let box = LockedBox()
  lock.withLock { box.value = 1 }
  lock.lock()
  box.value += 1
  lock.unlock()
}

final class SetOnce: @unchecked Sendable {
  var value: Int

  init(value: Int) { self.value = value }
}

func read(_ box: SetOnce) -> Int { box.value }
