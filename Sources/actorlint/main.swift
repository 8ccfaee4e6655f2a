import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
