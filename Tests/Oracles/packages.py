"""Compares the settings that actorlint reads off packages' manifests with those of `swift package dump-package`.

usage: Tests/Oracles/packages.py ACTORLINT DIRECTORY…

Every Package.swift below the directories is copied, with its versions, to a folder of its own with one file for each
target. Manifests that the package manager does not read by themselves are named and left out.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

FEATURES = {
    "DisableOutwardActorInference", "DynamicActorIsolation", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "InferIsolatedConformances", "InferSendableFromCaptures", "IsolatedDefaultValues", "NonisolatedNonsendingByDefault",
    "RegionBasedIsolation",
}
LISTED_IN_SWIFT_6 = {"InferIsolatedConformances", "NonisolatedNonsendingByDefault"}
FOLDERS = {"test": "Tests/", "plugin": "Plugins/"}


def expected(target, mode):
    """What the package manager says: None for what holds under a condition only."""
    found = {"language mode": mode, "strict concurrency": "minimal", "default isolation": "nonisolated"}
    features = set()
    for setting in target["settings"]:
        if setting["tool"] != "swift":
            continue
        (kind, value), = setting["kind"].items()
        value = value.get("_0") if isinstance(value, dict) else value
        isConditional = "condition" in setting

        def note(name, text):
            found[name] = None if isConditional else text

        flags = [flag for flag in value if flag != "-Xfrontend"] if kind == "unsafeFlags" else []
        for flag, argument in zip(flags, flags[1:] + [""]):
            if flag.startswith("-strict-concurrency="):
                note("strict concurrency", flag.split("=")[1])
            elif flag == "-warn-concurrency":
                note("strict concurrency", "complete")
            elif flag == "-enable-upcoming-feature" and argument in FEATURES:
                features.add(argument)
        if kind in ("enableUpcomingFeature", "enableExperimentalFeature"):
            if value.startswith("StrictConcurrency"):
                note("strict concurrency", value.partition("=")[2] or "complete")
            elif value in FEATURES:
                features.add(value)
        elif kind == "swiftLanguageMode":
            note("language mode", value[0])
        elif kind == "defaultIsolation":
            note("default isolation", "MainActor" if value == "MainActor" else "nonisolated")
    if found["language mode"] == "6":
        found["strict concurrency"] = "complete"
        features &= LISTED_IN_SWIFT_6
    return found | {feature: "on" for feature in features}


def ours(binary, file):
    listing = subprocess.run([binary, "debug", "isolation", str(file)], capture_output=True, text=True, check=True).stdout
    lines = [line.partition(": ") for line in listing.split("\n\n")[0].splitlines()]
    module = [value.split(" (")[0] for name, _, value in lines if name == "module"]
    found = {name: value for name, _, value in lines if name in FEATURES or " " in name}
    return module, {name: None if value.startswith("unknown") else value for name, value in found.items()}


def compare(binary, manifest, folder):
    for version in manifest.parent.glob("Package*.swift"):
        shutil.copy(version, folder)
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=folder, capture_output=True, text=True)
    if dump.returncode:
        print(f"{manifest}: left out, the package manager cannot read it alone")
        return 0, 0, 0
    package = json.loads(dump.stdout)
    modes = package.get("swiftLanguageVersions") or [package["toolsVersion"]["_version"].split(".")[0]]
    mode = max(modes, key=float)[0]
    (folder / ".git").mkdir()
    files = {}
    for target in package["targets"]:
        if target["type"] in ("system", "binary"):
            continue
        source = (target.get("sources") or [""])[0]
        path = target.get("path") or FOLDERS.get(target["type"], "Sources/") + target["name"]
        file = folder / path / source if source.endswith(".swift") else folder / path / source / "F.swift"
        files[target["name"]] = pathlib.Path(os.path.normpath(file))
        files[target["name"]].parent.mkdir(parents=True, exist_ok=True)
        files[target["name"]].touch()
    counts = [0, 0, 0]
    for target in package["targets"]:
        if target["name"] not in files:
            continue
        modules, found = ours(binary, files[target["name"]])
        wanted = expected(target, mode)
        unknown = {name for name, value in found.items() if value is None}
        isRight = target["name"] in modules and all(
            found.get(name) == wanted.get(name) for name in found.keys() | wanted.keys() if name not in unknown
        )
        counts[0 if isRight and not unknown else 1 if isRight else 2] += 1
        if not isRight or unknown:
            print(f"{manifest}: {target['name']}: {found} in {modules}; the package manager: {wanted}")
    return counts


def main():
    agree = unknown = differ = 0
    for directory in sys.argv[2:]:
        for manifest in sorted(pathlib.Path(directory).rglob("Package.swift")):
            with tempfile.TemporaryDirectory() as folder:
                counts = compare(sys.argv[1], manifest, pathlib.Path(folder))
            agree, unknown, differ = agree + counts[0], unknown + counts[1], differ + counts[2]
    print(f"{agree + unknown + differ} targets: {agree} agree, {unknown} are unknown in part, {differ} differ")
    sys.exit(differ > 0)


main()
