// Whoever takes a closure may say that it is asynchronous, though nothing in it waits.
import Foundation

final class Routes {
  typealias Answer = String

  func on(_ path: String, handler: @escaping @Sendable (Int) async throws -> Answer) {}
  func onEach(_ path: String, _ handler: @escaping @Sendable (Int) -> Answer) {}
  func before(_ first: () -> Void, then handler: @escaping () async throws(CancellationError) -> Void) {}

  init(ready: (@Sendable () async -> Void)? = nil) {}
}

func register(on routes: Routes) {
  routes.on("slow") { _ in
    sleep(1) // expect: blocking_in_async
    return "slow"
  }
  routes.onEach("slow") { _ in
    sleep(1)
    return "slow"
  }
  routes.before({ sleep(1) }, then: { sleep(1) })
  _ = Routes(ready: { sleep(1) }) // expect: blocking_in_async
}
