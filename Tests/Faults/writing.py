"""Writes that must not happen, or not there: a stranger's links, folders that may not be written, full file systems."""

import os
import resource
import stat
import subprocess
import tempfile

from laboratory import FIXABLE, FIXED, HAZARD, Laboratory, expect


def untouched(lab, what):
    """Nothing came to be outside, and nothing changed there."""
    content = {name: open(os.path.join(lab.outside, name), "rb").read() for name in os.listdir(lab.outside)}
    content.pop("actorlint", None)
    expect(all(text in (b"mine", FIXABLE) for text in content.values()), f"{what}: {content}")
    expect(set(content) <= {"mine", "a.swift"}, f"{what}: {sorted(content)}")


def trapped():
    """A stranger's project, full of links that lead out of it."""
    lab = Laboratory({"real.swift": FIXABLE})
    for name, content in {"mine": b"mine", "a.swift": FIXABLE}.items():
        with open(os.path.join(lab.outside, name), "wb") as file:
            file.write(content)
    os.symlink(lab.outside, lab.path("reports"))
    os.symlink(f"{lab.outside}/a.swift", lab.path("link.swift"))
    for name in ["report.json", ".actorlint-baseline.json", "dangling.json"]:
        os.symlink(f"{lab.outside}/{'new' if name == 'dangling.json' else 'mine'}", lab.path(name))
    return lab


def case_fixes_through_links():
    """A fix stays in the project, whatever is linked where."""
    with trapped() as lab:
        os.remove(lab.path(".actorlint-baseline.json"))
        for arguments in [[], ["link.swift"], ["reports/a.swift"], ["reports"]]:
            lab.run("--fix", *arguments)
            if arguments and arguments[0].startswith("reports"):
                os.replace(lab.write("a", FIXABLE), f"{lab.outside}/a.swift")  # a PATH outside is meant
            untouched(lab, f"--fix {arguments}")
        expect(lab.read("real.swift") == FIXED, "the file itself is fixed")


def case_reports_through_links():
    """A report named by a path in the project never leaves it; what it cannot write it names."""
    with trapped() as lab:
        os.remove(lab.path(".actorlint-baseline.json"))
        for name in ["report.json", "dangling.json", f"{lab.folder}/report.json"]:
            outcome = lab.run("--output", f"json={name}")
            untouched(lab, name)
        for name in ["reports/new.json", f"{lab.folder}/reports/mine", "./reports/../reports/mine"]:
            outcome = lab.run("--output", f"json={name}")
            expect(outcome.status == 2 and b"error" in outcome.errors, name, outcome)
            untouched(lab, name)
        outcome = lab.run("--output", f"json={lab.outside}/report.json")
        expect(os.path.exists(f"{lab.outside}/report.json"), "a path outside that the user names is meant", outcome)


def case_devices_behind_links():
    """A link in the project to a pipe or a device is replaced, not written to."""
    with Laboratory({"a.swift": HAZARD}) as lab:
        pipe = f"{lab.outside}/pipe"
        os.mkfifo(pipe)
        os.symlink(pipe, lab.path("report.json"))
        outcome = lab.run("--output", "json=report.json", limit=10)
        expect(outcome.status == 1 and b"main_sync" in lab.read("report.json"), "the report", outcome)


def case_files_through_links():
    """Baselines, configurations and hooks are written in the project, or not at all."""
    with trapped() as lab:
        outcome = lab.run("baseline", "write", "--no-config")
        untouched(lab, "baseline write")
        os.symlink(f"{lab.outside}/new", lab.path(".actorlint.json"))
        outcome = lab.run("init")
        expect(outcome.status == 2, "init does not follow a link", outcome)
        untouched(lab, "init")
    for folder in ["hooks", ".githooks"]:
        with trapped() as lab:
            os.rmdir(lab.path(".git"))
            subprocess.run(["git", "init", "-q", lab.folder], check=True)
            if folder == ".githooks":
                lab.git("config", "core.hooksPath", folder)
                os.symlink(lab.outside, lab.path(folder))
            else:
                subprocess.run(["rm", "-r", lab.path(".git/hooks")], check=True)
                os.symlink(lab.outside, lab.path(".git/hooks"))
            outcome = lab.run("hook", "install")
            expect(outcome.status == 2 and b"out of" in outcome.errors, folder, outcome)
            untouched(lab, f"hook install into {folder}")


