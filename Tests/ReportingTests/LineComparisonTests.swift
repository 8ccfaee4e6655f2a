import Reporting
import Testing

@Suite struct `Lines of two texts are compared` {
  /// As many differences as here are compared part by part.
  @Test(arguments: [0, 1, 100, 255, 256, 257, 1_000, 5_000]) func `Whatever differs`(_ count: Int) {
    let old = (0..<2 * count + 10).map { $0 % 3 == 0 ? "}" : "line \($0)" }
    var new = old
    for index in (0..<count).reversed() {
      switch index % 3 {
      case 0: new[2 * index] = "changed \(index)"
      case 1: new.remove(at: 2 * index)
      default: new.insert("}", at: 2 * index)
      }
    }
    let lines = LineComparison(bytes(old), bytes(new)).lines
    #expect(text(lines, without: .new) == bytes(old))
    #expect(text(lines, without: .old) == bytes(new))
    #expect(lines.count { $0.side != .both } <= 2 * count)
  }

  private func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func text(_ lines: [LineComparison.Line], without side: LineComparison.Side) -> [UInt8] {
    lines.filter { $0.side != side }.flatMap(\.text)
  }
}
