#!/usr/bin/env python3
"""Does the compiler agree with strong advice? Writes it into copies of Harbour and compiles them in Swift 6 mode.

usage: compile.py ACTORLINT [FOLDER]

Each strong 'sendable' and 'main_actor' advice is written alone (with what it says comes first): no error may be new,
except in the lines that its evidence names. Then all of it is written at once. What 'decide --fix' writes by itself
brings no new error at all, and a second run changes nothing. Exit status 1 when the compiler disagrees.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

program = os.path.abspath(sys.argv[1])
app = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else os.path.join(os.path.dirname(__file__), "Harbour"))


def errors(folder):
    """Errors of Swift 6 mode as path, line and message: the same mistake may be said twice."""
    files = sorted(name for name in os.listdir(folder) if name.endswith(".swift"))
    with tempfile.TemporaryDirectory() as out:
        command = ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-emit-sil", "-o", f"{out}/x.sil"]
        run = subprocess.run([*command, *files], cwd=folder, capture_output=True, text=True)
    found = set()
    for line in run.stderr.splitlines():
        match = re.match(r"(?:.*/)?([^/:]+\.swift):(\d+):\d+: error: (.*)", line)
        if match:
            found.add((match[1], int(match[2]), match[3]))
    if run.returncode and not found:
        sys.exit("the compiler failed:\n" + run.stderr)
    return found


def write(lines, decision):
    """Writes the advised annotation at the declaration, without a new line before other code."""
    annotation, index = decision["annotation"], decision["line"] - 1
    if annotation.startswith("extension "):
        lines.append(annotation + "\n")
        return
    header = lines[index]
    if annotation.startswith("@MainActor"):
        lines[index] = re.sub(r"^(\s*)", r"\1@MainActor ", header, count=1)
        return
    if annotation.startswith("final, "):
        header = re.sub(r"\bclass\b", "final class", header, count=1)
    conformance = annotation.removeprefix("final, ").removeprefix(": ")
    brace = header.rindex("{")
    head = header[:brace].rstrip()
    name = decision["type"].split(".")[-1]
    clause = re.search(rf"\b{name}(<.*>)?\s*:", head)
    lines[index] = head + (", " if clause else ": ") + conformance + " " + header[brace:]


def compiled(decisions):
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "Copy")
        shutil.copytree(app, copy)
        for name in {decision["path"] for decision in decisions}:
            path = os.path.join(copy, name)
            lines = open(path).readlines()
            for decision in decisions:
                if decision["path"] == name:
                    write(lines, decision)
            open(path, "w").writelines(lines)
        return errors(copy)


def advice():
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "Harbour")
        shutil.copytree(app, copy)
        os.mkdir(os.path.join(copy, ".git"))
        run = subprocess.run([program, "decide", "--all", "--format", "json"], cwd=copy, capture_output=True, text=True)
        return json.loads(run.stdout)["decisions"]


def errors_after_fix():
    """What the compiler says of the text that the program writes, and what the program says; None if it goes on."""
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "Harbour")
        shutil.copytree(app, copy)
        os.mkdir(os.path.join(copy, ".git"))
        first = subprocess.run([program, "decide", "--fix"], cwd=copy, capture_output=True, text=True)
        again = subprocess.run([program, "decide", "--diff"], cwd=copy, capture_output=True, text=True)
        said = first.stderr.splitlines()[1:]
        return (errors(copy) if again.stdout == "" and again.returncode == 0 else None), said


def is_writable(decision):
    """An empty annotation is advice that the compiler infers, and nothing to write."""
    advised = decision["state"] == "advised" and decision["decision"] in ("sendable", "main_actor")
    return advised and decision["annotation"] != ""


def with_blockers(decision, by_name):
    found, waiting = [], [decision]
    while waiting:
        next_one = waiting.pop()
        if next_one in found:
            continue
        found.append(next_one)
        waiting += [by_name[name] for name in next_one["blockers"] if name in by_name]
    return [entry for entry in found if is_writable(entry) and entry["kind"] != "protocol"]


def announced(written, decisions):
    """Lines of the evidence, and those of types without isolation that use what goes to the main actor."""
    lines = {(entry["path"], entry["line"]) for decision in written for entry in decision["evidence"]}
    users = {name for decision in written if decision["decision"] == "main_actor" for name in decision["blockers"]}
    for user in (decision for decision in decisions if decision["type"] in users):
        later = [d["line"] for d in decisions if d["path"] == user["path"] and d["line"] > user["line"]]
        lines |= {(user["path"], line) for line in range(user["line"], min(later, default=user["line"] + 999))}
    return lines


def main():
    decisions = advice()
    by_name = {decision["type"]: decision for decision in decisions}
    strong = [d for d in decisions if is_writable(d) and d["strength"] == "strong" and d["kind"] != "protocol"]
    before = errors(app)
    print(f"{len(decisions)} types, {len(strong)} strong pieces of advice; {len(before)} errors in Swift 6 mode")

    def alone(decision):
        written = with_blockers(decision, by_name)
        new = compiled(written) - before
        return decision, [error for error in sorted(new) if error[:2] not in announced(written, decisions)], new

    surprises = 0
    with ThreadPoolExecutor(2) as workers:
        for decision, unannounced, new in workers.map(alone, strong):
            said = f", {len(new)} announced" if new and not unannounced else ""
            print(f"  {'ok' if not unannounced else 'NO'} {decision['type']}: {decision['annotation']}{said}")
            for path, line, message in unannounced:
                surprises += 1
                print(f"     {path}:{line}: {message}")
    together = {id(entry): entry for decision in strong for entry in with_blockers(decision, by_name)}
    after = compiled(list(together.values()))
    unannounced = {error for error in after - before if error[:2] not in announced(together.values(), decisions)}
    print(f"all {len(together)} written at once: {len(before)} errors before, {len(after)} after, of which")
    print(f"  {len(after - before)} new, {len(unannounced)} of them not announced")
    for error in sorted(after):
        print("  %s:%d: %s" % error)
    fixed, said = errors_after_fix()
    for line in said:
        print(f"decide --fix: {line}")
    new = {error[2] for error in fixed or ()} - {error[2] for error in before}
    print("  a second run writes more" if fixed is None else f"  {len(fixed)} errors left, {len(new)} of them new")
    for message in sorted(new):
        print(f"     {message}")
    print(f"{surprises} surprises")
    return 1 if surprises or unannounced or fixed is None or new else 0


sys.exit(main())
