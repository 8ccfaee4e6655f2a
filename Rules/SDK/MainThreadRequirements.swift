import Lexing

/// Synchronous requirements of protocols on no actor that their framework calls on the main thread alone: SwiftUI before
/// it asks a view for its body, ArgumentParser from the program's `main()`. With the protocol that changes this where a
/// type of the project conforms to it, or `none`: a program that begins asynchronously calls its synchronous commands off
/// the main thread.
let requirementsCalledOnMain: [Name: Name] = [
  Name("DynamicProperty").member("update"): Name.none,
  Name("ParsableCommand").member("run"): "AsyncParsableCommand",
  Name("ParsableCommand").member("validate"): "AsyncParsableCommand",
  Name("ParsableArguments").member("validate"): "AsyncParsableCommand",
]
