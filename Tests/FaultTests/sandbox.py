"""A project in a folder of its own, and runs of the tool in it as whoever the case asks for."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

NOBODY = 65534
# The status of a case that was run again and cannot be seen here.
SKIPPED = 77
SECONDS = 60


class Failure(Exception):
    """What a case saw instead of what it expects."""


class Skipped(Exception):
    """Why a case cannot be seen on this machine."""


def expect(condition, message):
    if not condition:
        raise Failure(message)


def schema(number, text="common"):
    """A schema whose output differs with its text."""
    return f"""summary: Kind {number}.
match: {number}
id: ticketId
fields:
  ticketId: string
  goodName: string
  overdue: bool
  deadline: string
display:
  backgroundImageName:
    - when: overdue
      text: {text}_overdue
    - text: {text}
  goodName: "{{goodName}} {text}"
  effectCondition: "{text} {{ticketId}}"
  deadline: "{{deadline}} {text}"
"""


class Run:
    """One run that has ended."""

    def __init__(self, status, output, errors):
        self.status, self.output, self.errors = status, output, errors

    def __str__(self):
        text = (self.errors or self.output).strip()
        return f"exit {self.status}: {text[:300] or 'nothing said'}"

    def ends(self, status, *texts):
        """Holds the run to a status and to texts that standard error has to have."""
        expect(self.status == status, f"exit {status} was due, and it was {self}")
        for text in texts:
            expect(text in self.errors, f"«{text}» was to be said, and it was {self}")
        return self

    def found(self):
        """The first finding, as one line."""
        lines = [line for line in self.errors.splitlines() if "error: " in line]
        return f"exit {self.status}, {lines[0] if lines else 'no finding'}"[:230]


class Sandbox:
    """A folder with `schemas/` and what the tool makes of it."""

    tool = ""

    def __init__(self, parent=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="ticketgen faults ", dir=parent))
        self.folder.chmod(0o755)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # Whatever a case took from its folders, they have to be listed to be removed; and some are deeper
        # than Python goes.
        subprocess.run(["chmod", "-R", "u+rwX", str(self.folder)], capture_output=True)
        subprocess.run(["rm", "-rf", str(self.folder)], check=True)

    def path(self, *names):
        return self.folder.joinpath(*names)

    def write(self, name, text):
        path = self.path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def schemas(self, numbers=(1, 2, 3), text="common", folder="schemas"):
        for number in numbers:
            self.write(f"{folder}/kind{number}.yaml", schema(number, text))
        return self

    def files(self, folder="Generated"):
        """The bytes of every file below a folder, by path; of a link, where it leads."""
        root = self.path(folder)
        found = {}
        for path, folders, names in os.walk(root):
            for name in names + [name for name in folders if os.path.islink(os.path.join(path, name))]:
                file = os.path.join(path, name)
                relative = os.path.relpath(file, root)
                if os.path.islink(file):
                    found[relative] = b"-> " + os.fsencode(os.readlink(file))
                elif os.path.isfile(file):
                    with open(file, "rb") as stream:
                        found[relative] = stream.read()
                else:
                    found[relative] = b"no file"
        return found

    def start(self, *arguments, unprivileged=False, **options):
        """Starts a run in a group of its own."""
        command = [Sandbox.tool, *map(str, arguments)]
        if unprivileged and os.getuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            options.update(user=NOBODY, group=NOBODY, extra_groups=[])
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        options.setdefault("stdin", subprocess.DEVNULL)
        return subprocess.Popen(command, cwd=self.folder, start_new_session=True, **options)

    def run(self, *arguments, **options):
        """Runs the tool to its end; a run that hangs fails the case."""
        return finish(self.start(*arguments, **options))


def finish(process):
    try:
        output, errors = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise Failure(f"it hangs: no end after {SECONDS} s") from None
    decode = lambda data: (data or b"").decode("utf-8", "replace")
    return Run(process.returncode, decode(output), decode(errors))


def alone(case, *arguments):
    """Runs a case of this script again where it may mount file systems, and hands on what it sees."""
    unshare = shutil.which("unshare")
    if not unshare:
        raise Skipped("there is no `unshare`, and a file system of its own is needed")
    flags = "-m" if os.getuid() == 0 else "-Urm"
    if subprocess.run([unshare, flags, "true"], capture_output=True).returncode != 0:
        raise Skipped("this user may not mount a file system")
    script = pathlib.Path(__file__).with_name("faults.py")
    command = [unshare, flags, sys.executable, script, "--tool", Sandbox.tool, "--inside", case]
    inside = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=SECONDS)
    said = inside.stdout.strip() or inside.stderr.strip()
    if inside.returncode == SKIPPED:
        raise Skipped(said)
    expect(inside.returncode == 0, said)
    return said


@contextlib.contextmanager
def mounted(folder, *options):
    """A small file system in memory at a folder."""
    folder.mkdir(exist_ok=True)
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", str(folder)],
        capture_output=True, text=True)
    if done.returncode != 0:
        raise Skipped(f"mount refuses: {done.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fast_folder():
    """A folder in memory for the cases with very many files; None where there is none with room."""
    folder = "/dev/shm"
    if not os.access(folder, os.W_OK) or shutil.disk_usage(folder).free < 32 << 20:
        return None
    return folder


def wait_until(condition, seconds=10):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True
