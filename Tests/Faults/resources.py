"""Little memory, little stack, no terminal, no home, odd names and long ones."""

import json
import os
import resource
import sys
import xml.etree.ElementTree
from pathlib import Path

from laboratory import FIXABLE, FORMATS, HAZARD, Laboratory, expect, many

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Benchmarks"))
import corpus

FIXTURES = Path(__file__).resolve().parents[1] / "Fixtures"
LINT = ["--all-rules", "--fail-on", "none", "--format", "json"]


def limited(kind, bytes):
    return lambda: resource.setrlimit(kind, (bytes, bytes))


def case_little_memory():
    """A project of 10 MB is linted in an address space of 256 MB, as with all the memory there is."""
    with Laboratory() as lab:
        for number in range(1_150):
            lab.write(f"Sources/App/File{number}.swift", corpus.file_text(number, corpus.MEAN_SIZE))
        size = sum(os.path.getsize(lab.path(name)) for name in lab.names() if name.endswith(".swift"))
        expect(size > 9_500_000, f"{size} bytes")
        plain = lab.run(*LINT)
        for jobs in ["1", "2"]:
            less = limited(resource.RLIMIT_AS, 256 << 20)
            outcome = lab.run(*LINT, "--jobs", jobs, preexec_fn=less, limit=120)
            expect(outcome.status == 0 and outcome.output == plain.output, f"--jobs {jobs}", outcome)
        return f"{size / 1e6:.1f} MB"


def case_any_number_of_workers():
    """However many workers there are, and however often it is run, the output is the same to the byte."""
    with Laboratory() as lab:
        for number in range(1_500):
            lab.write(f"Sources/App{number % 7}/File{number}.swift", corpus.file_text(number, 4_000))
        for command in [LINT, ["--all-rules", "--format", "full"], ["decide", "--all", "--why"]]:
            plain = lab.run(*command, "--jobs", "1")
            expect(len(plain.output) > 10_000, f"{command}", plain)
            for jobs in ["1", "2", "3", "8", "64", "2", "2"]:
                outcome = lab.run(*command, "--jobs", jobs)
                expect(outcome == plain, f"{command} --jobs {jobs}", plain, outcome)


def case_any_number_of_workers_where_names_are_shared():
    """The same of the fixtures as one project: hundreds of types in them have the names of others, or no members."""
    with Laboratory() as lab:
        for fixture in sorted(FIXTURES.rglob("*.swift")):
            lab.write(f"Sources/{fixture.parent.name}/{fixture.name}", fixture.read_text())
        plain = lab.run(*LINT, "--jobs", "1")
        count = len(json.loads(plain.output)["findings"])
        expect(count > 1_500, f"{count} findings", plain)
        for jobs in ["2", "3", "4", "2", "2", "2", "2", "2"]:
            outcome = lab.run(*LINT, "--jobs", jobs)
            expect(outcome == plain, f"--jobs {jobs}", plain, outcome)
        return f"{count} findings"


def deep(depth):
    """Code that is nested as no one writes it, in every way there is."""
    forms = {
        "parentheses": ("(", "1", ")"), "closures": ("{ ", "x", " }"), "calls": ("f(", "1", ")"),
        "types": ("class C { ", "", " }"), "ifs": ("if x { ", "", " }"), "lists": ("[", "1", "]"),
        "strings": ('"\\(', "x", ')"'), "generics": ("A<", "B", ">"), "ternaries": ("a ? ", "b", " : c"),
        "comments": ("/* ", "", " */"), "directives": ("#if A\n", "x", "\n#endif"), "members": ("a.", "b", ""),
        "tasks": ("Task { await ", "x()", " }"), "tuples": ("(a, ", "b", ")"), "prefixes": ("!", "x", ""),
        "functions": ("func f() { ", "", " }"), "switches": ("switch a { case 1: ", "x", " }"),
    }
    return {f"{name}.swift": "let x = " * (name not in ("types", "functions", "ifs", "switches", "directives"))
            + start * depth + middle + end * depth + "\n" for name, (start, middle, end) in forms.items()}


def case_little_stack():
    """Depth costs no stack: half a megabyte of it, also for worker threads, is enough for anything."""
    with Laboratory(deep(20_000)) as lab:
        plain = lab.run(*LINT, "--jobs", "1", limit=120)
        expect(plain.status == 0, "with any stack", plain)
        for jobs in ["1", "2"]:
            less = limited(resource.RLIMIT_STACK, 512 << 10)
            outcome = lab.run(*LINT, "--jobs", jobs, preexec_fn=less, limit=120)
            expect(outcome == plain, f"--jobs {jobs}", plain, outcome)
            outcome = lab.run("decide", "--all", "--jobs", jobs, preexec_fn=less, limit=120)
            expect(outcome.status == 0, f"decide --jobs {jobs}", outcome)
            outcome = lab.run("--diff", "--unsafe-fixes", "--all-rules", preexec_fn=less, limit=120)
            expect(outcome.status in (0, 1), "--diff", outcome)


def case_no_threads():
    """Where the system gives no thread, as in a container full of processes, the program does without."""
    if os.geteuid() != 0:
        return "left out, another user is needed whose processes can be counted"
    with Laboratory(many(60, HAZARD)) as lab:
        plain = lab.run("--jobs", "1")
        script = 'ulimit -u 1 && exec "$0" "$@"'
        program = lab.program_for_nobody()
        nobody = ["setpriv", "--reuid=65533", "--regid=65533", "--clear-groups", "bash", "-c", script, program]
        for command in [[], ["--jobs", "4"]]:
            outcome = lab.run(*command, program=nobody, limit=20)
            expect(outcome == plain, f"{command}", plain, outcome)
        outcome = lab.run("decide", program=nobody, limit=20)
        expect(outcome.status == 0, "decide", outcome)


