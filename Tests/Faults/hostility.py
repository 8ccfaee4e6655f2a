"""What a stranger's repository can hold: nothing of it steers the terminal, takes for ever, or takes all memory."""

import json
import os
import pty
import re
import resource
import select
import subprocess
import time

from laboratory import FIXABLE, FORMATS, HAZARD, Laboratory, expect, many

# Colours, the title, 8-bit CSI as UTF-8 and raw, a turn of direction, a line that seems to be another.
EVIL = "\x1b[31mred\x1b]0;owned\x07\u009b2J\u202eturned\x7f\rover"
RAW = EVIL.encode() + b"\x9b2J\xff"
ESCAPES = "".join(f"\\u{ord(letter):04x}" for letter in EVIL)
OURS = re.compile(rb"\x1b\[(\d+(;\d+)*)?[mK]|\r\x1b\[K")


def steering(text):
    """The control characters in what a terminal gets, but for line breaks, tabs and our own colours."""
    text = OURS.sub(b"", text.replace(b"\r\n", b"\n"))
    found = [bytes([byte]) for byte in text if byte < 32 and byte not in b"\n\t" or byte == 127]
    shown = text.decode("utf-8", "surrogateescape")
    return found + [letter for letter in shown if 0x80 <= ord(letter) < 0xA0 or letter in "\u202e\u2066" or
                    0xDC80 <= ord(letter) <= 0xDCFF]


def on_terminal(lab, *arguments, limit=60):
    """Status and output of a run whose standard output and error are a terminal."""
    leader, follower = pty.openpty()
    process = subprocess.Popen([lab.program(), *arguments], cwd=lab.folder, stdin=subprocess.DEVNULL, stdout=follower,
                               stderr=follower, env=dict(os.environ, TERM="xterm"))
    os.close(follower)
    text, end = b"", time.monotonic() + limit
    while time.monotonic() < end:
        if not select.select([leader], [], [], 1)[0]:
            continue
        try:
            piece = os.read(leader, 1 << 16)
        except OSError:
            break
        text += piece
    os.close(leader)
    if process.poll() is None:
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
    return process.wait(), text


def evil_project():
    lab = Laboratory()
    lab.git("init", "-q")
    reason = f"// actorlint:disable:next main_sync - {EVIL}\n".replace("\r", "")
    code = HAZARD.decode() + FIXABLE.decode() + reason + "func f() { DispatchQueue.main.sync {} }\n"
    code += f"// actorlint:disable:next {EVIL}\n// actorlint:disable main_sync {EVIL} - {EVIL}\n".replace("\r", "")
    code = code.encode() + b'func `' + RAW.replace(b"\r", b"") + b'`() { DispatchQueue.main.sync { "' + RAW + b'" } }\n'
    code += b"class A\xe2\x80\xaeB { var timer: Timer?; deinit { timer?.invalidate() } } // " + RAW + b"\n"
    for name in [b"a.swift", RAW.replace(b"/", b"") + b"/b.swift", RAW + b".swift", b"Sources/" + RAW + b"/c.swift"]:
        lab.write(name, code)
    lab.git("add", "-A")
    lab.git("commit", "-qm", "all")
    lab.write("Package.swift", b'let package = Package(name: "' + RAW + b'", targets: [.target(name: "' + RAW + b'")])\n')
    return lab


COMMANDS = [["--format", format] for format in FORMATS] + [
    ["--all-rules"], ["--show-suppressed"], ["--show-files"], ["--show-settings", "a.swift"], ["--diff"], ["--fix"],
    ["--statistics"], ["--timings"], ["decide", "--all"], ["decide", "--all", "--why"],
    ["decide", "--all", "--format", "json"], ["decide", "--all", "--format", "markdown"], ["debug", "tokens", "a.swift"],
    ["debug", "outline", "a.swift"], ["debug", "events", "a.swift"], ["debug", "isolation", "a.swift"],
    ["baseline", "write"], ["baseline", "show"], ["--staged"], ["--diff-base", "HEAD"], ["--diff-base", EVIL],
    ["--format", EVIL], ["--output", f"{EVIL}=x"], ["--output", f"json={EVIL}/x"], ["--select", EVIL], [f"--{EVIL}"],
    [EVIL], ["./" + EVIL], ["explain", EVIL], ["explain", f"actor-isolated property '{EVIL}' can not be mutated"],
    ["debug", EVIL, "x"], ["help", EVIL], ["completions", EVIL], ["--exclude", f"[{EVIL}"], ["--jobs", EVIL],
    ["--config", EVIL], ["decide", "--type", EVIL], ["-", "--stdin-filename", EVIL + "/x"],
]


