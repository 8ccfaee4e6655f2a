"""Signals at random moments of what writes, and two writers at once."""

import os
import random
import signal
import subprocess
import time

from laboratory import FIXABLE, FIXED, HAZARD, Laboratory, expect, many
from reading import disturbed

COUNT = 120
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGKILL, signal.SIGHUP]


def interrupted(lab, number, delay, *arguments):
    process = subprocess.Popen([lab.program(), *arguments], cwd=lab.folder, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(delay)
    process.send_signal(number)
    try:
        return process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        expect(False, f"{number.name} after {delay:.3f} s does not end it")


def duration(lab, *arguments):
    start = time.monotonic()
    lab.run(*arguments)
    return time.monotonic() - start


def case_signals_while_fixing():
    """Whenever a signal comes, each file is what it was or what it becomes, and nothing lies beside it."""
    chance = random.Random(7)
    files = many(COUNT, FIXABLE)
    with Laboratory(files) as lab:
        whole = duration(lab, "--fix")
        ended, cut, left = 0, 0, 0
        for number in range(24):
            for name in files:
                lab.write(name, FIXABLE)
            kind = SIGNALS[number % len(SIGNALS)]
            # The writes come in the last part of a run.
            status = interrupted(lab, kind, whole * chance.uniform(0.1, 1.05), "--fix", "--jobs", str(number % 2 + 1))
            ended += status == -kind
            texts = [lab.read(name) for name in files]
            expect(all(text in (FIXABLE, FIXED) for text in texts), f"half written after {kind.name}")
            cut += FIXABLE in texts and FIXED in texts
            extra = [name for name in lab.names() if name.endswith(".new")]
            expect(not extra or (kind == signal.SIGKILL and len(extra) == 1), f"{kind.name} leaves {extra}")
            left += len(extra)
            for name in extra:
                os.remove(lab.path(name))
        outcome = lab.run("--fix", "--quiet")
        expect(outcome.status == 0 and all(lab.read(name) == FIXED for name in files), "the next run ends it", outcome)
        return f"{ended} of 24 ended by the signal, {cut} between two files, {left} left a '.new' (SIGKILL)"


def case_signals_while_noting():
    """Whenever a signal comes, a baseline or a report is the old one or the new one."""
    chance = random.Random(8)
    targets = {".actorlint-baseline.json": ["baseline", "write"], "report.json": ["--output", "json=report.json"]}
    with Laboratory(many(COUNT, HAZARD * 40)) as lab:
        for name, command in targets.items():
            whole = duration(lab, *command)
            new, old = lab.read(name), b'{\n  "version": 1\n}\n'
            os.remove(lab.path(name))
            for number in range(16):
                kind = SIGNALS[number % len(SIGNALS)]
                if number % 5 < 4:
                    lab.write(name, old)
                elif os.path.exists(lab.path(name)):
                    os.remove(lab.path(name))
                was = lab.read(name) if os.path.exists(lab.path(name)) else None
                interrupted(lab, kind, whole * chance.uniform(0.5, 1.05), *command)
                text = lab.read(name) if os.path.exists(lab.path(name)) else None
                expect(text in (was, new) or len(text) > len(new) / 2 and text.endswith(b"}\n"), f"{kind.name}: {name}")
                extra = [name for name in lab.names() if name.endswith(".new")]
                expect(not extra or kind == signal.SIGKILL, f"{kind.name} leaves {extra}")
                for other in extra:
                    os.remove(lab.path(other))
            os.remove(lab.path(name))


def case_two_that_fix_at_once():
    """Two runs that fix the same files leave all of them fixed, none of them twice."""
    files = many(COUNT, FIXABLE)
    with Laboratory(files) as lab:
        for number in range(4):
            for name in files:
                lab.write(name, FIXABLE)
            pair = [
                subprocess.Popen([lab.program(), "--fix", "--quiet"], cwd=lab.folder, stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE) for _ in range(2)
            ]
            outcomes = [process.communicate(timeout=60) for process in pair]
            texts = {lab.read(name) for name in files}
            expect(texts == {FIXED}, f"round {number}: {len(texts)} different files")
            expect(not [name for name in lab.names() if name.endswith(".new")], "something is left")
            for process, (_, errors) in zip(pair, outcomes):
                refusals = errors.splitlines()
                expect(process.returncode == (2 if refusals else 0), f"status {process.returncode}: {errors[:300]}")
                expect(all(b"changed in the meantime" in line for line in refusals), f"{errors[:300]}")


def case_an_edit_while_fixing():
    """What somebody saves between the reading and the writing of a fix stays."""
    with Laboratory({"a.swift": FIXABLE}) as lab:
        for number in range(20):
            lab.write("a.swift", FIXABLE)
            process = subprocess.Popen([lab.program(), "--fix", "--quiet"], cwd=lab.folder, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.PIPE)
            time.sleep(0.0005 * number)
            mine = FIXABLE + b"// mine\n"
            os.replace(lab.write("saved", mine), lab.path("a.swift"))
            process.communicate(timeout=30)
            expect(lab.read("a.swift") in (mine, FIXED + b"// mine\n"), f"{number}: {lab.read('a.swift')[-90:]}")


def case_an_edit_in_the_moment_of_writing():
    """What comes in between the last look at a file and the new one's taking its place stays, the newest of it."""
    saves = {"save once": b"// saved 1\n", "save thrice": b"// saved 3\n", "save, then break": b"// saved 1\n"}
    for how, last in saves.items():
        with Laboratory({"a.swift": FIXABLE, "b.swift": FIXABLE}) as lab:
            outcome = disturbed(lab, how, "--fix", "--quiet")
            expect(lab.read("b.swift").endswith(last), f"{how}: {lab.read('b.swift')[-90:]}", outcome)
            expect(outcome.status == 2 and b"b.swift: not fixed: it was changed" in outcome.errors, how, outcome)
            expect(lab.read("a.swift") == FIXED, "the other is fixed", outcome)
            expect(not [name for name in lab.names() if name.endswith(".new")], f"{how} leaves something", outcome)


def case_no_exchange():
    """A disk that cannot exchange two files gets the new one in the old one's place."""
    with Laboratory({"b.swift": FIXABLE}) as lab:
        outcome = disturbed(lab, "no exchange", "--fix", "--quiet")
        expect(outcome.status == 0 and lab.read("b.swift") == FIXED, "it is fixed", outcome)
        expect(not [name for name in lab.names() if name.endswith(".new")], "something is left", outcome)
