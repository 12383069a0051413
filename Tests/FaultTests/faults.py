"""Holds ticketgen to what it promises when the machine does not do as it should.

usage: faults.py --tool PATH [--list | NAME...]
Each case prints one line with what was seen. Exit status: 1 when a case fails; 64 for a name that no
case has. A case that the machine does not allow (nobody may mount a file system in most containers) is
skipped, and the last line says so.
"""

import pathlib
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import endings
import folders
import links
from sandbox import SKIPPED, Failure, Sandbox, Skipped

CASES = {
    "read-only-output": folders.read_only_output,
    "read-only-disk": folders.read_only_disk,
    "full-disk": folders.full_disk,
    "no-inodes": folders.no_inodes,
    "unreadable-schema": folders.unreadable_schema,
    "unreadable-folder": folders.unreadable_folder,
    "unreadable-output": folders.unreadable_output,
    "standing-in-the-way": folders.standing_in_the_way,
    "output-is-a-file": folders.output_is_a_file,
    "odd-names": folders.odd_names,
    "deep-folders": folders.deep_folders,
    "schema-links": links.schema_links,
    "schemas-folder-link": links.linked_data,
    "output-links": links.output_links,
    "output-folder-links": links.output_folder_links,
    "devices": links.devices,
    "huge-files": links.huge_files,
    "killed": endings.killed,
    "killed-at-first": endings.killed_at_first,
    "interrupted": endings.interrupted,
    "at-once": endings.at_once,
    "streams": endings.streams,
    "clock": endings.clock,
}

INSIDE = {
    "read-only-disk": folders.inside_read_only_disk,
    "full-disk": folders.inside_full_disk,
    "no-inodes": folders.inside_no_inodes,
}


def run(name):
    """Runs a case and prints its line; how it came out."""
    start = time.monotonic()
    try:
        seen, word = CASES[name](), "ok"
    except Skipped as reason:
        seen, word = reason, "SKIPPED"
    except (Failure, OSError, subprocess.SubprocessError) as fault:
        seen, word = fault, "FAILED"
    line = " ".join(str(seen).split())
    print(f"{word:7} {name:20} {time.monotonic() - start:5.1f} s  {line}", flush=True)
    return word


def main(arguments):
    # Who starts this in the background may have it ignored, and those that are started here with it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if arguments[:1] == ["--tool"]:
        Sandbox.tool, arguments = arguments[1], arguments[2:]
    if arguments == ["--list"]:
        print("\n".join(CASES))
        return 0
    if arguments[:1] == ["--inside"]:
        try:
            print(INSIDE[arguments[1]]())
            return 0
        except Skipped as reason:
            print(reason)
            return SKIPPED
        except (Failure, OSError, subprocess.SubprocessError) as fault:
            print(fault)
            return 1
    unknown = [name for name in arguments if name not in CASES]
    if unknown:
        print(f"error: no fault has the name {unknown[0]!r}; --list prints them", file=sys.stderr)
        return 64
    words = {name: run(name) for name in arguments or CASES}
    for word in ("SKIPPED", "FAILED"):
        names = [name for name in words if words[name] == word]
        if names:
            print(f"{word.lower()}: {' '.join(names)}", file=sys.stderr)
    return 1 if "FAILED" in words.values() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