def case_temporary_names_that_are_taken():
    """Links under the names that new files have before they are whole lead nowhere."""
    with Laboratory({"a.swift": HAZARD + FIXABLE}) as lab:
        with open(f"{lab.outside}/mine", "wb") as file:
            file.write(b"mine")
        # Through a shell, so that the process's own number is known before the program runs.
        names = ".actorlint-$$.new .actorlint-baseline.json.$$.new report.$$.new .actorlint.json.$$.new"
        for command in [["--fix"], ["baseline", "write"], ["--output", "json=report"], ["init"]]:
            script = f'for name in {names}; do ln -sf "{lab.outside}/mine" $name; done; exec "$0" "$@"'
            outcome = lab.run(lab.program(), *command, program=["sh", "-c", script])
            expect(outcome.status in (0, 1), f"{command}", outcome)
            untouched(lab, f"{command}")


def case_hooks_that_cannot_be_written():
    """The hook that is there stays in its place until there is another."""
    with Laboratory(git=False) as lab:
        lab.git("init", "-q")
        os.makedirs(lab.path(".git/hooks"), exist_ok=True)
        lab.write(".git/hooks/pre-commit", "#!/bin/sh\necho mine\n")
        os.chmod(lab.path(".git/hooks/pre-commit"), 0o755)
        before = sorted(os.listdir(lab.path(".git/hooks")))
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))
        outcome = lab.run("hook", "install", preexec_fn=limit)
        expect(outcome.status == 2 and b"File too large" in outcome.errors, "it fails", outcome)
        expect(sorted(os.listdir(lab.path(".git/hooks"))) == before, "nothing is left behind")
        expect(b"mine" in lab.read(".git/hooks/pre-commit"), "the hook is what it was")
        expect(lab.run("hook", "install").status == 0 and b"mine" in lab.read(".git/hooks/pre-commit.before-actorlint"), "kept")
        lab.write(".git/hooks/pre-commit", "#!/bin/sh\n")
        outcome = lab.run("hook", "install")
        expect(outcome.errors.endswith(b"is in the way of keeping the hook that is there\n"), "two to keep", outcome)
        expect(b"UsageError" not in outcome.errors, "in words", outcome)


def case_read_only_trees():
    """A tree that may not be written is linted as any other; what would write says so and changes nothing."""
    with Laboratory({"a.swift": FIXABLE, "x/b.swift": HAZARD}) as lab:
        plain = lab.run()
        for name in ["a.swift", "x/b.swift"]:
            os.chmod(lab.path(name), 0o444)
        for name in ["x", ""]:
            os.chmod(lab.path(name), 0o555)
        names = lab.names()
        expect(lab.run_as_nobody() == plain, "linting", plain)
        for command in [["--fix"], ["baseline", "write"], ["init"], ["--output", "json=report.json"]]:
            outcome = lab.run_as_nobody(*command)
            expect(outcome.status == 2 and b"Permission denied" in outcome.errors, f"{command}", outcome)
            expect(lab.names() == names and lab.read("a.swift") == FIXABLE, f"{command} left {lab.names()}")


def case_full_file_system():
    """Where there is no room, files stay what they are and nothing is left behind."""
    room = tempfile.mkdtemp()
    script = f'mount -t tmpfs -o size=64k room {room} && cd {room} && mkdir .git && cp "$2" a.swift && chmod 640 a.swift &&' \
        'echo "{}" > report && (dd if=/dev/zero of=filler bs=1k || true) 2>/dev/null; shift 0; "$1" --fix; echo "fix $?";' \
        '"$1" --output json=report; echo "report $?"; "$1" baseline write; echo "baseline $?"; cmp a.swift "$2" && ' \
        'ls -A && stat -c %a a.swift && cat report'
    with Laboratory({"a.swift": FIXABLE}) as lab:
        outcome = lab.run(
            "sh", lab.program(), lab.path("a.swift"), program=["unshare", "-rm", "sh", "-c", script])
        os.rmdir(room)
        if b"fix" not in outcome.output:
            return "left out, no mounts here"
        lines = outcome.output.decode().split("\n")
        said = [line for line in lines if line.split(" ")[0] in ("fix", "report", "baseline")]
        expect(said[:3] == ["fix 2", "report 2", "baseline 2"], "all three fail", outcome)
        rest = lines[lines.index("baseline 2") + 1:]
        expect(rest == [".git", "a.swift", "filler", "report", "640", "{}", ""], f"{rest}", outcome)
        expect(outcome.errors.count(b"No space left on device") == 3, "each says why", outcome)


def case_permissions_stay():
    """A fixed file keeps its permissions, a new one has the usual ones."""
    with Laboratory({"a.swift": FIXABLE}) as lab:
        os.chmod(lab.path("a.swift"), 0o750)
        lab.run("--fix", "--output", "json=report.json", umask=0o027)
        expect(stat.S_IMODE(os.stat(lab.path("a.swift")).st_mode) == 0o750, "the fixed file's")
        expect(stat.S_IMODE(os.stat(lab.path("report.json")).st_mode) == 0o640, "the report's")
