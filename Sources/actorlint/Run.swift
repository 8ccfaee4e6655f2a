import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program's version, as `--version` and reports have it.
let version = "0.1.0"

/// What the program was called with: `CommandLine.arguments` would repair file names to UTF-8.
///
/// A function, because a closure in `main.swift` asks whether it is on the main actor, for which the whole runtime of
/// tasks would be linked.
func commandLineArguments() -> [Path] {
  (1..<max(Int(CommandLine.argc), 1)).map { index in
    let argument = CommandLine.unsafeArgv[index]!
    return Path(bytes: Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
  }
}

/// Obeys a command line; what is wrong with it is said on standard error.
func run(_ arguments: [Path], on console: Console) -> ExitCode {
  do {
    let invocation = try Invocation(arguments)
    return console.finish(try invocation.command.run(invocation, on: console))
  } catch {
    console.error(error.message)
    return .failure
  }
}
