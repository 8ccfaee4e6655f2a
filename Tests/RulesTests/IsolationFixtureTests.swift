import Foundation
import Indexing
import Lexing
import Linting
import Rules
import Testing

/// `// isolation: X` says where the last function, accessor or closure of a line runs, or the type that begins there;
/// `// captures: X` how the last closure of a line holds self, and what becomes of it.
@Suite struct `Isolation is where the marks say` {
  private static let fixtures = contents(of: projectFolder.appending(path: "Tests/Isolation"))

  @Test func `There are fixtures`() {
    #expect(Self.fixtures.count >= 5)
  }

  @Test(arguments: fixtures) func `In every file`(_ fixture: URL) throws {
    let sample = Sample(try String(contentsOf: fixture, encoding: .utf8), named: fixture.lastPathComponent)
    let reader = MemoryReader(sample.files)
    let paths = sample.files.map(\.path)
    let linter = Linter(rules: [], platform: appleFacts, jobs: 1)
    var found: [Int: (isolation: String, captures: String?, entry: String)] = [:]
    for index in paths.indices {
      let file = try linter.file(index, of: paths, manifests: [], reader: reader)
      for entry in String(decoding: IsolationListing(of: file).text, as: UTF8.self).split(separator: "\n") {
        guard let match = entry.wholeMatch(of: /(\d+):\d+ (\w+).*?: ([^,]+), [^;]*(?:; captures (.*))?/),
          let line = Int(match.1)
        else {
          continue
        }
        let isVariable = match.2 == "let" || match.2 == "var"
        if !isVariable || found[line] == nil {
          found[line] = (String(match.3), match.4.map(String.init), String(entry))
        }
      }
    }
    var marks = 0
    for (index, line) in sample.lines.enumerated() {
      let entry = found[index + 1]
      for (mark, answer) in [("// isolation: ", entry?.isolation), ("// captures: ", entry?.captures)] {
        guard let range = line.firstRange(of: mark) else { continue }
        marks += 1
        #expect(answer == String(line[range.upperBound...]), "\(line)\n\(entry?.entry ?? "nothing is there")")
      }
    }
    #expect(marks > 5)
  }
}
