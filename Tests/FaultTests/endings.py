"""Runs that are killed or interrupted, runs at once, and streams and clocks that are not as usual."""

import os
import random
import shutil
import signal
import statistics
import subprocess
import time

from sandbox import Sandbox, expect, fast_folder, finish, wait_until

SEED = 20261130
KINDS = 500
KILLS = 200
LEAST_INTERRUPTED = 100
LEAST_WHILE_WRITING = 50
FIRST_KILLS = 40
LEAST_FIRST_WRITING = 10


class Alternation:
    """A project with two states of its schemas, between which runs go back and forth."""

    FOREIGN = {"Notes.swift": b"// mine\n", "read me.txt": b"mine too\n", "inner/Kind1Ticket.swift": b"mine\n"}

    def __init__(self, box):
        self.box = box
        # Every file differs, some kinds go and others come.
        box.schemas(range(KINDS), text="old", folder="a")
        box.schemas(range(20, KINDS + 20), text="new", folder="b")
        for name, data in self.FOREIGN.items():
            box.write(f"Generated/{name}", data.decode())
        times = []
        self.whole = {}
        for folder in "abababab":
            start = time.perf_counter()
            run = box.run(folder, "--output", "Generated", "--quiet")
            times.append(time.perf_counter() - start)
            run.ends(0)
            self.whole[folder] = self.checked(box.files())
        expect(len(self.whole["a"]) == KINDS + 1, f"not {KINDS + 1} files")
        self.seconds = statistics.median(times[1:])
        self.state = "b"
        self.writing_seconds = statistics.median(self.measured_writing() for _ in range(5))

    def measured_writing(self):
        """How long a run writes: from its first file on."""
        self.state = "a" if self.state == "b" else "b"
        process = self.box.start(self.state, "--output", "Generated", "--quiet", stdout=subprocess.DEVNULL)
        self.wait_for_writing(process)
        start = time.perf_counter()
        finish(process).ends(0)
        return time.perf_counter() - start

    def wait_for_writing(self, process):
        folder = self.box.path("Generated")
        # A tool that wrote in place would show it here.
        output = self.box.path("Generated/Kind100Ticket.swift")
        size = os.stat(output).st_size, os.stat(output).st_mtime_ns
        names = os.listdir(folder)
        while process.poll() is None and len(os.listdir(folder)) == len(names):
            status = os.stat(output)
            if (status.st_size, status.st_mtime_ns) != size:
                break

    def checked(self, files):
        """The generated files; everything foreign has to be as it was."""
        for name, data in self.FOREIGN.items():
            expect(files.pop(name, None) == data, f"{name}, which is foreign, was touched")
        return files

    def end_at(self, seconds, number, once_writing):
        """Ends a run towards the other state so many seconds after it began, or began to write, and holds
        the folder to the rules.

        Returns whether the run was ended by the signal, and whether it had begun to write."""
        towards = "a" if self.state == "b" else "b"
        process = self.box.start(towards, "--output", "Generated", stdout=subprocess.DEVNULL)
        if once_writing:
            self.wait_for_writing(process)
        time.sleep(seconds)
        process.send_signal(number)
        run = finish(process)
        expect(run.status in (0, -number), f"exit 0 or signal {number} was due, and it was {run}")
        files = self.checked(self.box.files())
        leftovers = {name for name in files if name.startswith(".ticketgen-")}
        old, new = self.whole[self.state], self.whole[towards]
        outputs = {name: data for name, data in files.items() if name not in leftovers}
        for name in outputs:
            expect(
                files[name] in (old.get(name), new.get(name)),
                f"{name} has {len(files[name])} bytes, neither the old nor the new ones, after {seconds:.4f} s")
        lost = (old.keys() & new.keys()) - files.keys()
        expect(not lost, f"{sorted(lost)[:3]} is lost after {seconds:.4f} s")
        if run.status == 0:
            expect(files == new, "a run that ended well did not write everything")
        self.box.run(towards, "--output", "Generated", "--quiet").ends(0)
        repaired = self.checked(self.box.files())
        expect(repaired == new, f"the next run did not repair the folder: {sorted(repaired.keys() ^ new.keys())[:3]}")
        self.state = towards
        is_writing = run.status != 0 and (bool(leftovers) or outputs not in (old, new))
        return run.status != 0, is_writing

    def end_often(self, count, number, least, least_writing):
        generator = random.Random(SEED + number)
        interrupted = writing = done = 0
        # Times were measured at the start: on a machine that is busy by turns the moments miss the runs
        # more often, and then there are more of them.
        while done < count or (done < 3 * count and (interrupted < least or writing < least_writing)):
            index = done % count
            done += 1
            # Every other moment is one of the writing, which is the shorter part of a run. Each is a random
            # one in its own of so many equal parts.
            once_writing = index % 2 == 1
            whole = self.writing_seconds if once_writing else self.seconds
            moment = (index + generator.random()) / count * whole
            was_interrupted, was_writing = self.end_at(moment, number, once_writing)
            interrupted += was_interrupted
            writing += was_writing
        expect(
            interrupted >= least and writing >= least_writing,
            f"only {interrupted} of {done} signals found the run, {writing} while it wrote")
        times = f"{self.seconds * 1000:.0f} ms, {self.writing_seconds * 1000:.0f} of them writing"
        return f"{interrupted} of {done} runs of {times}, ended; {writing} while they wrote"


