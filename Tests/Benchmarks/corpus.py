"""Swift text for benchmarks: made up, the same in every run, in proportions seen in applications.

Half of the text stands in files with words that rules wait for; there are comments, strings with interpolation, closures
and nesting. Of what rules look at there is, in a megabyte, about as much as in 127 MB of 21 public applications and
libraries: 215 `await`, 151 `async`, 59 `@MainActor`, 34 tasks, 29 `DispatchQueue`, 11 `deinit`, 5 continuations, 3
`for await`, 1 `MainActor.run`.
"""

import random
from pathlib import Path

FILES = 2_000
MODULES = 20
MEAN_SIZE = 8_900
CONCURRENT_SHARE = 0.16

NOUNS = "Account Article Badge Cache Channel Draft Episode Feed Folder Image Invoice Label Message Note Order Page " \
    "Player Profile Queue Record Report Screen Session Setting Store Theme Token Upload Video Widget".split()
VERBS = "append apply build cancel close compare delete draw fetch filter hide insert load merge open parse play " \
    "prepare present refresh reload remove render reset resume save select send show sort start stop update".split()

PLAIN_MEMBERS = [
    """\
  /// Keeps the {noun} that was shown last, so that it can be shown again after a {verb}.
  private(set) var {name}: {Type}? = nil
  let {name}Limit: Int = {number}
  static let {name}Inset = {number}.5
""",
    """\
  func {verb}{Noun}(_ {name}: {Type}, at index: Int, animated: Bool = true) throws -> [String: {Type}] {{
    guard index >= 0 && index < {number} else {{
      throw {Type}Error.outOfRange(index, limit: {number})
    }}
    var result: [String: {Type}] = [:]
    for (offset, element) in items.enumerated() where offset != index {{
      // Later ones win, as the list is sorted by date.
      result["\\(element.title)-\\(offset)"] = animated ? {name} : element
    }}
    return result
  }}
""",
    """\
  private func {verb}{Noun}Layout() {{
    titleLabel.text = NSLocalizedString("{noun}.{verb}.title", comment: "Title of the {noun} screen")
    titleLabel.font = .systemFont(ofSize: {number}.5, weight: .semibold)
    stackView.arrangedSubviews.filter {{ $0.tag == {number} }}.forEach {{ view in
      view.isHidden = !(view.frame.width > 10.25 && view.alpha != 0)
    }}
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {number}),
      titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 0x1F),
    ])
  }}
""",
    """\
  var {name}Description: String {{
    switch state {{
    case .idle: return "nothing to {verb}"
    case .running(let progress): return "{verb}: \\(Int(progress * 100)) % of \\(items.count)"
    case .failed(let error): return \"\"\"
      could not {verb} the {noun}:
      \\(error.localizedDescription)
      \"\"\"
    }}
  }}
""",
    """\
  #if DEBUG
  static func sample{Noun}() -> {Type} {{
    {Type}(title: "{noun} {number}", items: [], state: .idle)
  }}
  #endif
""",
]

# With how often each is there among the others.
CONCURRENT_MEMBERS = {
    """\
  func {verb}{Noun}(number: Int) async throws -> {Type} {{
    let {name} = try await client.{verb}(id: number, retries: 3)
    guard {name}.isValid else {{ throw {Type}Error.invalid(number) }}
    return try await store.save({name}, at: {number})
  }}
""": 75,
    """\
  @MainActor func {verb}{Noun}OnScreen() {{
    titleLabel.text = "{verb} {number}"
    stackView.setNeedsLayout()
  }}
""": 50,
    """\
  func {verb}{Noun}Tapped() {{
    Task {{ [weak self] in
      await self?.{verb}All(limit: {number})
    }}
  }}
""": 24,
    """\
  func {verb}{Noun}Later(completion: @escaping (Result<{Type}, Error>) -> Void) {{
    client.{verb}(id: {number}) {{ [weak self] result in
      DispatchQueue.main.async {{
        self?.state = .idle
        completion(result)
      }}
    }}
  }}
""": 19,
    """\
  deinit {{
    NotificationCenter.default.removeObserver(self)
    {name}Task?.cancel()
  }}
""": 10,
    """\
  func {verb}{Noun}(completion: @escaping @Sendable (Result<{Type}, Error>) -> Void) {{
    DispatchQueue.global(qos: .utility).async {{
      let result = Result {{ try self.{verb}Now() }}
      DispatchQueue.main.async {{ completion(result) }}
    }}
  }}
""": 3,
    """\
  func {verb}{Noun}Once() async -> Int {{
    await withCheckedContinuation {{ continuation in
      client.{verb} {{ count in continuation.resume(returning: count + {number}) }}
    }}
  }}
""": 5,
    """\
  @MainActor func watch{Noun}() {{
    task = Task {{ [weak self] in
      for await change in changes.values {{
        self?.handle(change, number: {number})
      }}
    }}
  }}
""": 3,
    """\
  func {verb}{Noun}InBackground() async throws -> {Type} {{
    let {name} = try await client.{verb}(id: {number}, retries: 3)
    await MainActor.run {{ self.state = .idle }}
    return {name}
  }}
""": 1,
}


def member(choice, template):
    noun, verb = choice.choice(NOUNS), choice.choice(VERBS)
    return template.format(
        noun=noun.lower(), Noun=noun, verb=verb, name=f"{verb}{noun}", Type=f"{choice.choice(NOUNS)}Model",
        number=choice.randrange(1, 400))


def type_text(choice, name, concurrent):
    keyword = choice.choice(["final class", "struct", "class", "enum", "extension"])
    members = []
    for _ in range(choice.randrange(3, 9)):
        if concurrent and choice.random() < CONCURRENT_SHARE:
            template, = choice.choices(list(CONCURRENT_MEMBERS), CONCURRENT_MEMBERS.values())
        else:
            template = choice.choice(PLAIN_MEMBERS)
        members.append(member(choice, template))
    return f"/// Shows and keeps what belongs to {name}.\n{keyword} {name}: Codable {{\n" + "\n".join(members) + "}\n"


def file_text(seed, size):
    choice = random.Random(seed)
    concurrent = choice.random() < 0.5
    parts = ["import Foundation\nimport UIKit\n"]
    length = 0
    while length < size:
        name = f"{choice.choice(NOUNS)}{choice.choice(NOUNS)}{seed}{chr(65 + len(parts) % 26)}"
        parts.append(type_text(choice, name, concurrent))
        length += len(parts[-1])
    return "\n".join(parts)


def write(directory):
    """Sizes are spread as in real projects: many small files, few large ones."""
    sizes = random.Random(1)
    for index in range(FILES):
        module = Path(directory) / "Sources" / f"Module{index % MODULES:02}"
        module.mkdir(parents=True, exist_ok=True)
        size = int(sizes.expovariate(1 / MEAN_SIZE))
        (module / f"File{index:04}.swift").write_text(file_text(index, size))
