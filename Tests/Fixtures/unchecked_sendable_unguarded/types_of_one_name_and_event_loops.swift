import NIOCore

func first() {
  final class Box: @unchecked Sendable {
    var flags: [Bool] = []
  }
  let box = Box()
  Task.detached { box.flags.append(true) }
}

func second() {
  final class Box: @unchecked Sendable {
    var names: [String] = []
  }
  print(Box().names)
}

final class Handler: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = Int
  private var count = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { count += 1 }
  func channelInactive(context: ChannelHandlerContext) { count = 0 }
}
