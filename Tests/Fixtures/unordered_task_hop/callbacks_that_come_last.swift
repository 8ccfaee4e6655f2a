import Foundation

actor Store {
  func add(_ value: Int) {}
  func fail(_ error: any Error) {}
  func leave(_ status: Int32) {}
}

protocol Source {
  func subscribe(onNext: @escaping (Int) -> Void, onError: @escaping (any Error) -> Void)
}

final class Feed {
  let store = Store()

  func start(_ source: any Source, _ process: Process) {
    source.subscribe(
      onNext: { value in
        Task { await self.store.add(value) } // expect: unordered_task_hop
      },
      onError: { error in
        Task { await self.store.fail(error) }
      }
    )
    process.terminationHandler = { ended in
      let status = ended.terminationStatus
      Task { await self.store.leave(status) }
    }
  }
}
