import Indexing
import Linting
import Reporting
import Testing

@Suite struct `The table of rules` {
  private let table = RuleTable([
    RuleFamily(
      "first",
      [
        SampleRule(
          id: "main_sync",
          summary: "a wait for | oneself",
          severity: .error,
          compiler: .silent,
          precision: nil
        ),
        SampleRule(
          id: "b",
          summary: "something",
          severity: .warning,
          compiler: .partly("the plain form"),
          precision: Precision(right: 28, of: 30)
        ),
      ]
    ),
    RuleFamily(
      "2nd",
      [
        SampleRule(
          id: "c",
          summary: "else",
          severity: .note,
          compiler: .covered(from: .swift5Complete),
          precision: Precision(right: 4, of: 5)
        )
      ]
    ),
  ])

  @Test func `Is aligned in a terminal`() {
    #expect(
      table.text == """
        rule       family  severity  right  compiler           summary
        main_sync  first   error     -      silent             a wait for | oneself
        b          first   warning   28/30  partly             something
        c          2nd     note      4/5    mode 5 + complete  else

        """
    )
  }

  @Test func `Is a table in Markdown`() {
    #expect(
      table.markdown == #"""
        | Rule | Severity | What it finds | What the compiler says | Right, of those judged |
        | --- | --- | --- | --- | --- |
        | `main_sync` | error | a wait for \| oneself | nothing | not read |
        | `b` | warning | something | partly: the plain form | 28/30 |
        | `c` | note | else | everything from mode 5 + complete on | 4/5 |

        """#
    )
  }

  @Test func `Has a heading without rules`() {
    #expect(RuleTable([]).text == "rule  family  severity  right  compiler  summary\n")
  }
}

private struct SampleRule: Rule {
  let id: String
  let summary: String
  let severity: Severity
  let compiler: CompilerVerdict
  let precision: Precision?
  let words: [String] = []
  let guide = ""

  func findings(in file: SourceFile) -> [Finding] { [] }
}
