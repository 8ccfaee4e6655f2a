import Linting
import Rules
import Testing

@Suite struct `Guides are tests` {
  @Test(arguments: catalogue.flatMap(\.samples))
  func `A bad sample gives its findings, and an advice nothing`(_ sample: GuideSample) {
    sample.code.expectExactFindings(sample.code.findings())
  }

  @Test(arguments: catalogue.map(\.id))
  func `Each has a bad sample of its own, an advice and its blind spots`(_ id: String) throws {
    let rule = try #require(catalogue.first { $0.id == id })
    #expect(rule.samples.contains { $0.code.expectations.contains { $0.rule == id } }, "no bad sample")
    #expect(rule.samples.contains { $0.code.expectations.isEmpty }, "no advice")
    #expect(rule.guide.contains("\n**Not found:** "), "no blind spots")
  }

  @Test(arguments: catalogue.filter { $0.guide.contains("This is a note") }.map(\.id))
  func `One that says that it is a note is of a rule that is`(_ id: String) {
    #expect(catalogue.first { $0.id == id }?.severity == .note)
  }
}

/// A block of Swift code in a guide.
struct GuideSample: CustomTestStringConvertible, Sendable {
  let rule: String
  /// From 1.
  let number: Int
  let code: Sample

  var testDescription: String { "\(rule), block \(number)" }
}

extension Rule {
  /// The Swift blocks of the guide, in order.
  var samples: [GuideSample] {
    guide.matches(of: /(?m)^```swift\n((?:.|\n)*?)^```$/).enumerated().map { index, match in
      let code = Sample(String(match.1), named: "\(id), block \(index + 1)")
      return GuideSample(rule: id, number: index + 1, code: code)
    }
  }
}
