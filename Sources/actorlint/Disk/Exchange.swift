#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OpenFolder {
  /// Gives two files directly in the folder each other's name, in one step.
  ///
  /// False, and nothing done, where the system or the disk has no such step.
  func exchange(_ one: [UInt8], with other: [UInt8]) throws(SystemError) -> Bool {
    guard let call = Self.exchanging else { return false }
    do {
      _ = try restarting { withCString(one) { one in withCString(other) { call(descriptor, one, $0) } } }
      return true
    } catch let error where [ENOSYS, EINVAL, EOPNOTSUPP, ENOTSUP].contains(error.code) {
      return false
    }
  }

  /// The system's call for two names in a folder; nil where the C library has none.
  private static let exchanging: (@Sendable (Int32, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32)? = {
    #if canImport(Darwin)
      return { renameatx_np($0, $1, $0, $2, UInt32(RENAME_SWAP)) }
    #else
      // Swift's Glibc does not show it: it is declared for `_GNU_SOURCE` only.
      typealias Call = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let address = dlsym(nil, "renameat2") else { return nil }
      let call = unsafeBitCast(address, to: Call.self)
      let renameExchange: UInt32 = 1 << 1
      return { call($0, $1, $0, $2, renameExchange) }
    #endif
  }()
}
