import Testing

/// The outline agrees with what a person reads.
struct OutlineFixtureTests {
  @Test(arguments: OutlineFixture.all)
  func `Code is outlined as it is read`(fixture: OutlineFixture) throws {
    let outlined = try fixture.outlined
    let expected = try fixture.expected
    try #require(!expected.isEmpty)
    for (index, line) in expected.enumerated() {
      let found = index < outlined.count ? outlined[index] : "nothing"
      try #require(found == line, "line \(index + 1) of \(fixture).outline")
    }
    #expect(outlined.count == expected.count)
  }

  @Test func `There are fixtures`() {
    #expect(OutlineFixture.all.count >= 10)
  }
}
