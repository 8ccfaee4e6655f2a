// Sockets and readers tell of each part.
protocol Socket {
  func onBinary(_ handle: @escaping @Sendable ([UInt8]) -> Void)
  func onReading(_ handle: @escaping @Sendable (Double) -> Void)
  func onceReady(_ handle: @escaping @Sendable (Int) -> Void)
}

actor Room {
  func send(_ bytes: [UInt8]) {}
  func add(_ value: Double) {}
  func begin(_ id: Int) {}
}

func connect(_ socket: any Socket, to room: Room) {
  socket.onBinary { bytes in
    Task { await room.send(bytes) } // expect: unordered_task_hop
  }
  socket.onReading { value in
    Task { await room.add(value) } // expect: unordered_task_hop
  }
  socket.onceReady { id in
    Task { await room.begin(id) }
  }
}
