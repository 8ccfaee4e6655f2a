"""A place to break things in: projects in temporary folders, and the program run in them with a limit of time."""

import os
import shutil
import subprocess
import tempfile
from typing import NamedTuple, Optional

PROGRAM = ""  # set by run.py: an absolute path
FORMATS = ["text", "full", "xcode", "json", "sarif", "github", "gitlab", "junit", "markdown"]

HAZARD = b"import Dispatch\n\npublic func now() {\n  DispatchQueue.main.sync {}\n}\n"
CLEAN = b"func later() {}\n"
FIXABLE = b"""actor Server { func close() {} }

final class Feed {
  let server: Server
  init(server: Server) { self.server = server }

  deinit {
    Task { await self.server.close() }
  }
}
"""
FIXED = FIXABLE.replace(b"{ await self.server", b"{ [server] in await server")


class Outcome(NamedTuple):
    """How a run ended; a negative status is a signal's, None a run that did not end."""
    status: Optional[int]
    output: bytes
    errors: bytes

    def __str__(self):
        return f"status {self.status}\n{shown(self.output)}\n{shown(self.errors)}"


def shown(text):
    return ascii(text[:600])


class Failure(Exception):
    """What was expected did not happen."""


def expect(holds, what, *outcomes):
    if not holds:
        raise Failure("\n  ".join([what] + [str(outcome) for outcome in outcomes]))


class Laboratory:
    """A temporary folder that is a project of its own and goes away in the end."""

    def __init__(self, files=None, git=True):
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="actorlint-"))
        self.outside = os.path.realpath(tempfile.mkdtemp(prefix="outside-"))
        os.chmod(self.folder, 0o755)
        if git:
            os.mkdir(self.path(".git"))
        for name, content in (files or {}).items():
            self.write(name, content)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["chmod", "-R", "u+rwX", self.folder], stderr=subprocess.DEVNULL)
        for folder in [self.folder, self.outside]:
            subprocess.run(["rm", "-rf", folder])  # shutil does not go as deep

    def program(self):
        return PROGRAM

    def git(self, *arguments):
        """Git, without anybody's settings."""
        environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
        for role in ["AUTHOR", "COMMITTER"]:
            environment.update({f"GIT_{role}_NAME": "tester", f"GIT_{role}_EMAIL": "tester@example.com"})
        subprocess.run(["git", *arguments], cwd=self.folder, env=environment, check=True, stdout=subprocess.DEVNULL)

    def path(self, name):
        return os.path.join(os.fsencode(self.folder), name) if isinstance(name, bytes) else f"{self.folder}/{name}"

    def write(self, name, content):
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def names(self):
        """Everything below, without git's folder."""
        found = []
        for folder, folders, names in os.walk(self.folder):
            folders[:] = [name for name in folders if name != ".git"]
            found += [os.path.relpath(os.path.join(folder, name), self.folder) for name in names + folders]
        return sorted(found)

    def run(self, *arguments, limit=60, program=None, stdin=subprocess.DEVNULL, **options):
        """`options` are those of subprocess.Popen."""
        command = (program or [PROGRAM]) + list(arguments)
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        options.setdefault("cwd", self.folder)
        process = subprocess.Popen(command, stdin=stdin, **options)
        try:
            output, errors = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            process.kill()
            return Outcome(None, b"", b"")
        return Outcome(process.returncode, output or b"", errors or b"")

    def run_as_nobody(self, *arguments):
        """As a user whom permissions stop."""
        if os.geteuid() != 0:
            return self.run(*arguments)
        nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        return self.run(*arguments, program=nobody + [self.program_for_nobody()])

    def program_for_nobody(self):
        """A copy that every user may run."""
        program = shutil.copy(PROGRAM, self.outside)
        os.chmod(self.outside, 0o755)
        os.chmod(program, 0o755)
        return program


def many(count, content, name="Sources/App/File{}.swift"):
    """Equal files."""
    return {name.format(number): content for number in range(count)}
