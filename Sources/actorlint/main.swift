import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// A descriptor that is closed would be given to the next file that is opened, and be mistaken for output.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}
// A reader that goes away is told by write(2), not by a signal.
signal(SIGPIPE, SIG_IGN)
// So is a file that would grow over the limit.
signal(SIGXFSZ, SIG_IGN)

// `CommandLine.arguments` would repair file names to UTF-8.
let arguments = (1..<max(Int(CommandLine.argc), 1)).map { index in
  let argument = CommandLine.unsafeArgv[index]!
  return Path(bytes: UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
}
exit(run(arguments, on: Console()).rawValue)
