import Foundation
import Linting
import Reporting
import Testing

@Suite struct `The schemas of reports` {
  @Test(arguments: ReportSchema.allCases) func `Are the published ones`(schema: ReportSchema) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".actorlint.\(schema.rawValue).schema.json")
    let published = try String(contentsOf: file, encoding: .utf8)
    #expect(published == String(decoding: schema.text, as: UTF8.self), "write it anew with 'schema \(schema.rawValue)'")
  }

  @Test func `Name every key of a report, and no other`() throws {
    var finding = Finding.first
    finding.fixes = [Fix("a", isSafe: true, [Fix.Edit(range: 0..<1, place: finding.place, text: "b")])].compactMap(
      \.self
    )
    let skipped = SkippedFile(path: finding.place.path, reason: "c", isFailure: true)
    let text = written { JSONReport(toolVersion: "1").write([ReportedProject([finding], skipped: [skipped])], to: $0) }
    let schema = try JSONSerialization.jsonObject(with: Data(ReportSchema.report.text))
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    try expectSameKeys(document, schema, at: "report")
  }

  /// Wherever a document has an object, the schema must ask for its keys.
  private func expectSameKeys(_ value: Any, _ schema: Any, at place: String) throws {
    let schema = try #require(schema as? [String: Any], "\(place) is not described")
    if let object = value as? [String: Any] {
      let properties = try #require(schema["properties"] as? [String: Any], "\(place)")
      #expect(object.keys.sorted() == properties.keys.sorted(), "\(place)")
      #expect(object.keys.sorted() == schema["required"] as? [String], "\(place)")
      for (key, inner) in object { try expectSameKeys(inner, properties[key] ?? 0, at: "\(place).\(key)") }
    } else if let array = value as? [Any] {
      #expect(!array.isEmpty, "\(place) is empty here and shows nothing")
      for inner in array { try expectSameKeys(inner, schema["items"] ?? 0, at: "\(place)[]") }
    }
  }
}
