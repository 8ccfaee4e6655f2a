"""Files that cannot be read, or that change while they are."""

import atexit
import os
import random
import shutil
import socket
import subprocess
import tempfile
import threading

from laboratory import CLEAN, HAZARD, Failure, Laboratory, expect

HERE = os.path.dirname(os.path.abspath(__file__))


def shim():
    """The library that disturbs reads, built once."""
    if not shim.library:
        compiler = os.environ.get("CC") or shutil.which("clang") or shutil.which("cc")
        if not compiler:
            raise Failure("there is no C compiler")
        folder = tempfile.mkdtemp()
        atexit.register(shutil.rmtree, folder)
        shim.library = os.path.join(folder, "shim.so")
        source = os.path.join(HERE, "shim.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-O", "-o", shim.library, source, "-ldl"], check=True)
    return shim.library


shim.library = None


def disturbed(lab, how, *arguments, name="b.swift"):
    environment = dict(os.environ, LD_PRELOAD=shim(), DISTURB=how, DISTURBED=name)
    return lab.run(*arguments, env=environment)


def three():
    return Laboratory({"a.swift": HAZARD, "b.swift": HAZARD * 3000, "c.swift": HAZARD})


def case_read_error():
    """An error in the middle of a file is named, its findings are not, those of others are."""
    with three() as lab:
        for jobs in ["1", "2"]:
            outcome = disturbed(lab, "error", "--jobs", jobs)
            expect(outcome.status == 2 and outcome.output.count(b"(main_sync)") == 2, jobs, outcome)
            expect(b"b.swift: Input/output error" in outcome.errors, jobs, outcome)
            expect(b"b.swift" not in outcome.output, jobs, outcome)
        for name in [".actorlint.json", ".gitignore", ".actorlint-baseline.json", "Package.swift"]:
            lab.write(name, '{"version": 1}' if name.endswith("line.json") else "// Nothing.\n{}\n")
            outcome = disturbed(lab, "error", name=name)
            expect(outcome.status == 2 and b"Input/output error" in outcome.errors, name, outcome)
            os.remove(lab.path(name))


def case_read_error_before_fixes():
    """Nothing is fixed, noted or pruned on the strength of what could not be read."""
    with three() as lab:
        lab.run("baseline", "write")
        before = lab.read(".actorlint-baseline.json")
        for action in ["write", "prune"]:
            outcome = disturbed(lab, "error", "baseline", action)
            expect(outcome.status == 2 and lab.read(".actorlint-baseline.json") == before, action, outcome)
        outcome = disturbed(lab, "error", "--level", "note")
        expect(b"stale" not in outcome.errors, "entries of a file that was not read are not stale", outcome)


def case_reads_in_pieces():
    """Reads that bring little, or that signals interrupt, bring the same."""
    with three() as lab:
        plain = lab.run("--format", "json")
        for how in ["short", "interrupt"]:
            outcome = disturbed(lab, how, "--format", "json")
            expect(outcome == plain, how, plain, outcome)


def case_changes_while_read():
    """A file that shrinks, grows, goes or is replaced while it is read hurts nobody else."""
    with three() as lab:
        for how in ["truncate", "grow", "remove", "replace"]:
            for jobs in ["1", "2"]:
                lab.write("b.swift", HAZARD * 3000)
                outcome = disturbed(lab, how, "--jobs", jobs)
                expect(outcome.status == 1, f"{how} {jobs}", outcome)
                for name in [b"a.swift:4:", b"c.swift:4:"]:
                    expect(name in outcome.output, f"{how} {jobs}", outcome)


