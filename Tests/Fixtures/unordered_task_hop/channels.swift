import NIOCore

final class EchoHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let ledger: Ledger

  init(ledger: Ledger) { self.ledger = ledger }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let text = String(buffer: unwrapInboundIn(data))
    Task { await ledger.append(text) } // expect: unordered_task_hop
  }

  func channelInactive(context: ChannelHandlerContext) {
    let ledger = ledger
    Task { await ledger.close() }
  }
}

actor Ledger {
  private var lines: [String] = []

  func append(_ line: String) { lines.append(line) }
  func close() {}
}
