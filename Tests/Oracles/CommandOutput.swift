import Foundation

/// Starts the command, reads all it writes and waits for it; a command silent for 20 seconds is ended.
func run(_ command: [String]) -> (output: [UInt8], failure: String?) {
  guard let (pid, pipe) = spawning.withLock({ spawn(command) }) else { return ([], "cannot start \(command[0])") }
  let (output, timedOut) = readAll(pipe)
  close(pipe)
  if timedOut { kill(pid, SIGKILL) }
  var status: Int32 = 0
  while waitpid(pid, &status, 0) == -1 && errno == EINTR {}
  if timedOut { return ([], "the command was silent for 20 seconds") }
  let signal = status & 0x7f
  if signal != 0 { return ([], "the command was ended by signal \(signal)") }
  let code = (status >> 8) & 0xff
  return (output, code == 0 ? nil : "the command ended with status \(code)")
}

/// Held from making a pipe to closing its writing end here, so that no other child inherits that end.
private let spawning = NSLock()

private func spawn(_ command: [String]) -> (pid: pid_t, pipe: Int32)? {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return nil }
  defer { close(ends[1]) }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
  posix_spawn_file_actions_addclose(&actions, ends[0])
  posix_spawn_file_actions_addclose(&actions, ends[1])
  var arguments = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var pid: pid_t = 0
  guard posix_spawn(&pid, command[0], &actions, nil, &arguments, environ) == 0 else {
    close(ends[0])
    return nil
  }
  return (pid, ends[0])
}

private func readAll(_ pipe: Int32) -> (output: [UInt8], timedOut: Bool) {
  var output: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    let ready = poll(&waiting, 1, 20_000)
    if ready == 0 { return (output, true) }
    let count = read(pipe, &buffer, buffer.count)
    if count > 0 { output += buffer[..<count] }
    if count == 0 || (count < 0 && errno != EINTR) { return (output, false) }
  }
}
