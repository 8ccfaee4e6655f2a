"""Compares actorlint's isolation with the compiler's; called by isolation.sh."""

import pathlib
import re
import subprocess
import sys
import tempfile

SAMPLES = pathlib.Path(__file__).parent / "isolation"
MODES = {
    "Swift 5": (["-swift-version", "5"], ".swiftLanguageMode(.v5)"),
    "Swift 6": (["-swift-version", "6"], ".swiftLanguageMode(.v6)"),
    "Swift 6, default MainActor": (
        ["-swift-version", "6", "-default-isolation", "MainActor"],
        ".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)",
    ),
}
# Functions that nobody wrote: thunks, and members that the compiler makes.
MADE = re.compile(
    r"protocol witness|default argument|variable initialization|__\w*deallocating|\.modify|Addressor|reabstraction|key path"
    r"|@objc|merged|one-time|dispatch thunk|\.read$"
)
KINDS = ("func ", "closure", "get", "set", "init", "deinit")


def compilers(sample, flags, modules):
    """By line and column: what the compiler says of the functions that begin there."""
    command = ["swiftc", "-module-name", "Sample", "-parse-as-library", "-emit-silgen", "-g"]
    command += ["-Xllvm", "-sil-print-debuginfo", "-I", modules, str(sample)]
    run = subprocess.run(command + flags, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{sample.name} does not compile with {flags}:\n{run.stderr[:2000]}")
    places = {}
    for line, column, name in re.findall(
        r'^sil_scope \d+ \{ loc (?:\* )?"[^"]*":(\d+):(\d+) parent @(\S+) ', run.stdout, re.M
    ):
        places.setdefault(name, f"{line}:{column}")
    found = {}
    for what, isolation, name in re.findall(r"^// (.*)\n// Isolation: (.*)\n(?:// .*\n)*sil .*?@(\S+) :", run.stdout, re.M):
        what = what.split(", loc")[0]
        if name in places and not MADE.search(what):
            found.setdefault(places[name], set()).add(spelled(isolation))
    return found


def spelled(isolation):
    actor = re.match(r"global_actor. type: (?:\w+\.)*(\w+)", isolation)
    if actor:
        return "@" + actor.group(1)
    if isolation.startswith("actor_instance"):
        return "actor"
    return "nonisolated(nonsending)" if isolation.startswith("caller_isolation") else "nonisolated"


def ours(binary, sample, setting):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / ".git").mkdir()
        file = root / "Sources" / "Sample" / sample.name
        file.parent.mkdir(parents=True)
        file.write_text(sample.read_text())
        (root / "Package.swift").write_text(
            "// swift-tools-version: 6.2\n"
            f'let package = Package(name: "P", targets: [.target(name: "Sample", swiftSettings: [{setting}])])\n'
        )
        listing = subprocess.run([binary, "debug", "isolation", str(file)], capture_output=True, text=True, check=True)
    found = {}
    for place, kind, isolation, reason in re.findall(r"^(\d+:\d+) (.*?): (\S+), (.*)$", listing.stdout, re.M):
        if kind.startswith(KINDS):
            found[place] = (kind, isolation, reason)
    return found


def main():
    binary, chosen = sys.argv[1], sys.argv[2:]
    agree = unknown = differ = 0
    with tempfile.TemporaryDirectory() as modules:
        stub = pathlib.Path(modules) / "UIKit.swift"
        stub.write_text((SAMPLES / "UIKit.stub").read_text())
        subprocess.run(
            ["swiftc", "-emit-module", "-module-name", "UIKit", "-o", f"{modules}/UIKit.swiftmodule", str(stub)], check=True
        )
        samples = [pathlib.Path(name) for name in chosen] or sorted(SAMPLES.glob("*.swift"))
        for sample in samples:
            for mode, (flags, setting) in MODES.items():
                own = ours(binary, sample, setting)
                for place, theirs in sorted(compilers(sample, flags, modules).items()):
                    if place not in own:
                        continue
                    kind, isolation, reason = own[place]
                    if theirs == {isolation}:
                        agree += 1
                    elif isolation == "unknown":
                        unknown += 1
                        print(f"{sample.name}:{place} ({mode}): unknown {kind}: {reason}; the compiler: {theirs}")
                    else:
                        differ += 1
                        print(f"{sample.name}:{place} ({mode}): {kind} {isolation}, {reason}; the compiler: {theirs}")
    known = agree + differ
    print(
        f"{len(samples)} samples, {known + unknown} functions and closures: {agree} agree, {differ} differ,"
        f" {unknown} unknown; {100 * agree / max(known, 1):.1f} % of what is known agrees"
    )
    sys.exit(differ > 0)


main()