def case_nothing_steers_the_terminal():
    """No control character of names, code, comments or arguments reaches a terminal, whatever is run."""
    with evil_project() as lab:
        for command in COMMANDS:
            status, text = on_terminal(lab, *[os.fsencode(argument) for argument in command])
            expect(status in (0, 1, 2), f"{command}: status {status}, {text[:300]}")
            expect(not steering(text), f"{command}: {steering(text)[:5]} in {text[:1500]}")
        # Elsewhere patches and listings hold code as it is, and text any bytes of names.
        for command in COMMANDS:
            if command[0] in ("--diff", "debug", "explain"):
                continue
            outcome = lab.run(*command)
            found = [mark for mark in steering(outcome.output + outcome.errors) if isinstance(mark, bytes)]
            expect(not found, f"{command}: {found[:5]}", outcome)


SETTINGS = {
    "unknown key": '{"%s": 1}', "unknown rule": '{"select": ["%s"]}', "wrong severity": '{"severity": {"main_sync": "%s"}}',
    "pattern": '{"exclude": ["[%s"]}', "extends": '{"extends": "%s"}', "version": '{"deployment_target": {"iOS": "%s"}}',
    "callback": '{"off_main_callbacks": ["%s"]}', "twice": '{"%s": 1, "%s": 1}', "choice": '{"level": "%s"}',
    "override": '{"overrides": [{"%s": []}]}', "types": '{"main_actor_types": ["%s"]}',
}


def case_nothing_in_settings_steers_the_terminal():
    """Nor does any of configurations and baselines, in messages or reports."""
    with Laboratory({"a.swift": HAZARD}) as lab:
        for name, form in SETTINGS.items():
            for text in [ESCAPES, EVIL.replace("\r", "").replace('"', "")]:
                lab.write(".actorlint.json", form.replace("%s", text))
                for command in [[], ["--show-settings", "a.swift"]]:
                    status, shown = on_terminal(lab, *command)
                    expect(status in (0, 1, 2) and not steering(shown), f"{name}: {status} {steering(shown)} {shown[:300]}")
        os.remove(lab.path(".actorlint.json"))
        entry = '"main_sync 0123456789abcdef": {"count": 1, "symbol": "%s"}' % ESCAPES
        for text in ['{%s, "version": 1}' % entry, '{"%s": 1, "version": 1}' % ESCAPES, '{"version": "%s"}' % EVIL]:
            lab.write(".actorlint-baseline.json", text)
            for command in [[], ["baseline", "show"], ["baseline", "prune"]]:
                status, shown = on_terminal(lab, *command)
                expect(status in (0, 1, 2) and not steering(shown), f"{text}: {steering(shown)} {shown[:300]}")


def case_nothing_of_git_steers_the_terminal():
    """Nor do git's own words, nor names that git quotes."""
    with evil_project() as lab:
        git = f"{lab.outside}/git"
        with open(git, "wb") as file:
            file.write(b"#!/bin/sh\nprintf 'fatal: %s' '" + RAW + b"' >&2\nexit 128\n")
        os.chmod(git, 0o755)
        path = os.environ["PATH"]
        os.environ["PATH"] = f"{lab.outside}:{path}"
        try:
            for command in [["--staged"], ["--diff-base", "x"], ["hook", "install"]]:
                status, shown = on_terminal(lab, *command)
                expect(status == 2 and not steering(shown), f"{command}: {status} {steering(shown)} {shown[:300]}")
        finally:
            os.environ["PATH"] = path


def case_folders_that_look_like_repositories():
    """A stranger's folder that looks like a repository has no say in what git runs."""
    with Laboratory({"a.swift": HAZARD}, git=False) as lab:
        lab.git("init", "-q")
        lab.git("init", "-q", "--bare", "trap")
        with open(lab.path("trap/config"), "w") as file:
            file.write(f'[core]\nrepositoryformatversion = 0\nbare = false\nworktree = "."\nfsmonitor = "touch {lab.outside}/ran; :"\n')
        lab.write("trap/b.swift", HAZARD)
        refused = subprocess.run(["git", "-c", "safe.bareRepository=explicit", "rev-parse"], cwd=lab.path("trap"),
                                 stderr=subprocess.DEVNULL)
        if refused.returncode == 0:
            return "left out, this git takes them for repositories"
        for command in [["--staged"], ["--diff-base", "HEAD"], ["hook", "install"]]:
            outcome = lab.run(*command, cwd=lab.path("trap"))
            expect(outcome.status == 2 and b"bare repository" in outcome.errors, f"{command}", outcome)
        expect(os.listdir(lab.outside) == [], "a program of the stranger's ran")


