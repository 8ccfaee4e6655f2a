import Promises

actor Bank {
  func balance() -> Future<Int> { Future(1) }
  var late: Deferred<Int> { Deferred(1) }
}
