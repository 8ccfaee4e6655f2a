#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a system call answered when it failed.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// In the system's words: 'Permission denied'.
  var reason: String { String(cString: strerror(code)) }

  /// True when there is nothing by that name, or no longer.
  var isGone: Bool { code == ENOENT || code == ENOTDIR }
}

/// Repeats a call that a signal interrupts; a negative answer is an error.
func restarting<Answer: SignedInteger>(_ call: () -> Answer) throws(SystemError) -> Answer {
  while true {
    let answer = call()
    if answer >= 0 { return answer }
    if errno != EINTR { throw .last }
  }
}

/// The bytes with a zero behind, as system calls take a name.
func withCString<Result>(_ bytes: ArraySlice<UInt8>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { string in
    bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(string).copyMemory(from: $0) }
    string[bytes.count] = 0
    return body(string.baseAddress!)
  }
}

func withCString<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  withCString(bytes[...], body)
}