def killed():
    with Sandbox(fast_folder()) as box:
        return Alternation(box).end_often(KILLS, signal.SIGKILL, LEAST_INTERRUPTED, LEAST_WHILE_WRITING)


def killed_at_first():
    """Runs that make all files anew."""
    with Sandbox(fast_folder()) as box:
        box.schemas(range(KINDS))
        start = time.perf_counter()
        box.run("schemas").ends(0)
        seconds = time.perf_counter() - start
        whole = box.files()
        folder = box.path("Generated")
        generator = random.Random(SEED)
        writing = done = 0
        while done < FIRST_KILLS or (done < 3 * FIRST_KILLS and writing < LEAST_FIRST_WRITING):
            shutil.rmtree(folder)
            process = box.start("schemas", stdout=subprocess.DEVNULL)
            if done % 2:
                while process.poll() is None and not (folder.is_dir() and os.listdir(folder)):
                    pass
            time.sleep(generator.random() * seconds / (20 if done % 2 else 1))
            done += 1
            process.send_signal(signal.SIGKILL)
            run = finish(process)
            expect(run.status in (0, -signal.SIGKILL), f"exit 0 or a kill was due, and it was {run}")
            files = box.files() if folder.is_dir() else {}
            writing += run.status != 0 and 0 < len(files) < len(whole)
            for name, data in files.items():
                expect(
                    name.startswith(".ticketgen-") or data == whole.get(name),
                    f"{name} has {len(data)} bytes, which is not the whole file")
            box.run("schemas", "--quiet").ends(0)
            expect(box.files() == whole, "the next run did not complete the folder")
        expect(writing >= LEAST_FIRST_WRITING, f"only {writing} of {done} kills found the run while it wrote")
        return f"{done} runs of {seconds * 1000:.0f} ms, killed; {writing} while they wrote"


def interrupted():
    """SIGINT and SIGTERM: the run ends by the signal, as a shell expects; a watching run ends well."""
    with Sandbox(fast_folder()) as box:
        project = Alternation(box)
        seen = [project.end_often(20, number, 8, 3) for number in (signal.SIGINT, signal.SIGTERM)]
    with Sandbox() as box:
        box.schemas()
        process = box.start("generate", "schemas", "--watch")
        expect(
            wait_until(lambda: box.path("Generated").is_dir() and len(os.listdir(box.path("Generated"))) == 4),
            "the watching run does not write")
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        finish(process).ends(0)
        return f"SIGINT: {seen[0]}; SIGTERM: {seen[1]}; watching: exit 0"


