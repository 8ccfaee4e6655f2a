import Outlining

extension SourceFile {
  /// Whether the file imports a module with NIO's futures.
  var importsFutures: Bool {
    outline.imports.contains { entry in
      entry.path.first.map { outline.begins($0, with: "NIO") || outline.spells($0, "Vapor") } ?? false
    }
  }
}
