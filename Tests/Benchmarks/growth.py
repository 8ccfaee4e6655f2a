#!/usr/bin/env python3
"""Shows that the time actorlint takes grows with a file's bytes, and not with their square.

Usage: Tests/Benchmarks/growth.py [--chained] [ACTORLINT]

Each fixture is copied into one file until that holds 40 KB, with the types and globals of each copy renamed, and
likewise until it holds 160 KB; one whose braces stay open stands in itself, as deep as a compiler takes it. More files
hold what is large in one way: members, statements, closures, declarations of one name, chains of types, a line. All rules
run on each; some are decided on, or fixed, instead. CPU time for four times the bytes must be less than ten times as much;
what takes less than 30 ms is left alone, and what takes more is measured again before it counts. The rules that took the
most are printed beside it.

With --chained the copies of a fixture use each other instead: each calls the functions of the next one, changes its
variables or stands on its types; what is not renamed so are overloads, and further extensions of the first copy's types.

ACTORLINT, as an argument or in the environment, is the path of a binary to measure instead of the one that .ci/release
builds. Needs Python 3.9. Exit status: 0 all bounds kept, 1 one is not, 2 it could not run.
"""

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

sys.dont_write_bytecode = True  # no __pycache__ in the sources
import compare

FIXTURES = compare.ROOT / "Tests/Fixtures"
LINT = ["lint", *compare.LINT, "--jobs", "1"]
DECIDE = ["decide", "--no-config", "--all", "--why", "--jobs", "1"]
DIFF = ["lint", "--no-config", "--all-rules", "--diff", "--unsafe-fixes", "--quiet", "--jobs", "1"]
SMALL, TIMES = 40_000, 4
BOUND = 10
LEAST = 0.030
LIMIT = 30
NESTING = 250
PAIRS = {"{": "}", "(": ")", "[": "]"}
TYPE = re.compile(r"\b(?:class|struct|enum|actor|protocol|typealias)\s+([A-Z]\w*)")
GLOBAL = re.compile(r"^(?:@?[\w.]+(?:\([^)\n]*\))?[ \n])*(?:func|let|var)\s+(\w+)", re.MULTILINE)
MEMBER = re.compile(r"\b(?:func|let|var)\s+(\w+)")
EXTENDED = re.compile(r"^(?:\w+\s+)*extension\s+(\w+)", re.MULTILINE)
DECLARED = {
    "functions": re.compile(r"\bfunc\s+(\w+)"),
    "variables": re.compile(r"\b(?:var|let)\s+(\w+)\s*[:=]"),
    "types": re.compile(r"\b(?:class|struct|actor|enum|protocol)\s+(\w+)"),
}
CHAINED = [("functions",), ("variables",), ("functions", "variables"), ("functions", "types")]
BODY = re.compile(r"\b(?:final\s+)?(?:class|struct|actor|enum)\s+(\w+)[^{\n]*\{")
WORD = re.compile(r"(\b(?:func|var|let|class|struct|actor|enum|protocol|extension)\s+)?\b(\w+)\b")
RULE = re.compile(r"^\s*([\d.]+) ms  (\w+), 1 file", re.MULTILINE)


class Growth(NamedTuple):
    """CPU seconds for a text of one size and for one of four times that; above the start-up that both have."""
    name: str
    small: float
    large: float

    @property
    def factor(self):
        return self.large / max(self.small, 0.001)

    @property
    def is_kept(self):
        return self.large < LEAST or self.factor < BOUND


def copies(text, count):
    """Copies of a text whose types and globals each have names of their own, and so have the members of types that it
    extends and does not declare: no two may be the same."""
    names = {*TYPE.findall(text), *GLOBAL.findall(text)}
    if not names.issuperset(EXTENDED.findall(text)):
        names.update(MEMBER.findall(text))
    if not names:
        return "\n".join([text] * count)
    word = re.compile(r"\b(" + "|".join(sorted(names, key=len, reverse=True)) + r")\b")
    return "\n".join(word.sub(rf"\1N{number}", text) for number in range(count))


def closers(text):
    """What closes a fragment's brackets."""
    open_brackets = []
    for character in text:
        if character in PAIRS:
            open_brackets.append(PAIRS[character])
        elif open_brackets and character == open_brackets[-1]:
            open_brackets.pop()
    return "".join(reversed(open_brackets))


def tower(text, closers):
    """Copies of a fragment that stand in each other, as deep as a compiler takes it."""
    storeys = NESTING // len(closers)
    return (text + "\n") * storeys + closers * storeys + "\n"


