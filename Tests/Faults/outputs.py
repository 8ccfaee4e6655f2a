"""Disks that are full, readers that go away, outputs that are closed."""

import json
import os
import subprocess

from laboratory import FIXABLE, FORMATS, HAZARD, Laboratory, expect

COMMANDS = [["--format", format] for format in FORMATS] + [
    ["--diff"], ["--show-files"], ["--show-settings", "a.swift"], ["decide", "--all"],
    ["decide", "--all", "--format", "json"], ["rules"], ["rules", "--format", "markdown"], ["explain", "main_sync"],
    ["explain", "main actor-isolated property 'a' can not be referenced from a nonisolated context"],
    ["schema", "report"], ["init", "--schema"], ["completions", "bash"], ["completions", "zsh"], ["help"],
    ["debug", "tokens", "a.swift"], ["debug", "events", "a.swift"], ["baseline", "show"],
]
NO_SPACE = b"actorlint: error: cannot write to standard output: No space left on device\n"


def laboratory():
    return Laboratory({"a.swift": HAZARD + FIXABLE})


def case_full_disk():
    """Every command whose output finds no room says so and fails."""
    with laboratory() as lab:
        for command in COMMANDS:
            if command[0] == "baseline":
                lab.run("baseline", "write")
            with open("/dev/full", "wb") as full:
                outcome = lab.run(*command, stdout=full)
            expect(outcome.status == 2 and NO_SPACE in outcome.errors, f"{command}", outcome)


def case_closed_pipe():
    """A reader that has gone ends every command without a word."""
    with laboratory() as lab:
        lab.run("baseline", "write")
        for command in COMMANDS:
            plain = lab.run(*command)
            reader, writer = os.pipe()
            os.close(reader)
            outcome = lab.run(*command, stdout=writer)
            os.close(writer)
            # Where the report got lost, nothing is to be said beside it.
            expect(outcome.status == plain.status and b"error" not in outcome.errors, f"{command}", plain, outcome)


def case_reader_that_leaves_in_the_middle():
    """So does one that leaves after the first bytes of many."""
    with Laboratory({"a.swift": HAZARD * 4000}) as lab:
        for format in FORMATS:
            process = subprocess.Popen(
                [os.path.abspath(lab.program()), "--format", format], cwd=lab.folder, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE)
            process.stdout.read(100)
            process.stdout.close()
            errors = process.stderr.read()
            expect(process.wait(60) == 1 and b"error" not in errors, f"{format}: {process.returncode} {errors[:300]}")


def case_closed_descriptors():
    """A closed standard output is an error; whatever is closed, no file is mistaken for it."""
    with Laboratory() as lab:
        for closed in [[0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2]]:
            lab.write("a.swift", HAZARD + FIXABLE)
            close = " ".join(f"{number}>&-" for number in closed)
            shell = ["sh", "-c", f'exec "$0" "$@" {close}']
            outcome = lab.run(lab.program(), "--fix", "--output", "json=report.json", program=shell)
            expect(outcome.status == (2 if 1 in closed else 1), f"closed {closed}", outcome)
            text = lab.read("a.swift")
            expect(text.endswith(b"{ [server] in await server.close() }\n  }\n}\n"), f"closed {closed}: {text[-90:]}")
            expect(len(json.loads(lab.read("report.json"))["findings"]) == 1, f"closed {closed}: the report")


def case_full_disk_for_files():
    """A report that finds no room leaves the one that was there, and is an error."""
    with laboratory() as lab:
        for format in FORMATS:
            outcome = lab.run("--output", f"{format}=/dev/full")
            expect(outcome.status == 2 and b"/dev/full: No space left" in outcome.errors, format, outcome)
            lab.write("report", "old")
            outcome = lab.run("--output", f"{format}=report", preexec_fn=limit_files)
            expect(outcome.status == 2 and b"report: File too large" in outcome.errors, format, outcome)
            expect(lab.read("report") == b"old", f"{format}: {lab.read('report')[:90]}")
            expect(lab.names() == ["a.swift", "report"], f"{format}: left {lab.names()}")


def case_output_that_is_an_open_file():
    """Reports for /dev/stdout and its like go there, also where that is a file."""
    with laboratory() as lab:
        # Not /dev/stdout itself: the superuser could replace it.
        os.symlink("/proc/self/fd/1", f"{lab.outside}/stdout")
        for name in [f"{lab.outside}/stdout", "/dev/fd/1", "/proc/self/fd/1"]:
            with open(lab.path("out"), "wb") as out:
                outcome = lab.run("--quiet", "--output", f"json={name}", stdout=out)
            text = lab.read("out")
            expect(outcome.status == 1 and b'"version": 1' in text and b"(main_sync)" in text, f"{name}", outcome)
        expect(os.path.islink(f"{lab.outside}/stdout"), "the link was replaced")


def limit_files():
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))
