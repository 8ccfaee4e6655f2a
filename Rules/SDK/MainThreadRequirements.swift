import Lexing

/// Synchronous requirements of protocols on no actor that their framework calls on the main thread alone: SwiftUI before
/// it asks a view for its body, ArgumentParser from the program's `main()`.
let requirementsCalledOnMain: Set<Name> = [
  Name("DynamicProperty").member("update"),
  Name("ParsableCommand").member("run"),
  Name("ParsableCommand").member("validate"),
  Name("ParsableArguments").member("validate"),
]