def fixtures():
    """Names, and functions that make a text of about some bytes."""
    for path in sorted(FIXTURES.rglob("*.swift")):
        text = path.read_text(errors="replace")
        unclosed = closers(text)
        if unclosed:
            text = tower(text, unclosed)
        if len(text) >= 200:
            yield str(path.relative_to(FIXTURES)), lambda size, text=text: copies(text, max(1, size // len(text)))


def chain(text, kinds, count):
    """Copies of a text that each name what the next one declares, of some kinds."""
    names = {name for kind in kinds for name in DECLARED[kind].findall(text)}
    copies = []
    for number in range(count):
        def renamed(match, number=number):
            declares, name = match.groups()
            return match[0] if name not in names else f"{declares or ''}{name}_{number if declares else number + 1}"
        copy = WORD.sub(renamed, text)
        copies.append(copy if number == 0 or "types" in kinds else BODY.sub(r"extension \1 {", copy))
    return "\n".join(copies)


def chains():
    """As `fixtures` does."""
    for path in sorted(FIXTURES.rglob("*.swift")):
        text = path.read_text(errors="replace")
        for kinds in CHAINED if 200 <= len(text) < 4000 else ():
            yield (f"{path.relative_to(FIXTURES)}, {' and '.join(kinds)} chained",
                   lambda size, text=text, kinds=kinds: chain(text, kinds, max(1, size // len(text))))


def members(size):
    lines = (f"  private var state{n} = 0\n  func change{n}() {{ state{n} += 1 }}\n" for n in range(size // 64))
    return "final class Store: @unchecked Sendable {\n" + "".join(lines) + "}\n"


def statements(size):
    lines = (f"    if count > {n} {{ lock.lock(); count += {n}; lock.unlock() }}\n" for n in range(size // 60))
    head = "final class Meter: @unchecked Sendable {\n  private let lock = NSLock()\n  private var count = 0\n"
    return head + "  func run() {\n" + "".join(lines) + "  }\n}\n"


def closures(size):
    lines = (f"    queue.async {{ self.show({n}) }}\n    Task {{ await self.load({n}) }}\n" for n in range(size // 66))
    return "final class Screen {\n  let queue = DispatchQueue(label: \"a\")\n  func run() {\n" + "".join(lines) + "  }\n}\n"


def mocks(size):
    text = ("final class Mock {\n  private var timer: Timer?\n  deinit { stop() }\n"
            "  func start() { timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.stop() } }\n"
            "  func stop() { timer?.invalidate() }\n}\n")
    return copies(text, size // len(text))


def one_line(size):
    comments = "/* actorlint:disable:previous main_sync *//* actorlint:disable:next main_sync */"
    return "func run() { " + (size // 112) * f"DispatchQueue.main.sync {{ }}; {comments} " + "}\n"


def protocols(size):
    return "".join(f"protocol P{n}: P{n + 1}, P{n + 2} {{\n  func f()\n}}\nfinal class C{n}: P{n} {{\n  func f() {{}}\n}}\n"
                   for n in range(size // 80))


def repeated(head, body, tail=""):
    """Copies of some lines between others, numbered where they say `{n}`."""
    def make(size):
        return head + "".join(body.replace("{n}", str(n)) for n in range(max(1, size // len(body)))) + tail
    return make


SHAPES = [("one long line", one_line), ("many members", members), ("many statements", statements), ("many closures", closures),
          ("many functions of one name", mocks),
          ("many streams in a function", repeated(
              "func f() {\n", "  let (s, c) = AsyncStream<Int>.makeStream()\n  Task { for await x in s { use(x) } }\n  c.yield(1)\n", "}\n")),
          ("many streams in a property", repeated(
              "final class A {\n  var feed: AsyncStream<Int>.Continuation?\n  func f() {\n",
              "    let s{n} = AsyncStream<Int> { c in self.feed = c }\n", "  }\n}\n")),
          ("many values of a stream", repeated(
              "func f() -> AsyncStream<Int> {\n  AsyncStream { c in\n", "    c.yield({n})\n", "  }\n}\n")),
          ("many timers in locals", repeated(
              "final class A: NSObject {\n  func f() {\n",
              "    let link = CADisplayLink(target: self, selector: #selector(g))\n",
              "  }\n  @objc func g() {}\n}\n")),
          ("many queues of one name", repeated(
              "", "final class A {\n  let queue = DispatchQueue(label: \"a\")\n  func f() { queue.async { print(1) } }\n"
              "  func g() { queue.async { print(2) } }\n}\n")),
          ("many unsafe variables of one name", repeated(
              "", "final class A {\n  nonisolated(unsafe) private var rows: [Int]?\n  func f() async { rows = [1] }\n"
              "  func g() { rows = nil }\n}\n")),
          ("many timers of one name", repeated(
              "", "final class A {\n  private var timer: Timer?\n  deinit { timer?.invalidate() }\n}\n")),
          ("many timers of one class", repeated(
              "final class A {\n", "  var t{n}: Timer?\n  func f{n}() { t{n}?.invalidate() }\n"
              "  deinit { t{n}?.invalidate() }\n", "}\n")),
          ("many streams of one class", repeated(
              "final class A {\n", "  let (s{n}, c{n}) = AsyncStream<Int>.makeStream()\n"
              "  func f{n}() { center.addObserver(forName: .a) { _ in self.c{n}.yield(1) } }\n"
              "  deinit { g{n}(); h{n}() }\n", "}\n")),
          ("many functions that only compare", repeated(
              "final class A {\n  static let shared = A()\n  var all: [AnyObject] = []\n}\n",
              "extension A {\n  func remove(_ old: AnyObject) { all.removeAll { $0 === old } }\n}\n"
              "final class B{n} {\n  deinit { A.shared.remove(self) }\n}\n")),
          ("many assignments in a statement", repeated(
              "final class A: ObservableObject {\n  @Published var a = 0\n  func f() async { ", "a = ", "1 }\n}\n"))]

DECIDED = [("a chain of protocols", protocols),
           ("a long chain of calls", repeated("final class A {\n  func f() { a", ".b()", " }\n}\n")),
           ("many type parameters", lambda size: "struct A<" + ", ".join(f"T{n}" for n in range(size // 24)) + "> {\n"
            + "".join(f"  let v{n}: T{n}\n" for n in range(size // 24)) + "}\n")]

FIXED = [("many fixes", repeated(
    "final class A {\n  func f() {\n", "    // actorlint:disable main_sync - x\n    // actorlint:enable main_sync\n    g({n})\n", "  }\n}\n"))]


def cpu(actorlint, folder, command=LINT):
    """Seconds of a run's CPU time; those of one that takes very long are its limit."""
    run = subprocess.Popen([actorlint, *command, folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT)))
    _, status, usage = os.wait4(run.pid, 0)
    run.returncode = os.waitstatus_to_exitcode(status)
    if run.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return float(LIMIT)
    if run.returncode not in (0, 1):
        fail(f"actorlint ended with status {run.returncode}")
    return usage.ru_utime + usage.ru_stime


def fail(message):
    print(f"growth: {message}", file=sys.stderr)
    sys.exit(2)


def measure(actorlint, name, make, start, rounds, command):
    """The least of some rounds: what else the machine does only adds to it."""
    with tempfile.TemporaryDirectory() as small, tempfile.TemporaryDirectory() as large:
        Path(small, "A.swift").write_text(make(SMALL))
        Path(large, "A.swift").write_text(make(SMALL * TIMES))
        pairs = [(cpu(actorlint, small, command), cpu(actorlint, large, command)) for _ in range(rounds)]
    return Growth(name, *(max(min(times) - start, 0) for times in zip(*pairs)))


def grow(actorlint, name, make, start, command=LINT):
    growth = measure(actorlint, name, make, start, 1, command)
    return growth if growth.is_kept else measure(actorlint, name, make, start, 3, command)


def slowest(actorlint, make):
    """The rules that take the most of a large text, with milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "A.swift").write_text(make(SMALL * TIMES))
        try:
            ended = subprocess.run([actorlint, *LINT, "--timings", folder], stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE, text=True, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return "no end in sight"
    rules = sorted(((float(time), rule) for time, rule in RULE.findall(ended.stderr)), reverse=True)
    return ", ".join(f"{rule} {time:.0f} ms" for time, rule in rules[:2]) or "no rule"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chained", action="store_true")
    parser.add_argument("actorlint", nargs="?")
    arguments = parser.parse_args()
    if arguments.actorlint:
        os.environ["ACTORLINT"] = arguments.actorlint
    actorlint = compare.find_actorlint()
    with tempfile.TemporaryDirectory() as empty:
        Path(empty, "A.swift").write_text("\n")
        start = min(cpu(actorlint, empty) for _ in range(5))
    texts = dict(chains() if arguments.chained else [*SHAPES, *DECIDED, *FIXED, *fixtures()])
    commands = {name: command for shapes, command in ((DECIDED, DECIDE), (FIXED, DIFF)) for name, _ in shapes}
    found = sorted((grow(actorlint, name, make, start, commands.get(name, LINT)) for name, make in texts.items()),
                   key=lambda g: -g.factor)
    broken = [growth for growth in found if not growth.is_kept]
    shown = broken or [growth for growth in found if growth.large >= LEAST][:5]
    print(f"{len(found)} texts, {TIMES} times the bytes: {len(broken)} take {BOUND} times as long or more"
          + ("" if broken else "; the steepest are"))
    for growth in shown:
        print(f"{growth.factor:6.1f}  {growth.small * 1000:.0f} -> {growth.large * 1000:.0f} ms  {growth.name}: "
              + slowest(actorlint, texts[growth.name]))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
