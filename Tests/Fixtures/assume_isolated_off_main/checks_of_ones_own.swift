import Foundation

@MainActor final class Vault { static let only = Vault() }

func requireMain() {
  print("asked")
  precondition(Thread.isMainThread)
}

func requireMainQueue() { dispatchPrecondition(condition: .onQueue(.main)) }

var isCareful: Bool { false }

func perhapsRequireMain() {
  if isCareful { precondition(Thread.isMainThread) }
}

func first() {
  requireMain()
  MainActor.assumeIsolated {}
}

func second() {
  requireMainQueue()
  MainActor.assumeIsolated {}
}

func third() {
  perhapsRequireMain()
  MainActor.assumeIsolated {}  // expect: assume_isolated_off_main
}

func fourth() {
  if OperationQueue.current == .main { MainActor.assumeIsolated {} }
  guard OperationQueue.current == OperationQueue.main else { return }
  MainActor.assumeIsolated {}
}

func fifth() {
  if OperationQueue.current != .main { MainActor.assumeIsolated {} }  // expect: assume_isolated_off_main
}

struct Door {
  init(vault: Vault = MainActor.assumeIsolated({ Vault.only })) {}  // expect: assume_isolated_off_main
}

struct Gate {
  @MainActor init(vault: Vault = MainActor.assumeIsolated({ Vault.only })) {}
}
