#!/usr/bin/env python3
"""Tries what can go wrong around the program, and what strangers can put in its way.

Usage: Tests/Faults/run.py ACTORLINT [WORD…]

Each case is a function of the files beside this one; its first line says what must hold. With WORDs only cases whose
names hold one of them run. Needs Linux, Python 3.9, git and a C compiler ($CC, clang or cc); what the machine does not
allow (device nodes, mounts, other users) is named as left out. Three cases get between the program and its C library,
and fail with one that has it built in, as .ci/release builds it. Exit status: 0 all hold, 1 one does not.
"""

import os
import sys
import time

sys.dont_write_bytecode = True  # no __pycache__ in the sources
import hostility
import interruptions
import laboratory
import outputs
import reading
import resources
import writing

PARTS = [outputs, reading, writing, interruptions, resources, hostility]


def cases(words):
    for part in PARTS:
        for name, case in list(vars(part).items()):
            if name.startswith("case_") and (not words or any(word in name for word in words)):
                yield name[len("case_"):].replace("_", " "), case


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    laboratory.PROGRAM = os.path.abspath(sys.argv[1])
    failures = 0
    for name, case in cases(sys.argv[2:]):
        start = time.monotonic()
        try:
            remark = case()
        except laboratory.Failure as failure:
            failures += 1
            print(f"FAILED {name}: {case.__doc__}\n  {failure}", flush=True)
        else:
            print(f"{time.monotonic() - start:6.1f} s  {name}{f': {remark}' if remark else ''}", flush=True)
    print(f"{failures} failed" if failures else "all hold")
    sys.exit(1 if failures else 0)


main()