def case_nonsense_from_git():
    """Output of git that is none ends in an error or in nothing, never in a crash."""
    forms = [b"", b"\0", b"x", b":100644 100644 a b M\0a.swift\0", b"@@ -1 +1 @@\n", b"+++ b/a.swift\n@@ -1,99999999999999999999 +"
             b"9223372036854775807,9223372036854775807 @@\n", b"+++ \"b/\\777\\\n@@ -0 +0,2 @@\n@@ -1,2", b"a blob -5\n", b"\xff" * 999,
             b"100644 a 0\ta.swift\0", b"a blob 99999999999999999999\nx", b"a blob 1\n"]
    with Laboratory({"a.swift": HAZARD}) as lab:
        for form in forms:
            with open(f"{lab.outside}/form", "wb") as file:
                file.write(form)
            with open(f"{lab.outside}/git", "w") as file:
                file.write(f"#!/bin/sh\ncase $* in *show-toplevel*) echo {lab.folder};; *) cat {lab.outside}/form;; esac\n")
            os.chmod(f"{lab.outside}/git", 0o755)
            for command in [["--staged"], ["--diff-base", "x"]]:
                outcome = lab.run(*command, env=dict(os.environ, PATH=f"{lab.outside}:{os.environ['PATH']}"), limit=20)
                expect(outcome.status in (0, 1, 2), f"{form} {command}", outcome)




