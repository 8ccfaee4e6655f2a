import Foundation

actor Journal {
  private var lines: [String] = []

  func append(_ line: String) {
    lines.append(line)
  }
}

final class Recorder {
  private let journal = Journal()

  func listen(to source: Source) {
    source.completion = { line in
      Task { await self.journal.append(line) }
    }
    source.onFinish = { line in
      Task { await self.journal.append(line) }
    }
    source.dismissHandler = { line in
      Task { await self.journal.append(line) }
    }
    source.onLine = { line in
      Task { await self.journal.append(line) } // expect: unordered_task_hop
    }
  }
}