def at_once():
    """Two and eight runs at once: of the same schemas, and of two states of them."""
    with Sandbox(fast_folder()) as box:
        box.schemas(range(100), text="old", folder="a")
        box.schemas(range(10, 110), text="new", folder="b")
        whole = {}
        for folder in "ab":
            box.run(folder, "--output", f"whole {folder}").ends(0)
            whole[folder] = box.files(f"whole {folder}")
        first = second = 0
        for count in (2, 8):
            for _ in range(5):
                shutil.rmtree(box.path("Generated"), ignore_errors=True)
                for run in [box.start("a", "--output", "Generated") for _ in range(count)]:
                    finish(run).ends(0)
                expect(box.files() == whole["a"], f"{count} runs of the same schemas end otherwise than one")
                runs = [box.start("ab"[index % 2], "--output", "Generated") for index in range(count)]
                for run in runs:
                    finish(run).ends(0)
                files = box.files()
                expect(files in whole.values(), f"{count} runs of two states end as neither alone")
                first += files == whole["a"]
                second += files == whole["b"]
        return f"20 times at once, always as one alone: {first} ended as the first state, {second} as the second"


def streams():
    """Standard output closed, a pipe that nobody reads, a full disk; standard error closed."""
    with Sandbox() as box:
        box.schemas(range(60))

        def shell(line, status, *texts):
            command = ["/bin/sh", "-c", line, "sh", Sandbox.tool]
            done = subprocess.run(command, cwd=box.folder, capture_output=True, text=True, timeout=60)
            expect(done.returncode == status, f"«{line}»: exit {done.returncode}, {done.stderr[:200]}")
            for text in texts:
                expect(text in done.stderr, f"«{line}»: «{text}» was to be said, not {done.stderr[:200]}")
            return done.stderr

        box.run("schemas").ends(0)
        whole = box.files()
        expect(len(whole) == 61, f"there are {len(whole)} files")
        for closed in (">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"):
            # A file that got the number of a closed stream would be sent what is meant for that.
            shutil.rmtree(box.path("Generated"))
            shell(f'"$1" schemas {closed}', 0)
            expect(box.files() == whole, f"with {closed} the files are others")
            shell(f'"$1" check schemas {closed}', 0)
            shell(f'"$1" preview schemas {closed}', 0)
        shell('"$1" nowhere/ >&- 2>&-', 74)
        box.schemas(range(60), text="changed")
        shell('{ "$1" schemas --diff; echo "status $?" >&2; } | true', 0, "status 0")
        shell('{ "$1" preview schemas; echo "status $?" >&2; } | head -n 1', 0, "status 0")
        said = ""
        if os.path.exists("/dev/full"):
            for verb in ("schemas --diff", "check schemas", "preview schemas", "fixtures schemas", "--help"):
                said = shell(f'"$1" {verb} >/dev/full', 74, "standard output", "No space left on device")
            shell('"$1" nowhere/ 2>/dev/full', 74)
        expect(box.files() == whole, "a file was sent what was meant for a stream")
        return said.strip().splitlines()[-1] if said else "no /dev/full here; the rest is well"


def clock():
    """Files from the future, from 1970 and with one time, as after the clock was set back or forth."""
    with Sandbox() as box:
        box.schemas()
        box.run("schemas").ends(0)
        written = box.files()

        def stamp(folder, seconds):
            for path in box.path(folder).iterdir():
                os.utime(path, (seconds, seconds))

        future = time.time() + 10 * 365 * 86_400
        for output, schemas in ((future, 0), (0, future), (future, future), (0, 0)):
            stamp("Generated", output)
            stamp("schemas", schemas)
            box.run("check", "schemas").ends(0)
            run = box.run("schemas").ends(0)
            expect("0 files written" in run.errors, f"nothing was to be written, and it was {run}")
            times = {path.stat().st_mtime for path in box.path("Generated").iterdir()}
            expect(times == {output}, "a file that is right was touched")
            # Same size, same times: only the bytes tell.
            box.schemas(text="cornmon")
            stamp("schemas", schemas)
            run = box.run("schemas").ends(0)
            expect("3 files written" in run.errors, f"three files were to be written, and it was {run}")
            box.schemas()
            box.run("schemas").ends(0)
            expect(box.files() == written, "the output is another one")
        return "files of 1970 and ten years ahead are judged by their bytes"
