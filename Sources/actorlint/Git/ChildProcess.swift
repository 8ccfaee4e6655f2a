import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs beside this one and is talked to through pipes.
struct ChildProcess {
  private let id: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32

  /// Finds the program in PATH; the environment is this program's own, but for the variables that are to be missing.
  init(_ arguments: [Path], missing variables: [String] = []) throws(SystemError) {
    let input = try Pipe()
    let output = try Pipe()
    let errors = try Pipe()
    var actions = Self.emptyActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reader, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writer, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writer, STDERR_FILENO)
    var strings = arguments.map { argument in withCString(argument.bytes) { strdup($0) } }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, strings[0]!, &actions, nil, strings, Self.environment(missing: variables))
    for descriptor in [input.reader, output.writer, errors.writer] { closeDescriptor(descriptor) }
    guard code == 0 else {
      for descriptor in [input.writer, output.reader, errors.reader] { closeDescriptor(descriptor) }
      throw SystemError(code: code)
    }
    self.id = id
    self.input = input.writer
    self.output = output.reader
    self.errors = errors.reader
  }

  /// Ends with nil, as the system takes it.
  private static func environment(missing names: [String]) -> [UnsafeMutablePointer<CChar>?] {
    let settings = sequence(first: environ) { $0 + 1 }.lazy.prefix { $0.pointee != nil }.map(\.pointee)
    let kept = settings.filter { setting in
      !names.contains { strncmp(setting!, "\($0)=", $0.utf8.count + 1) == 0 }
    }
    return kept + [nil]
  }

  #if canImport(Darwin)
    private static var emptyActions: posix_spawn_file_actions_t? { nil }
  #else
    private static var emptyActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  #endif

  /// Both ends of a pipe, which other children do not inherit.
  private struct Pipe {
    let reader: Int32
    let writer: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      _ = try restarting { pipe(&ends) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      reader = ends[0]
      writer = ends[1]
    }
  }

  /// Writes all of the input while it reads all of the output and the errors, so that no pipe fills up.
  func converse(_ bytes: [UInt8]) throws(SystemError) -> (output: [UInt8], errors: [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var sent = 0
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    var requests = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
    ]
    if bytes.isEmpty { Self.finish(&requests[2]) }
    defer { for index in requests.indices where requests[index].fd >= 0 { Self.finish(&requests[index]) } }
    while requests.contains(where: { $0.fd >= 0 }) {
      _ = try restarting { poll(&requests, nfds_t(requests.count), -1) }
      for index in 0...1 where requests[index].fd >= 0 && requests[index].revents != 0 {
        if try !Self.read(requests[index].fd, into: &texts[index]) { Self.finish(&requests[index]) }
      }
      guard requests[2].fd >= 0, requests[2].revents != 0 else { continue }
      sent += Self.write(bytes[sent...], to: requests[2].fd) ?? bytes.count
      if sent >= bytes.count { Self.finish(&requests[2]) }
    }
    return (texts[0], texts[1])
  }

  private static func finish(_ request: inout pollfd) {
    closeDescriptor(request.fd)
    request.fd = -1
  }

  /// False at the end.
  private static func read(_ descriptor: Int32, into text: inout [UInt8]) throws(SystemError) -> Bool {
    try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { piece throws(SystemError) in
      let count = try readSome(descriptor, into: piece)
      text.append(contentsOf: piece[..<count])
      return count > 0
    }
  }

  /// How many bytes were taken; nil when nobody reads them.
  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    do {
      return try writeSome(bytes, to: descriptor)
    } catch {
      return error.code == EAGAIN ? 0 : nil
    }
  }

  /// The exit status; 128 and more for a process that a signal ended.
  func wait() throws(SystemError) -> Int32 {
    var status: Int32 = 0
    _ = try restarting { waitpid(id, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