def case_little_of_everything():
    """Without a home, an environment, a terminal, a language or many descriptors nothing changes."""
    with Laboratory({f"F{number}/a.swift": HAZARD + FIXABLE for number in range(60)}) as lab:
        plain = lab.run("--format", "full")
        environment = {"PATH": os.environ["PATH"]}
        few = limited(resource.RLIMIT_NOFILE, 16)
        for name, options in {
            "no environment": {"env": {}}, "no home": {"env": environment}, "LANG=C": {"env": {"LANG": "C", **environment}},
            "LC_ALL=POSIX": {"env": {"LC_ALL": "POSIX", **environment}}, "no terminal": {"start_new_session": True},
            "16 descriptors": {"preexec_fn": few}, "a missing home": {"env": {"HOME": "/nowhere", **environment}},
            "TERM=dumb": {"env": {"TERM": "dumb", **environment}},
        }.items():
            outcome = lab.run("--format", "full", **options)
            expect(outcome == plain, name, plain, outcome)


ODD = [b"line\nbreak", b"tab\t", b"bell\a", b"red\x1b[31m", b"title\x1b]0;owned\x07", b"csi\xc2\x9b31m", b"raw\x9b31m",
       b"latin\xe9", b"bad\xff\xfe", b"quote\"'`", b"back\\slash", b"percent%41", b" leads and ends ", b"-dash", b"a,b:c=d",
       b"\xe2\x80\xae turned", b"|pipe|<b>&amp;", b"star*[x]?", b"$(touch owned)", b"\xf0\x9f\x98\x80", b"]]>", b"\x7f"]


def case_names_of_any_bytes():
    """Files and folders of any name are linted and told apart in every format; none steers the terminal."""
    with Laboratory() as lab:
        for name in ODD:
            lab.write(name + b".swift", HAZARD)
            lab.write(name + b"/x.swift", HAZARD)
        count = 2 * len(ODD)
        for format in FORMATS:
            outcome = lab.run("--format", format, "--fail-on", "none")
            expect(outcome.status == 0, format, outcome)
            steering = [byte for byte in outcome.output + outcome.errors if byte < 32 and byte != 10 or byte == 127]
            expect(not steering and b"\xc2\x9b" not in outcome.output, f"{format}: {steering}", outcome)
            expect(told(format, outcome.output) == count, f"{format}: {told(format, outcome.output)} places", outcome)
        for name in ODD:
            outcome = lab.run(os.fsencode(lab.folder) + b"/" + name + b".swift")
            expect(outcome.status == 1 and outcome.output.count(b"\n") == 1, f"{name} as a PATH", outcome)
        outcome = lab.run("--show-files")
        expect(outcome.output.count(b"\n") == count, "--show-files", outcome)
        lab.git("init", "-q")
        lab.git("add", "-A")
        outcome = lab.run("--staged")
        expect(outcome.output.count(b"\n") == count, "--staged", outcome)
        lab.git("commit", "-qm", "all", "--no-verify")
        for name in ODD:
            lab.write(name + b".swift", HAZARD + b"\n" + HAZARD)
        outcome = lab.run("--diff-base", "HEAD")
        expect(outcome.output.count(b"\n") == len(ODD), "--diff-base", outcome)


def told(format, text):
    """How many places a report tells apart."""
    if format in ("text", "xcode"):
        return len(set(text.splitlines()))
    if format == "full":
        return len({line for line in text.splitlines() if line.endswith(b": 1 finding")})
    if format == "json":
        return len({finding["path"] for finding in json.loads(text)["findings"]})
    if format == "gitlab":
        return len({issue["location"]["path"] for issue in json.loads(text)})
    if format == "sarif":
        results = json.loads(text)["runs"][0]["results"]
        return len({str(result["locations"]) for result in results})
    if format == "junit":
        return len({case.get("classname") for case in xml.etree.ElementTree.fromstring(text).iter("testcase")})
    if format == "github":
        return len({line for line in text.splitlines() if line.startswith(b"::warning file=")})
    return len({line for line in text.splitlines() if line.startswith(b"| `")})


def case_fixes_of_files_with_any_name():
    """A patch of files of any name is one that git applies; fixes come to the right files."""
    with Laboratory() as lab:
        lab.git("init", "-q")
        for name in ODD:
            lab.write(name + b".swift", FIXABLE)
        patch = lab.run("--diff").output
        with open(f"{lab.outside}/patch", "wb") as file:
            file.write(patch)
        lab.git("apply", f"{lab.outside}/patch")
        by_git = [lab.read(name + b".swift") for name in ODD]
        for name in ODD:
            lab.write(name + b".swift", FIXABLE)
        lab.run("--fix")
        expect([lab.read(name + b".swift") for name in ODD] == by_git and FIXABLE not in by_git, "not the same")


def case_long_paths():
    """Paths of 4,096 bytes and more are read, reported, fixed and staged."""
    with Laboratory() as lab:
        name, here = "d" * 200, os.open(".", os.O_RDONLY)
        try:
            os.chdir(lab.folder)
            for _ in range(25):
                os.mkdir(name)
                os.chdir(name)
            with open("a.swift", "wb") as file:
                file.write(FIXABLE)
            for format in FORMATS:
                os.chdir(here)
                outcome = lab.run("--format", format)
                expect(outcome.status == 1 and b"d" * 200 + b"/a.swift" in outcome.output, format, outcome)
            outcome = lab.run("--fix")
            expect(outcome.status == 0 and b"1 fixed" in outcome.errors, "--fix", outcome)
        finally:
            os.chdir(here)
            os.close(here)
