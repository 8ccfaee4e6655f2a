/// What a protocol stands for may not be able to cross.
final class Relay: @unchecked Sendable {
  private let output: any RelayOutput

  init(output: any RelayOutput) { self.output = output }

  deinit {
    Task { await self.output.close() }  // expect: deinit_task_captures_self
  }
}

protocol RelayOutput {
  func close() async
}
