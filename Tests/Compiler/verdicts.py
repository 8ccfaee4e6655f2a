#!/usr/bin/env python3
"""Compiles the bad samples of the rules' guides and compares what the compiler says with what the rules claim.

Usage: Tests/Compiler/verdicts.py [--show] ACTORLINT [RULE…]

Each sample is a file of its own, compiled in Swift 5, 5 with complete checking, and 6; modules of Apple's that this
system lacks are the stubs beside this script. A rule that claims 'nothing' must get no message about concurrency on
any marked line, one 'from' a mode must get one on each marked line from that mode on. 'partly' is shown only.
A sample that does not compile for another reason is a failure too. Exit status: 0 all claims hold, 1 one does not.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODES = {"5": ["-swift-version", "5"], "5 + complete": ["-swift-version", "5", "-strict-concurrency=complete"],
         "6": ["-swift-version", "6"]}
CONCURRENCY = re.compile(
    r"[Ss]endable|isolat|actor|async|await|data race|concurren|outlives deinit|sending|global shared mutable|Task", re.A)


def build_stubs(folder):
    for stub in sorted((HERE / "Stubs").glob("*.swift")):
        subprocess.run(["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", stub.stem,
                        "-I", folder, "-o", f"{folder}/{stub.stem}.swiftmodule", stub], check=True)


def rules(actorlint):
    """Each rule's id with its claim, as the index of rules prints it."""
    table = subprocess.run([actorlint, "rules", "--format", "markdown"], capture_output=True, text=True, check=True)
    for line in table.stdout.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) >= 4 and cells[0].strip("[").startswith("`"):
            yield cells[0].split("`")[1], cells[3]


def samples(actorlint, rule):
    guide = subprocess.run([actorlint, "explain", rule], capture_output=True, text=True, check=True).stdout
    for block in re.findall(r"^ *```swift\n(.*?)^ *```", guide, re.S | re.M):
        if f"// expect: {rule}" in block and "// file:" not in block:
            yield block


def messages(sample, flags, stubs, name):
    path = Path(stubs) / f"{name}.swift"
    path.write_text(sample)
    additions = [file for file in (HERE / "Additions").glob("*.swift") if f"import {file.stem}\n" in sample]
    run = subprocess.run(["swiftc", *flags, "-wmo", "-parse-as-library", "-emit-sil", "-o", "/dev/null", "-I", stubs,
                          path, *additions], capture_output=True, text=True)
    found = re.findall(rf"^.*{re.escape(path.name)}:(\d+):\d+: (error|warning): (.*)$", run.stderr, re.M)
    return [(int(line), severity, text) for line, severity, text in found]


def check(actorlint, rule, claim, stubs):
    problems, shown = [], []
    for number, sample in enumerate(samples(actorlint, rule)):
        marked = [i for i, line in enumerate(sample.splitlines(), 1) if f"// expect: {rule}" in line]
        reached = False
        for mode, flags in MODES.items():
            found = messages(sample, flags, stubs, f"{rule}_{number}_{mode.replace(' + ', '_')}")
            about = [m for m in found if CONCURRENCY.search(m[2])]
            for line, severity, text in found:
                shown.append(f"  {mode}: {line}: {severity}: {text}")
                if severity == "error" and (line, severity, text) not in about:
                    problems.append(f"{rule}: the sample does not compile: {line}: {text}")
            reached = reached or claim == f"from {mode}" or claim.startswith(f"from '{mode}'")
            for line in marked:
                says = any(abs(m[0] - line) <= 1 for m in about)
                if claim == "nothing" and says:
                    problems.append(f"{rule}: claims nothing, but mode {mode} speaks of line {line}")
                if claim.startswith("from") and reached and not says:
                    problems.append(f"{rule}: claims '{claim}', but mode {mode} is silent on line {line}")
    return rule, claim, problems, shown


def main():
    arguments = sys.argv[1:]
    show = "--show" in arguments
    arguments = [a for a in arguments if a != "--show"]
    if not arguments:
        sys.exit(__doc__)
    actorlint, wanted = str(Path(arguments[0]).resolve()), arguments[1:]
    failures = 0
    with tempfile.TemporaryDirectory() as stubs:
        build_stubs(stubs)
        chosen = [(rule, claim) for rule, claim in rules(actorlint) if not wanted or rule in wanted]
        with ThreadPoolExecutor(2) as pool:
            for rule, claim, problems, shown in pool.map(lambda pair: check(actorlint, *pair, stubs), chosen):
                print(f"{'FAILS' if problems else 'holds'}  {rule}: {claim}")
                for line in problems + (shown if show else []):
                    print(f"  {line}")
                failures += bool(problems)
    print(f"{len(chosen) - failures} of {len(chosen)} claims hold")
    sys.exit(1 if failures else 0)


main()
