/// An option as the command line takes it and the help shows it.
struct Option: Sendable {
  /// With its dashes.
  let name: String
  /// What stands for the value in the help; nil when the option takes none.
  var value: String?
  let help: String

  static let format = Option(name: "--format", value: "text|json", help: "how findings are written; default: text")
  static let tableFormat = Option(
    name: "--format",
    value: "text|markdown",
    help: "how the table is written; default: text"
  )
  static let allRules = Option(name: "--all-rules", help: "show notes too, not only warnings and errors")
  static let noConfig = Option(
    name: "--no-config",
    help: "accepted for scripts: this version reads no configuration files"
  )
  static let jobs = Option(
    name: "--jobs",
    value: "N",
    help: "worker threads, 1 to 256; default: one for each processor"
  )
  static let help = Option(name: "--help", help: "print this help; also -h")
  static let version = Option(name: "--version", help: "print the version")
}
