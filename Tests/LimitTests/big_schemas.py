"""Measures what ticketgen takes for schemas that grow, each in one way, and fails where it is more per unit.

usage: big_schemas.py --tool PATH [--list | NAME...]
For each workload: the processor time and the memory of a run at n, 2n and 4n. Exit status: 1 when the
time per unit at 4n is more than GROWTH times that at n, or a run takes more than LIMIT_MEMORY or
LIMIT_SECONDS, or ends otherwise than with 0 or 1; 64 for a name that no workload has.
"""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from workloads import WORKLOADS

GROWTH = 2.0
LIMIT_SECONDS = 60
LIMIT_MEMORY = 2 << 30

# Below this time a run is its start, and says nothing of what grows.
LEAST_SECONDS = 0.02


class Failure(Exception):
    """What a workload took that it must not take."""


def write(folder, files):
    for name, text in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)


def measured(tool, arguments, folder):
    """The exit status, the seconds of processor time and the bytes of memory of one run."""
    with open(os.devnull, "wb") as sink:
        process = subprocess.Popen(
            [tool, *arguments], cwd=folder, stdout=sink, stderr=sink, stdin=subprocess.DEVNULL)
    end = time.monotonic() + LIMIT_SECONDS
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        if time.monotonic() > end:
            process.send_signal(signal.SIGKILL)
            os.wait4(process.pid, 0)
            raise Failure(f"no end after {LIMIT_SECONDS} s")
        time.sleep(0.002)
    process.returncode = os.waitstatus_to_exitcode(status)
    memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return process.returncode, usage.ru_utime + usage.ru_stime, memory


def run(tool, name, scratch):
    """Measures one workload and prints its line; whether it passed."""
    make, n, arguments = WORKLOADS[name]
    times, memories, statuses, fault = [], [], [], ""
    try:
        for count in (n, 2 * n, 4 * n):
            with tempfile.TemporaryDirectory(dir=scratch) as folder:
                write(folder, make(count))
                best = None
                for _ in range(2):
                    shutil.rmtree(os.path.join(folder, "Generated"), ignore_errors=True)
                    status, seconds, memory = measured(tool, arguments, folder)
                    best = min(best or seconds, seconds)
                    if seconds > 3:
                        break
            times.append(best)
            memories.append(memory)
            statuses.append(status)
            if status not in (0, 1):
                raise Failure(f"exit status {status}")
            if memory > LIMIT_MEMORY:
                raise Failure(f"more than {LIMIT_MEMORY >> 20} MiB")
        if len(set(statuses)) > 1:
            raise Failure("the exit status differs, so that the runs cannot be compared")
        first = max(times[0], LEAST_SECONDS)
        growth = times[2] / first / 4
        if growth > GROWTH:
            raise Failure(f"time per unit grows {growth:.1f}-fold")
    except Failure as reason:
        fault = str(reason)
    each = " ".join(
        f"{seconds * 1e6 / (n << index):8.2f}" for index, seconds in enumerate(times)).ljust(26)
    total = f"{times[-1]:6.2f} s {memories[-1] / (1 << 20):6.0f} MiB" if times else " " * 19
    codes = "".join(map(str, statuses))
    print(
        f"{'FAILED' if fault else 'ok':6} {name:21} {n:>7} {each} {total}  {codes:3} {fault}", flush=True)
    return not fault


def main(arguments):
    tool, arguments = arguments[1], arguments[2:]
    if arguments == ["--list"]:
        print("\n".join(WORKLOADS))
        return 0
    unknown = [name for name in arguments if name not in WORKLOADS]
    if unknown:
        print(f"error: no workload has the name {unknown[0]!r}; --list prints them", file=sys.stderr)
        return 64
    memory = "/dev/shm"
    scratch = memory if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 1 << 30 else None
    print(f"{'':6} {'workload':21} {'n':>7} {'microseconds per unit: n, 2n, 4n':26} at 4n        exit")
    failed = [name for name in arguments or WORKLOADS if not run(tool, name, scratch)]
    if failed:
        print(f"failed: {' '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
