/// Answers to a question that leads to the same question about other things: what guards a method is what guards its
/// callers.
///
/// Nobody waits for such an answer on the stack: what is not known yet is noted, counts as `assumed` for the moment, and is
/// asked next; then whoever needed it is asked again. So chains cost memory, and each link two turns. Things that lead to
/// each other are asked again when what they need has changed, until nothing does: it makes no difference who was first.
final class Memo<Key: Hashable, Answer: Equatable> {
  private struct Question {
    let find: () -> Answer
    var answer: Answer
    /// Those who have been told this answer.
    var readers: [Key] = []
    var isBegun = false
    var isWaiting = true
    var turns = 0
  }

  private let assumed: Answer
  private var known: [Key: Answer] = [:]
  /// Empty unless something is being answered.
  private var questions: [Key: Question] = [:]
  /// The last is asked next; some stand there twice.
  private var waiting: [Key] = []
  /// Those who were told something that has changed since.
  private var misled: [Key] = []
  /// Who is being asked.
  private var reader: Key?

  init(assuming assumed: Answer) {
    self.assumed = assumed
  }

  /// `find` may ask for other answers, which are final once this one is given.
  func answer(to key: Key, _ find: @escaping () -> Answer) -> Answer {
    if let known = known[key] { return known }
    if let reader { return answerForNow(to: key, for: reader, find) }
    add(key, find)
    while let next = waiting.last {
      ask(next)
      if waiting.isEmpty { swap(&waiting, &misled) }
    }
    let answer = questions[key]?.answer ?? assumed
    known.merge(questions.lazy.map { ($0.key, $0.value.answer) }) { $1 }
    questions = [:]
    return answer
  }

  private func answerForNow(to key: Key, for reader: Key, _ find: @escaping () -> Answer) -> Answer {
    switch questions[key]?.isBegun {
    case nil: add(key, find)
    case false?: waiting.append(key)
    case true?: break
    }
    questions[key]?.readers.append(reader)
    return questions[key]?.answer ?? assumed
  }

  private func add(_ key: Key, _ find: @escaping () -> Answer) {
    questions[key] = Question(find: find, answer: assumed)
    waiting.append(key)
  }

  private func ask(_ key: Key) {
    let depth = waiting.count
    guard let question = questions[key], question.isWaiting else {
      waiting.removeLast()
      return
    }
    questions[key]?.isBegun = true
    reader = key
    let answer = question.find()
    reader = nil
    // What it needs comes first.
    guard waiting.count == depth else { return }
    waiting.removeLast()
    questions[key]?.isWaiting = false
    questions[key]?.turns += 1
    if answer != question.answer { tell(key, answer) }
  }

  private func tell(_ key: Key, _ answer: Answer) {
    questions[key]?.answer = answer
    let readers = questions[key]?.readers ?? []
    questions[key]?.readers = []
    for reader in readers {
      // Answers that go to and fro come to no end.
      guard let question = questions[reader], !question.isWaiting, question.turns < Self.mostTurns else { continue }
      questions[reader]?.isWaiting = true
      misled.append(reader)
    }
  }

  private static var mostTurns: Int { 16 }
}