def case_documents_without_end():
    """Deep, long and many-membered documents cost little time and memory."""
    number = 10_000_000
    documents = {
        "deep lists": "[" * number, "deep objects": '{"a":' * (number // 5), "a long string": '"' + "a" * number + '"',
        "an open string": '"' + "\\u0041" * (number // 6), "many keys": "{" + ",".join(f'"{n}":1' for n in range(10**6)) + "}",
        "many elements": '{"select": [' + "0," * (number // 2) + "]}", "a long number": "1" * number, "a long key": "a" * number,
        "comments": "/**/" * (number // 4), "an open comment": "/*" + "*" * number, "blanks": " " * number, "minus": "-" * number,
    }
    with Laboratory({"a.swift": HAZARD}) as lab:
        for name in [".actorlint.json", ".actorlint-baseline.json"]:
            for what, text in documents.items():
                lab.write(name, text)
                limited(lab, f"{what} in {name}", statuses=(2,))
            os.remove(lab.path(name))
        # Just below the limit of size, and many of them.
        pattern = '{"exclude": [' + '"?a",' * 200_000 + "]}"
        for number in range(6):
            lab.write(f"d{number}/.actorlint.json", pattern)
        limited(lab, "patterns", statuses=(2,))


def used():
    """Seconds that all programs so far took of processors, however busy the machine is."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def limited(lab, what, *arguments, statuses=(0, 1), seconds=10):
    """Runs within a gigabyte and some seconds of a processor."""
    start = used()
    outcome = lab.run(*arguments, limit=120, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30)))
    taken = used() - start
    expect(outcome.status in statuses, what, outcome)
    expect(taken < seconds, f"{what}: {taken:.1f} s")


def case_patterns_without_end():
    """Patterns of ignore files and configurations are matched in time that grows with their length, not faster."""
    names = many(300, HAZARD, "a" * 200 + "/" + "a" * 100 + "{}.swift")
    with Laboratory(names) as lab:
        for what, text in {
            "stars": "a*" * 400_000 + "b\n", "deep stars": "**/a/" * 150_000 + "b\n", "questions": "?" * 900_000 + "\n",
            "many": "?a\n" * 300_000, "many stars": ("*a" * 40 + "b\n") * 2_000, "brackets": "[a-z]" * 150_000 + "x\n",
            "open brackets": "[" * 900_000 + "\n", "backslashes": "\\" * 900_000 + "\n", "negations": "!\n" * 400_000,
        }.items():
            lab.write(".gitignore", text)
            limited(lab, f"{what} in .gitignore", seconds=20)
        lab.write(".gitignore", "?a\n" * 1_000_000)
        limited(lab, "an ignore file that is too large", statuses=(2,))
        os.remove(lab.path(".gitignore"))
        for what, pattern in {"stars": "a*" * 400_000 + "b", "folders": "**/a/" * 190_000 + "b", "questions": "?" * 900_000}.items():
            lab.write(".actorlint.json", json.dumps({"exclude": [pattern]}))
            limited(lab, f"{what} in the configuration", seconds=20)


def case_settings_that_extend_without_end():
    """Configurations that extend each other in every way end, those that name devices too."""
    with Laboratory({"a.swift": HAZARD}) as lab:
        for number in range(40):
            below = json.dumps([f"{other}.json" for other in range(number)] if number < 15 else [f"{number + 1}.json"])
            lab.write(f"{number}.json", '{"extends": %s}' % below)
        for target, statuses in {"14.json": (1,), "20.json": (2,), "/dev/zero": (2,), "/dev/stdin": (2,), ".": (2,),
                                 "/proc/self/mem": (2,), "/etc/passwd": (2,), ".actorlint.json": (2,)}.items():
            lab.write(".actorlint.json", json.dumps({"extends": [target] * 50}))
            limited(lab, f"extends {target}", statuses=statuses)


# Each of five locals has the one before in its value, 300 times.
LOCALS = "".join(f"let {local} = {' + '.join([before] * 300)}\n" for before, local in zip("abcd", "bcde"))


def case_code_without_end():
    """Long lines, many cases and deep nesting take time that grows with their size, not faster."""
    forms = {
        "brackets": "(" * 2_000_000, "braces": "{" * 2_000_000, "strings": '"\\(' * 600_000, "comments": "/*" * 1_000_000,
        "one line": "let a = b.c(d) + e; " * 100_000, "suppressions": "// actorlint:disable:next main_sync - x\n" * 40_000,
        "hazards": "func f() { DispatchQueue.main.sync {} }\n" * 20_000, "closures": "Task { " * 200_000,
        "cases": "enum E { " + "case a(Int)\n" * 40_000 + "}", "attributes": "@a " * 500_000, "directives": "#if A\n" * 200_000,
        "quotes": '"""' * 400_000, "pounds": "#" * 2_000_000, "slashes": "/a " * 400_000, "angles": "A<" * 500_000,
        "members": "a.b().c{}" * 100_000, "types": "class A: B {\n" * 100_000, "zeros": "\0" * 2_000_000,
        "streams": "final class A { var n = 0\n" + 2_000 * (
            "func f() { let (a, b) = AsyncStream<Int>.makeStream(); Task { for await x in a { n += x } }; b.yield(1) }\n"),
        "objects": "".join(f"final class C{i} {{ static let c = C{i}(); var x = 0 }}\n" for i in range(10_000)),
        "a callback's locals": "func f(_ l: L) { l.handler = { v in let a = w\n" + LOCALS + "Task { await s.append(e) } } }\n",
        "an observer's locals": "class A { var x = 0 { didSet { let a = w\n" + LOCALS + "Task { await s.append(e) } } } }\n",
        "a method's locals": "struct V: View {\n@State var q = 0; @State var r = 0\n"
        "var body: some View { T().onChange(of: q) { n in Task { await f(n) } } }\n"
        "func f(_ n: Int) async { let a = w\n" + LOCALS + "r = await g(e) }\n}\n",
        "permits": "class A { let s = DispatchSemaphore(value: 1)\nfunc f() throws { s.wait()\n"
        + "if x { try a() }\n" * 20_000 + "s.signal() } }\n",
        "parts": "struct I { var b = 0 }\nactor A { var m: [Int: I] = [:]\nfunc mark() { m[1] = I() }\nfunc f() async {\n"
        + 3_000 * "guard let i = m[1], i.b > 0 else { return }\nawait w()\nm[1]?.b -= 1\n" + "}\nfunc w() async { await y() } }\n",
    }
    with Laboratory() as lab:
        for what, text in forms.items():
            name = lab.write("a.swift", text)
            start = used()
            outcome = lab.run("--all-rules", "--quiet", "--format", "json", limit=120)
            taken = used() - start
            expect(outcome.status in (0, 1) and taken < 20, f"{what}: {taken:.1f} s", outcome)
            os.remove(name)
