#!/usr/bin/env python3
"""Compares the speed of actorlint with programs that read the same Swift files.

Usage: Tests/Benchmarks/compare.py [--rounds N] [DIRECTORY]

All rules run and a JSON report is written. Without a DIRECTORY the text is generated: 2,000 files, 20 MB, always the
same. Measured in turns, after one warm-up: actorlint with two threads, cat, wc -l, swiftc -frontend -parse and, where
there is one, rg -j2; then starting up for one 70 KB file against git. Medians are printed, memory as a maximum.

ACTORLINT=path measures this binary instead of the one that .ci/release builds.
Needs Python 3.9 and git. Exit status: 0 all bounds kept, 1 one is not, 2 it could not run.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple, Optional

sys.dont_write_bytecode = True  # no __pycache__ in the sources
import corpus

ROOT = Path(__file__).resolve().parents[2]
LINT = ["--all-rules", "--no-config", "--format", "json"]
LITERALS = ["assumeIsolated", "withCheckedContinuation", "@unchecked Sendable", "nonisolated(unsafe)", "DispatchQueue",
            "Task.detached", "deinit", "scheduledTimer"]
SKIPPED_DIRECTORIES = {".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"}


class Command(NamedTuple):
    """One thing to measure: its calls run one after the other and count as one."""
    name: str
    calls: list
    output: str = os.devnull
    statuses: Optional[set] = None


class Sample(NamedTuple):
    wall: float
    cpu: float
    peak: float


class Bound(NamedTuple):
    """A row of the table in the performance notes; `measured` is None if the other program is not there."""
    name: str
    measured: Optional[float]
    aim: float
    never: float
    more_is_better: bool = False

    def holds(self, limit):
        return self.measured >= limit if self.more_is_better else self.measured <= limit


def swift_files(directory):
    """The files that actorlint reads, but for those that ignore files leave out."""
    found = []
    for folder, folders, names in os.walk(directory):
        folders[:] = [name for name in folders if name not in SKIPPED_DIRECTORIES]
        paths = [os.path.join(folder, name) for name in names if name.endswith(".swift")]
        found += [path for path in paths if os.path.isfile(path) and not os.path.islink(path)]
    return sorted(found)


def chunks(files):
    """Lists of files that fit a command line: half the system's limit, names and their pointers counted."""
    limit = min(os.sysconf("SC_ARG_MAX") // 2, 1_000_000)
    part, size = [], 0
    for file in files:
        length = len(os.fsencode(file)) + 9
        if part and size + length > limit:
            yield part
            part, size = [], 0
        part.append(file)
        size += length
    yield part


def over(files, *program):
    return [[*program, *part] for part in chunks(files)]


def run(command):
    wall = cpu = peak = 0.0
    for call in command.calls:
        actions = [
            (os.POSIX_SPAWN_OPEN, 1, command.output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
            (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
        ]
        start = time.perf_counter()
        pid = os.posix_spawnp(call[0], call, os.environ, file_actions=actions)
        _, status, usage = os.wait4(pid, 0)
        wall += time.perf_counter() - start
        cpu += usage.ru_utime + usage.ru_stime
        peak = max(peak, usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024))
        check_status(command, call, os.waitstatus_to_exitcode(status))
    return Sample(wall, cpu, peak)


def check_status(command, call, status):
    if status < 0 or (command.statuses is not None and status not in command.statuses):
        fail(f"'{' '.join(call[:6])}' ended with status {status}")


def fail(message):
    print(f"compare: {message}", file=sys.stderr)
    sys.exit(2)


def measure(commands, rounds):
    """Medians of each command; commands take turns, so that what else the machine does meets all of them."""
    samples = {command.name: [] for command in commands}
    for turn in range(rounds + 1):
        for command in commands:
            sample = run(command)
            if turn > 0:
                samples[command.name].append(sample)
    return {name: summary(taken) for name, taken in samples.items()}


def summary(samples):
    return Sample(median(s.wall for s in samples), median(s.cpu for s in samples), max(s.peak for s in samples))


def find_actorlint():
    given = os.environ.get("ACTORLINT")
    if given:
        return shutil.which(os.path.abspath(given)) or fail(f"ACTORLINT is not a program: {given}")
    built = subprocess.run([ROOT / ".ci/release"], stdout=subprocess.PIPE, text=True)
    return built.stdout.strip() if built.returncode == 0 else fail("actorlint does not build")


def readers(actorlint, directory, files, work):
    commands = [
        Command("actorlint", [[actorlint, "lint", *LINT, "--jobs", "2", directory]], f"{work}/report.json", {0, 1}),
        Command("cat", over(files, "cat"), statuses={0}),
        Command("wc -l", over(files, "wc", "-l"), statuses={0}),
        Command("swiftc -parse", over(files, "swiftc", "-frontend", "-parse")),
    ]
    if shutil.which("rg"):
        search = ["rg", "-j2", "--fixed-strings"]
        eight = [word for literal in LITERALS for word in ("-e", literal)]
        commands.append(Command("rg, 1 literal", over(files, *search, "-e", LITERALS[0], "--"), f"{work}/rg", {0, 1}))
        commands.append(Command("rg, 8 literals", over(files, *search, *eight, "--"), f"{work}/rg", {0, 1}))
    return commands


def starters(actorlint, work):
    """One staged 70 KB file in a repository of its own, for actorlint and for git."""
    repository = f"{work}/repository"
    os.mkdir(repository)
    file = f"{repository}/Screen.swift"
    Path(file).write_text(corpus.file_text(seed=0, size=70_000))
    for arguments in (["init", "--quiet"], ["add", "Screen.swift"]):
        subprocess.run(["git", "-C", repository, *arguments], check=True)
    return [
        Command("actorlint, one file", [[actorlint, "lint", *LINT, file]], f"{work}/report-one.json", {0, 1}),
        Command("git diff --cached", [["git", "-C", repository, "diff", "--cached", "--name-only"]], statuses={0}),
    ]


def bounds(samples):
    def wall(name, other):
        return samples[name].wall / samples[other].wall if other in samples else None

    parsing = samples["swiftc -parse"].cpu / samples["actorlint"].cpu
    return [
        Bound("wall, of cat", wall("actorlint", "cat"), 0.7, 1.2),
        Bound("wall, of wc -l", wall("actorlint", "wc -l"), 0.6, 1.0),
        Bound("wall, of rg -j2, 1 literal", wall("actorlint", "rg, 1 literal"), 3, 5),
        Bound("wall, of rg -j2, 8 literals", wall("actorlint", "rg, 8 literals"), 2.5, 4),
        Bound("times less CPU than swiftc -parse", parsing, 10, 6, more_is_better=True),
        Bound("peak memory, MB", samples["actorlint"].peak, 32, 64),
        Bound("start-up + 70 KB, of git diff", wall("actorlint, one file", "git diff --cached"), 1, 2),
    ]


def print_samples(samples):
    """The system counts a process from before it became another program: no peak can be seen below this script's."""
    least = run(Command("true", [["true"]])).peak
    print(f"{'median':34}{'wall ms':>10}{'CPU ms':>10}{'peak MB':>10}")
    for name, sample in samples.items():
        peak = f"{sample.peak:10.1f}" if sample.peak > least * 1.05 else f"{f'≤ {least:.1f}':>10}"
        print(f"{name:34}{sample.wall * 1000:10.1f}{sample.cpu * 1000:10.1f}{peak}")


def print_bounds(rows):
    print(f"\n{'actorlint':34}{'measured':>10}{'aim':>10}{'never':>10}")
    for row in rows:
        limits = f"{row.aim:10g}{row.never:10g}"
        if row.measured is None:
            print(f"{row.name:34}{'-':>10}{limits}  no rg here")
            continue
        verdict = "kept" if row.holds(row.never) else "below"
        reached = ", aim reached" if row.holds(row.aim) else ""
        print(f"{row.name:34}{row.measured:10.2f}{limits}  {verdict}{reached}")


def print_input(files, directory):
    size = sum(os.path.getsize(file) for file in files)
    lines = 0
    for file in files:
        lines += Path(file).read_bytes().count(b"\n")
    print(f"{directory}: {len(files)} files, {size / 1e6:.1f} MB, {lines} lines; {os.cpu_count()} processors")
    print("Times depend on the machine and on what else it does: claim ratios only.")
    load = os.getloadavg()[0]
    print(f"The machine is busy (load {load:.1f}): do not trust wall times.\n" if load > 0.5 else "")


def files_read(actorlint, directory):
    """Generated files are read for their declarations; they count when they are linted, too."""
    run = subprocess.run([actorlint, "lint", *LINT, "--include-generated", directory], stdout=subprocess.PIPE)
    try:
        return json.loads(run.stdout)["summary"]["files"]
    except (ValueError, KeyError):
        return fail("actorlint wrote no JSON report")


def print_warning_of_other_input(seen, files):
    """The others read what the walk here found; ignore files may have left actorlint with less."""
    if seen != len(files):
        print(f"\nNot the same input: actorlint read {seen} files, the others {len(files)}.")


def compare(directory, rounds, work):
    files = swift_files(directory)
    if not files:
        fail(f"no Swift files below {directory}")
    # A copy, as an installed program is one: what the linker has just written is loaded half a millisecond more slowly.
    actorlint = shutil.copy(find_actorlint(), work)
    print_input(files, directory)
    samples = measure(readers(actorlint, directory, files, work), rounds)
    seen = files_read(actorlint, directory)
    samples |= measure(starters(actorlint, work), 10 * rounds)
    rows = bounds(samples)
    print_samples(samples)
    print_bounds(rows)
    print_warning_of_other_input(seen, files)
    return 0 if all(row.measured is None or row.holds(row.never) for row in rows) else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("directory", nargs="?")
    arguments = parser.parse_args()
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        del os.environ[name]
    with tempfile.TemporaryDirectory() as work:
        directory = arguments.directory or f"{work}/corpus"
        if not arguments.directory:
            corpus.write(directory)
        return compare(os.path.abspath(directory), arguments.rounds, work)


if __name__ == "__main__":
    sys.exit(main())
