// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// A floor of the house: what it may import is what stands in `below`, and nothing else.
func floor(_ name: String, path: String? = nil, exclude: [String] = [], below: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: below.map { .byName(name: $0) },
    path: path,
    exclude: exclude,
    swiftSettings: settings
  )
}

func tests(_ name: String, of modules: String...) -> Target {
  .testTarget(name: name, dependencies: modules.map { .byName(name: $0) }, swiftSettings: settings)
}

let package = Package(
  name: "actorlint",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "actorlint", targets: ["actorlint"])],
  targets: [
    floor("JSON"),
    floor("Lexing"),
    floor("Outlining", below: ["Lexing"]),
    floor("Indexing", below: ["Outlining", "Lexing"]),
    floor("Linting", below: ["Indexing", "Outlining", "Lexing"]),
    floor("Rules", path: "Rules", exclude: ["README.md"], below: ["Linting", "Indexing", "Outlining", "Lexing"]),
    floor("Reporting", below: ["Linting", "Lexing", "JSON"]),
    .executableTarget(
      name: "actorlint",
      dependencies: ["Linting", "Rules", "Reporting", "Indexing", "Outlining", "Lexing", "JSON"],
      swiftSettings: settings
    ),
    tests("JSONTests", of: "JSON"),
    tests("LexingTests", of: "Lexing"),
    tests("OutliningTests", of: "Outlining", "Lexing"),
    tests("IndexingTests", of: "Indexing", "Outlining", "Lexing"),
    tests("LintingTests", of: "Linting", "Indexing", "Outlining", "Lexing"),
    tests("ReportingTests", of: "Reporting", "Linting", "Indexing", "Lexing"),
    tests("RulesTests", of: "Rules", "Reporting", "Linting", "Indexing", "Outlining", "Lexing"),
    tests("CommandTests", of: "actorlint", "Rules", "Linting", "Lexing", "JSON"),
  ],
  swiftLanguageModes: [.v6]
)
