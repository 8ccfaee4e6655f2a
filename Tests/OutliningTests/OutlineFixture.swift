import Foundation
import Lexing
import Outlining

/// Swift code in `Tests/Outlines`, and its outline as a person reads it.
struct OutlineFixture: Sendable, CustomStringConvertible {
  let description: String

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Outlines")

  static let all: [OutlineFixture] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted().map { OutlineFixture(description: String($0.dropLast(6))) }

  var content: [UInt8] {
    get throws { try read("swift") }
  }

  /// Each line with its indentation; other runs of white space count as one space.
  var expected: [String] {
    get throws { Self.lines(in: try read("outline")) }
  }

  var outlined: [String] {
    get throws { Self.lines(in: OutlineListing(of: SourceBuffer(try content)).text) }
  }

  private func read(_ type: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent("\(description).\(type)")))
  }

  private static func lines(in text: [UInt8]) -> [String] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
      line.prefix { $0 == " " } + line.split(separator: " ").joined(separator: " ")
    }
  }
}
