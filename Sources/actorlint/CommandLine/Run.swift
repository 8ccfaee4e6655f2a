import Lexing

/// The program's version, as `--version` and reports have it.
let version = "0.1.0"

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
