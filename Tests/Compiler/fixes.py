#!/usr/bin/env python3
"""Fixes the fixtures that have a fixed text beside them, and asks the compiler what it thinks of it.

Usage: Tests/Compiler/fixes.py [--write] ACTORLINT [RULE…]

For each Tests/Fixtures/RULE/NAME.fixed: NAME.swift, without its marks, becomes that text by '--fix --unsafe-fixes', a
second run changes nothing, no finding is there that was not there before, and none that was has a fix. Where anything
was fixed, the text compiles in Swift 6 mode without an error or warning; where the fix is to bring an error to light
(SHOWN), with that error and no other. '--write' writes the fixed texts; read them.
Exit status: 0 all hold, 1 one does not.
"""

import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIXTURES = HERE.parent / "Fixtures"
SHOWN = {"nonfinal_isolated_method": "sending 'self' risks causing data races"}


def build_stubs(folder):
    for stub in sorted((HERE / "Stubs").glob("*.swift")):
        subprocess.run(["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", stub.stem,
                        "-I", folder, "-o", f"{folder}/{stub.stem}.swiftmodule", stub], check=True)


def findings(actorlint, folder):
    run = subprocess.run([actorlint, "--all-rules", "--format", "json", "."], cwd=folder, capture_output=True, text=True)
    return json.loads(run.stdout)["findings"]


def problems(actorlint, fixture, stubs, writes):
    plain = re.sub(r"[ \t]*// expect:.*", "", fixture.with_suffix(".swift").read_text())
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / fixture.with_suffix(".swift").name
        file.write_text(plain)
        before = findings(actorlint, folder)
        command = [actorlint, "--all-rules", "--fix", "--unsafe-fixes", "--quiet", "."]
        subprocess.run(command, cwd=folder, capture_output=True)
        fixed = file.read_text()
        subprocess.run(command, cwd=folder, capture_output=True)
        if file.read_text() != fixed:
            yield "a second run changes the text again"
        known = [(f["rule"], f["symbol"], f["message"]) for f in before]
        for finding in findings(actorlint, folder):
            if (finding["rule"], finding["symbol"], finding["message"]) not in known:
                yield f"a new finding: {finding['rule']} in line {finding['line']}"
            if finding["fixes"]:
                yield f"still to be fixed: {finding['rule']} in line {finding['line']}"
        if writes:
            fixture.write_text(fixed)
        elif fixed != fixture.read_text():
            yield "the fixed text is another:\n" + fixed
        if fixed != plain:
            additions = [f for f in (HERE / "Additions").glob("*.swift") if f"import {f.stem}\n" in fixed]
            run = subprocess.run(["swiftc", "-swift-version", "6", "-wmo", "-parse-as-library", "-emit-sil", "-o",
                                  "/dev/null", "-I", stubs, file, *additions], capture_output=True, text=True)
            said = re.findall(rf"^.*{re.escape(file.name)}:.*(?:error|warning): .*", run.stderr, re.M)
            shown = SHOWN.get(fixture.parent.name)
            yield from (line for line in said if not shown or shown not in line)
            if shown and not any(shown in line for line in said):
                yield f"the compiler does not say: {shown}"


def main():
    arguments = [a for a in sys.argv[1:] if a != "--write"]
    if not arguments:
        sys.exit(__doc__)
    actorlint, wanted = str(Path(arguments[0]).resolve()), arguments[1:]
    fixtures = [f for f in sorted(FIXTURES.glob("*/*.fixed")) if not wanted or f.parent.name in wanted]
    failures = 0
    with tempfile.TemporaryDirectory() as stubs:
        build_stubs(stubs)
        with ThreadPoolExecutor(2) as pool:
            check = lambda fixture: list(problems(actorlint, fixture, stubs, "--write" in sys.argv))
            for fixture, found in zip(fixtures, pool.map(check, fixtures)):
                print(f"{'FAILS' if found else 'holds'}  {fixture.relative_to(FIXTURES)}")
                for line in found:
                    print(f"  {line}")
                failures += bool(found)
    print(f"{len(fixtures) - failures} of {len(fixtures)} fixed texts hold")
    sys.exit(1 if failures or not fixtures else 0)


main()
