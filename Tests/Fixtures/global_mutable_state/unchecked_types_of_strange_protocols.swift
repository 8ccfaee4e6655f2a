// Nobody knows where a protocol of another module puts a type, unless the type says that the compiler must not check it.
import Transport

final class Client: TransportClient, @unchecked Sendable {
  static var agent = "client/1" // expect: global_mutable_state
}

final class Other: TransportClient {
  static var agent = "client/1"
}