def case_changes_at_random():
    """Runs over files that change at random end, and report only what some version of a file holds."""
    chance = random.Random(10)
    names = [f"File{number}.swift" for number in range(40)]
    with Laboratory({name: HAZARD for name in names}) as lab:
        stop = threading.Event()

        def disturb():
            while not stop.is_set():
                path = lab.path(chance.choice(names))
                action = chance.randrange(4)
                try:
                    if action == 0:
                        os.remove(path)
                    elif action == 1:
                        os.truncate(path, chance.randrange(len(HAZARD)))
                    else:
                        with open(path + ".new", "wb") as file:
                            file.write(HAZARD * chance.randrange(30) if action == 2 else CLEAN)
                        os.rename(path + ".new", path)
                except FileNotFoundError:
                    pass

        thread = threading.Thread(target=disturb)
        thread.start()
        try:
            for number in range(60):
                format = ["text", "full", "json", "sarif"][number % 4]
                outcome = lab.run("--format", format, "--jobs", str(number % 3 + 1), limit=20)
                expect(outcome.status in (0, 1), f"run {number}, {format}", outcome)
                if format == "text":
                    for line in outcome.output.splitlines():
                        place = int(line.split(b":")[1])
                        expect(line.endswith(b"(main_sync)") and place % 5 == 4, f"invented: {line}", outcome)
        finally:
            stop.set()
            thread.join()


def case_forbidden_folders():
    """A folder or file that may not be read is named and fails the run; the rest is linted."""
    with Laboratory({"a.swift": HAZARD, "closed/b.swift": HAZARD, "half/c.swift": HAZARD, "d.swift": HAZARD}) as lab:
        os.chmod(lab.path("closed"), 0)
        os.chmod(lab.path("half"), 0o444)  # names can be read, files cannot
        os.chmod(lab.path("d.swift"), 0)
        outcome = lab.run_as_nobody()
        expect(outcome.status == 2 and outcome.output.count(b"\n") == 1, "one finding is left", outcome)
        for name in [b"closed", b"half/c.swift", b"d.swift"]:
            expect(b"error: " + name + b": Permission denied" in outcome.errors, f"{name}", outcome)


def case_pipes_and_devices():
    """What is named like a Swift file and is none is never opened by the walk, and refused by name."""
    with Laboratory({"a.swift": HAZARD}) as lab:
        os.mkfifo(lab.path("pipe.swift"))
        os.symlink("pipe.swift", lab.path("link.swift"))
        os.symlink("/dev/zero", lab.path("zero.swift"))
        server = socket.socket(socket.AF_UNIX)
        server.bind(lab.path("socket.swift"))
        names = ["pipe.swift", "link.swift", "zero.swift", "socket.swift"]
        try:
            os.mknod(lab.path("device.swift"), 0o666 | 0o020000, os.makedev(1, 5))
            names.append("device.swift")
        except PermissionError:
            pass
        outcome = lab.run(limit=10)
        expect(outcome.status == 1 and outcome.output.count(b"\n") == 1, "the walk", outcome)
        for name in names:
            outcome = lab.run(name, limit=10)
            expect(outcome.status == 2 and b"not a regular file" in outcome.errors, name, outcome)
        for name in [".actorlint.json", ".gitignore", ".actorlint-baseline.json"]:
            os.mkfifo(lab.path(name))
            outcome = lab.run(limit=10)
            expect(outcome.status in (1, 2), f"a pipe called {name}", outcome)
            os.remove(lab.path(name))


def case_loops_of_links():
    """Links that lead to themselves, or folders that hold themselves, end."""
    with Laboratory({"a.swift": HAZARD, "x/b.swift": HAZARD}) as lab:
        os.symlink(".", lab.path("x/self"))
        os.symlink("..", lab.path("x/up"))
        os.symlink("two.swift", lab.path("one.swift"))
        os.symlink("one.swift", lab.path("two.swift"))
        outcome = lab.run()
        expect(outcome.status == 1 and outcome.output.count(b"\n") == 2, "the walk", outcome)
        expect(outcome.errors.count(b"Too many levels of symbolic links") == 2, "they are named", outcome)
        expect(lab.run("one.swift").status == 2, "a PATH that leads nowhere is an error")
        expect(lab.run("x/self/self/up/x/b.swift").status == 1, "a PATH through links is a PATH")
