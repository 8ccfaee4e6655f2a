#!/usr/bin/env python3
"""Types commands into a real zsh and sees what the Tab key makes of them.

Usage: Tests/Completions/zsh.py ACTORLINT

Both ways to know the completions are tried: sourced, and as a file on fpath. Exit status: 0 all complete, or there is no
zsh, 1 one does not.
"""

import os
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time

LINES = {
    "actorlint ba": "baseline", "actorlint baseline pr": "prune", "actorlint --sel": "--select",
    "actorlint lint --select main_s": "main_sync", "actorlint rules --form": "--format",
    "actorlint --severity main_sync=e": "main_sync=error", "actorlint lint a.s": "a.swift", "actorlint a.s": "a.swift",
    "actorlint explain for_": "for_await_captures_self", "actorlint --config b.": "b.swift",
    "actorlint --format sar": "sarif", "actorlint decide fold": "folder/", "actorlint hook un": "uninstall",
    "actorlint completions z": "zsh", "actorlint debug out": "outline", "actorlint --level n": "note",
    "actorlint decide --stren": "--strength", "actorlint schema con": "configuration",
    "actorlint rules --format mark": "markdown", "actorlint decide --format j": "json",
    "actorlint decide --strength str": "strong", "actorlint decide --group dec": "decision",
}


def typed(folder, setup, lines, seconds=60):
    """What a shell makes of lines that are typed, each with a Tab behind it."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execve(shutil.which("zsh"), ["zsh", "-f", "-i"], {"PATH": os.environ["PATH"], "TERM": "dumb", "HOME": folder})
    # What stands on the line goes to a file, because a terminal's text would have to be guessed.
    show = "show() { print -r -- $BUFFER >> shown; BUFFER= }; zle -N show; bindkey '^X' show; bindkey '^I' complete-word"
    setup = ["unsetopt zle_bracketed_paste; PS1='ready%'", *setup, show, ": > shown"]
    os.write(terminal, ("\n".join(setup) + "\n").encode())
    shown, end = os.path.join(folder, "shown"), time.monotonic() + seconds
    text, left, found = b"", list(lines), []
    while time.monotonic() < end and len(found) < len(lines):
        if select.select([terminal], [], [], 0.05)[0]:
            text += os.read(terminal, 4096)
        if os.path.exists(shown):
            with open(shown) as file:
                found = file.read().splitlines()
            # One at a time: what is typed ahead may be taken for an answer to the completion.
            if left and len(found) == len(lines) - len(left):
                os.write(terminal, left.pop(0).encode() + b"\t\x18")
    os.close(terminal)
    os.waitpid(child, 0)
    if not found:
        sys.exit(f"the shell says only {text[-500:]}")
    os.remove(shown)
    return found + ["nothing"] * (len(lines) - len(found))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not shutil.which("zsh"):
        print("left out: there is no zsh")
        return 0
    program = os.path.abspath(sys.argv[1])
    folder = os.path.realpath(tempfile.mkdtemp())
    os.makedirs(f"{folder}/folder")
    os.makedirs(f"{folder}/functions")
    for name in ["a.swift", "b.swift"]:
        open(f"{folder}/{name}", "w").close()
    os.environ["PATH"] = f"{os.path.dirname(program)}:{os.environ['PATH']}"
    with open(f"{folder}/functions/_actorlint", "wb") as file:
        file.write(subprocess.run([program, "completions", "zsh"], check=True, stdout=subprocess.PIPE).stdout)
    init = "autoload -U compinit; compinit -u -D"
    ways = {"sourced": [init, "source <(actorlint completions zsh)"], "on fpath": ["fpath=($PWD/functions $fpath)", init]}
    failures = 0
    for way, setup in ways.items():
        for (line, expected), result in zip(LINES.items(), typed(folder, setup, LINES)):
            wanted = line.rsplit(" ", 1)[0] + " " + expected
            if result.strip() != wanted:
                failures += 1
                print(f"{way}: '{line}' became '{result}', not '{wanted}'")
    shutil.rmtree(folder)
    print(f"{failures} failed" if failures else f"{2 * len(LINES)} lines complete")
    return 1 if failures else 0


sys.exit(main())
