#!/usr/bin/env python3
"""Has everything call everything: fixtures whose functions, variables and types share a few names.

Usage: Tests/Fuzzing/names.py [--seed N] [ACTORLINT [SECONDS]]

One to four fixtures make a project, in which many of the declared names are replaced with a few, so that functions call
each other in circles, types inherit from themselves, and what one file leaves open another one answers; some lines are
lost, doubled, or miss a bracket. All rules run on it, its types are decided on, and it is fixed as a diff, each with half
a megabyte of stack. A project that crashes the program, or keeps it busy for 20 seconds, is kept in .build/fuzzing and
named. The seed is printed; with it the same projects are made again.

ACTORLINT, as an argument or in the environment, is the path of the binary. Needs Python 3.9. Exit status: 0 nothing was
found, 1 something was, 2 it could not run.
"""

import argparse
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests/Fixtures"
FOUND = ROOT / ".build/fuzzing"
COMMANDS = [["lint", "--all-rules"], ["decide", "--all"], ["lint", "--all-rules", "--diff", "--unsafe-fixes"]]
DECLARATION = re.compile(r"\b(func|var|let|case|class|struct|actor|protocol|enum)\s+(\w+)")
STACK = 512 << 10
LIMIT = 20


def project(texts, chance):
    """Some fixtures, with a few names in place of many."""
    chosen = chance.sample(texts, chance.choice((1, 2, 4)))
    many, share = chance.choice((1, 2, 3, 6)), chance.choice((.3, .7, 1))
    names = {}
    for text in chosen:
        for kind, name in DECLARATION.findall(text):
            if name not in names and chance.random() < share:
                # A variable may be called as a function is: it may hold one.
                stem = {"func": "f", "var": chance.choice("vf"), "let": chance.choice("vf"), "case": "v"}.get(kind, "T")
                names[name] = f"{stem}{chance.randrange(many)}"
    return [damaged(re.sub(r"\w+", lambda word: names.get(word[0], word[0]), text), chance) for text in chosen]


def damaged(text, chance):
    lines = text.split("\n")
    for _ in range(chance.choice((0, 0, 2, 8))):
        place = chance.randrange(len(lines))
        damage = chance.choice(("doubled", "lost", "opened"))
        if damage == "doubled":
            lines.insert(chance.randrange(len(lines)), lines[place])
        else:
            lines[place] = "" if damage == "lost" else re.sub(r"[{}()\[\]]", "", lines[place], count=1)
    return "\n".join(lines)


def failure(actorlint, command, folder):
    """What went wrong in one run; None where nothing did."""
    def small():
        resource.setrlimit(resource.RLIMIT_STACK, (STACK, STACK))

    try:
        run = subprocess.run([actorlint, *command, "--no-config", str(folder)], stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL, timeout=LIMIT, preexec_fn=small)
    except subprocess.TimeoutExpired:
        return f"takes more than {LIMIT} seconds"
    return None if run.returncode in (0, 1, 2) else f"ends with status {run.returncode}"


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("Usage: ")[1].split("\n")[0])
    parser.add_argument("actorlint", nargs="?", default=os.environ.get("ACTORLINT"))
    parser.add_argument("seconds", nargs="?", type=float, default=30)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    if not arguments.actorlint or not Path(arguments.actorlint).is_file():
        parser.error("the path of a binary is missing")
    chance = random.Random(arguments.seed)
    texts = [path.read_text() for path in sorted(FIXTURES.glob("*/*.swift"))]
    until, runs, found = time.monotonic() + arguments.seconds, 0, 0
    while time.monotonic() < until:
        with tempfile.TemporaryDirectory() as name:
            for number, text in enumerate(project(texts, chance)):
                Path(name, f"File{number}.swift").write_text(text)
            for command in COMMANDS:
                runs += 1
                if reason := failure(arguments.actorlint, command, name):
                    found += 1
                    kept = FOUND / f"names-{arguments.seed}-{found}"
                    shutil.copytree(name, kept, dirs_exist_ok=True)
                    print(f"{' '.join(command)} {kept}: {reason}")
                    break
    print(f"seed {arguments.seed}: {runs} runs, {found} found")
    return 1 if found or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
