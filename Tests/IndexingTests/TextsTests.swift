import Testing

@testable import Indexing

/// What `decide` keeps of names and lines in few bytes.
struct TextsTests {
  @Test("Texts of any length come back, also behind others")
  func places() {
    let lengths = [0, 1, 127, 128, 16_383, 16_384, 70_000]
    let texts = lengths.map { String(repeating: "x", count: $0) } + ["Größe", "last"]
    var first = Texts()
    var second = Texts()
    let own = texts.map { first.append($0) }
    let others = texts.reversed().map { second.append($0) }
    let length = first.byteCount
    first.append(second)
    #expect(own.map { first[$0] } == texts)
    #expect(others.map { first[$0.moved(by: length)] } == texts.reversed())
  }

  @Test("A line keeps what is beside it, and one that is too large becomes the largest")
  func lines() {
    for line: Int32 in [0, 1, 255, 256, 70_000, 0xFF_FFFF] {
      for detail: UInt8 in [0, 1, 0x80, 0xFF] {
        let both = LineWithDetail(line: line, detail: detail)
        #expect(both.line == line && both.detail == detail)
      }
    }
    #expect(LineWithDetail(line: 0x100_0000, detail: 7).line == 0xFF_FFFF)
    #expect(LineWithDetail(line: .max, detail: 7).detail == 7)
  }

  @Test("A use comes back as it was recorded, and in a file where no type stands around it")
  func uses() {
    for kind in [Use.Kind.creation, .staticMember, .methodCall] {
      for place in [Use.Place.inherited, .mainActor, .background, .initialValue] {
        for (isAwaited, isDirect) in [(false, false), (true, false), (false, true), (true, true)] {
          let recorded = RecordedUse(
            name: "Feed",
            kind: kind,
            place: place,
            isAwaited: isAwaited,
            isDirect: isDirect,
            isLocal: isAwaited != isDirect,
            origin: ~12,
            line: 345
          )
          let use = recorded.use(in: 12)
          #expect(recorded.kind == kind && use.kind == kind && use.place == place && use.user == -1)
          #expect(
            use.isAwaited == isAwaited && use.isDirect == isDirect && use.isLocal == (isAwaited != isDirect)
              && use.file == 12 && use.line == 345
          )
        }
      }
    }
  }
}
