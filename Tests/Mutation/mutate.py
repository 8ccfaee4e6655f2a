#!/usr/bin/env python3
"""Changes the project's own code here and there, and counts the changes that its tests notice.

Usage: Tests/Mutation/mutate.py [--count N] [--seed N] [--jobs N] [--keep FOLDER] [MODULE…]

Changes are: a condition negated, a guard that always holds, && and || swapped, == and != swapped, a bound of a comparison
moved, one more where one is added or taken away, a function that returns at once. N of them (200) are taken at random
from the MODULEs (the floors, rules and the command) into one copy of the project, built once; the variable MUTANT
chooses the one that acts. Those that do not compile are left out. Survivors are printed with their lines; each is a test
that is missing, or a change that means the same. Takes hours: a build, and each mutant's tests. Exit status 0.
"""

import argparse
import concurrent.futures
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {name: f"Sources/{name}" for name in ["JSON", "Lexing", "Outlining", "Indexing", "Linting", "Reporting"]}
FOLDERS |= {"Rules": "Rules", "actorlint": "Sources/actorlint"}
# The tests that know a module best come first; a mutant that they let live meets the next ones.
TESTS = {
    "JSON": ["JSONTests", "CommandTests"], "Lexing": ["OutliningTests", "RulesTests", "LexingTests"],
    "Outlining": ["OutliningTests", "RulesTests", "IndexingTests"], "Indexing": ["IndexingTests", "RulesTests"],
    "Linting": ["LintingTests", "RulesTests", "CommandTests"], "Reporting": ["ReportingTests", "CommandTests"],
    "Rules": ["RulesTests"], "actorlint": ["CommandTests"],
}
# Damaged code takes most of the time, and says only that nothing crashes; the copy imports what modules may not.
SKIPPED = ["--skip", "IncompleteCode", "--skip", "ImportTests"]
SWAPS = {"&&": "||", "||": "&&", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
SUPPORT = """
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let activeMutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

func holding(_ mutant: Int, _ value: Bool) -> Bool { activeMutant == mutant || value }
func negating(_ mutant: Int, _ value: Bool) -> Bool { activeMutant == mutant ? !value : value }
func adding<Number: BinaryInteger>(_ mutant: Int, _ value: Number) -> Number { activeMutant == mutant ? value + 1 : value }
"""


class Site(NamedTuple):
    path: str
    line: int
    start: int
    end: int
    kind: str
    function: str

    @property
    def module(self):
        return next(name for name, folder in FOLDERS.items() if self.path.startswith(folder + "/"))


def sites(modules):
    files = sorted(str(file.relative_to(ROOT)) for name in modules for file in (ROOT / FOLDERS[name]).rglob("*.swift"))
    files = [file for file in files if "/SDK/" not in file]
    driver = ROOT / ".build/oracles/sites"
    subprocess.run([ROOT / "Tests/Oracles/build-driver.sh", "sites", "../Mutation/sites.swift"], check=True)
    text = subprocess.run([driver, *files], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found = []
    for line in text.splitlines():
        path, number, start, end, kind, function = line.split("\t")
        found.append(Site(path, int(number), int(start), int(end), kind, function))
    return found


def operator(site, number):
    """A name of its own for each mutated operator, made of the letters that operators have."""
    digits = ""
    while number:
        digits, number = "^~%*"[number % 4] + digits, number // 4
    return site.kind + "^" + digits


def edits(site, number):
    """Texts and where they go; those at one place in order."""
    if site.kind in SWAPS:
        return [(site.start, site.end, operator(site, number))]
    if site.kind.startswith("return"):
        return [(site.end, site.end, f" if activeMutant == {number} {{ {site.kind} }}; ")]
    call = {"hold": "holding", "negate": "negating", "more": "adding"}[site.kind]
    return [(site.start, site.start, f"{call}({number}, "), (site.end, site.end, ")")]


def support(mutants):
    text = SUPPORT
    for number, site in mutants.items():
        if site.kind not in SWAPS:
            continue
        name, other = operator(site, number), SWAPS[site.kind]
        if site.kind in ("&&", "||"):
            precedence = "LogicalConjunctionPrecedence" if site.kind == "&&" else "LogicalDisjunctionPrecedence"
            text += f"infix operator {name}: {precedence}\nfunc {name}(left: Bool, right: @autoclosure () throws -> Bool) " \
                f"rethrows -> Bool {{ activeMutant == {number} ? try left {other} right() : try left {site.kind} right() }}\n"
        else:
            kind = "Equatable" if site.kind in ("==", "!=") else "Comparable"
            text += f"infix operator {name}: ComparisonPrecedence\nfunc {name}<Value: {kind}>(left: Value, right: Value) " \
                f"-> Bool {{ activeMutant == {number} ? left {other} right : left {site.kind} right }}\n"
    return text


def write(folder, mutants):
    """Puts the mutants into a copy of the project, which is what the project is elsewhere."""
    by_path = {}
    for number, site in mutants.items():
        by_path.setdefault(site.path, []).append((number, site))
    for path in {site.path for site in mutants.values()} | write.touched:
        text = (ROOT / path).read_bytes()
        pieces = [edit for number, site in by_path.get(path, []) for edit in edits(site, number)]
        # From the end; at one place what closes comes first, then what opens, the outer ones outside.
        for start, end, new in sorted(pieces, key=lambda piece: (piece[0], piece[1]), reverse=True):
            text = text[:start] + new.encode() + text[end:]
        if (folder / path).read_bytes() != text:
            (folder / path).write_bytes(text)
    write.touched = set(by_path)
    for name, source in FOLDERS.items():
        own = {number: site for number, site in mutants.items() if site.module == name}
        file, text = folder / source / "Mutants.swift", support(own)
        if not file.exists() or file.read_text() != text:
            file.write_text(text)


write.touched = set()


def apart(found, count, chance):
    """A sample of sites, no two of which overlap."""
    taken, lines = [], set()
    for site in chance.sample(found, len(found)):
        place = {(site.path, line) for line in range(site.line - 1, site.line + 2)}
        if not place & lines:
            taken.append(site)
            lines.add((site.path, site.line))
        if len(taken) == count:
            break
    return taken


def build(folder, mutants):
    """Builds without the mutants that do not compile; the last build's mutants."""
    command = ["nice", "swift", "build", "-c", "release", "--build-tests", "-Xswiftc", "-enable-testing"]
    while True:
        write(folder, mutants)
        result = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode == 0:
            return mutants
        places = set(re.findall(r"^(\S+?\.swift):(\d+):\d+: error:", result.stdout, re.M))
        wrong = {number for number, site in mutants.items()
                 for path, line in places if path.endswith(site.path) and abs(int(line) - site.line) <= 2}
        print(f"{len(wrong)} do not compile", flush=True)
        if not wrong:
            sys.exit(result.stdout[-4000:])
        mutants = {number: site for number, site in mutants.items() if number not in wrong}


def tests_notice(program, folder, number, suites, seconds):
    for suite in suites:
        command = ["nice", program, "--testing-library", "swift-testing", "--filter", suite, *SKIPPED]
        environment = dict(os.environ, MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
        try:
            result = subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=seconds[suite])
        except subprocess.TimeoutExpired:
            return f"{suite}, without end"
        if result.returncode != 0:
            return suite
    return None


def copy(folder):
    folder.mkdir(exist_ok=True)
    for name in ["Sources", "Rules", "Tests"]:
        shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
    for file in ["Package.swift", "README.md", *(schema.name for schema in ROOT.glob(".actorlint*.json"))]:
        shutil.copy(ROOT / file, folder / file)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="a folder for the copy, kept for the next run")
    parser.add_argument("--again", action="store_true", help="test the copy that is kept, as it was built")
    parser.add_argument("modules", nargs="*", default=list(FOLDERS))
    arguments = parser.parse_args()
    found = sites(arguments.modules)
    sample = apart(found, arguments.count, random.Random(arguments.seed))
    print(f"{len(sample)} of {len(found)} places", flush=True)
    folder = Path(arguments.keep or tempfile.mkdtemp(prefix="mutation-"))
    if arguments.again:
        text = "".join((folder / site.path).read_text() for site in set(sample))
        mutants = {number: site for number, site in enumerate(sample, 1) if f"({number}, " in text
                   or f"activeMutant == {number} {{" in text or site.kind in SWAPS and operator(site, number) + " " in text}
    else:
        copy(folder)
        mutants = build(folder, dict(enumerate(sample, 1)))
    program = next((folder / ".build/release").glob("*.xctest")).resolve()
    seconds = {}
    for suite in sorted({suite for site in mutants.values() for suite in TESTS[site.module]}):
        start = time.monotonic()
        if tests_notice(program, folder, -1, [suite], {suite: 900}):
            sys.exit(f"{suite} fails without a mutant")
        seconds[suite] = 30 + 5 * (time.monotonic() - start)
        print(f"{suite}: {time.monotonic() - start:.1f} s", flush=True)
    counts, survivors = {}, []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        work = {pool.submit(tests_notice, program, folder, number, TESTS[site.module], seconds): (number, site)
                for number, site in mutants.items()}
        for future in concurrent.futures.as_completed(work):
            number, site = work[future]
            noticed = future.result()
            caught, all = counts.get(site.module, (0, 0))
            counts[site.module] = (caught + (noticed is not None), all + 1)
            done = sum(all for _, all in counts.values())
            print(f"{done}/{len(mutants)} {noticed or 'SURVIVES'}: {site.path}:{site.line} {site.kind}", flush=True)
            if noticed is None:
                survivors.append(site)
    print()
    for site in sorted(survivors):
        code = (ROOT / site.path).read_text().splitlines()[site.line - 1].strip()
        print(f"{site.path}:{site.line} {site.kind} in {site.function}: {code}")
    for module, (caught, all) in sorted(counts.items()):
        print(f"{module}: {caught} of {all} noticed")
    caught, all = (sum(column) for column in zip(*counts.values()))
    print(f"{caught} of {all} noticed ({100 * caught / all:.0f} %)")


main()
