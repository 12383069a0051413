"""Folders and files that the system refuses, and disks that are full."""

import os
import shutil

from sandbox import Sandbox, alone, expect, mounted, schema


def made(box, *arguments):
    """Generates once, and returns the files."""
    box.run("schemas", "--quiet", *arguments).ends(0)
    return box.files()


def read_only_output():
    """The output folder takes no files: for its mode, and on a read-only file system."""
    with Sandbox() as box:
        box.schemas()
        before = made(box)
        box.schemas(text="changed")
        box.path("Generated").chmod(0o555)
        run = box.run("schemas", unprivileged=True).ends(
            74, "Generated/Kind1Ticket.swift: error: ", "Permission denied", "--output")
        expect(box.files() == before, "the output changed")
        # Reading is all that `check` needs, and elsewhere there is room.
        box.run("check", "schemas", unprivileged=True).ends(1)
        box.run("schemas", "--output", "elsewhere", unprivileged=True).ends(0)
        shutil.rmtree(box.path("elsewhere"))
        box.folder.chmod(0o555)
        box.run("schemas", "--output", "new/er", unprivileged=True).ends(74, "new/er: error: ")
        box.folder.chmod(0o755)
        return run.found()


def read_only_disk():
    return alone("read-only-disk")


def inside_read_only_disk():
    with Sandbox() as box, mounted(box.path("disk"), "size=1m"):
        box.schemas()
        box.run("schemas", "--output", "disk/out").ends(0)
        before = box.files("disk")
        box.schemas(text="changed")
        mount_options = ["mount", "-o", "remount,ro", str(box.path("disk"))]
        expect(os.spawnvp(os.P_WAIT, "mount", mount_options) == 0, "mount cannot remount")
        run = box.run("schemas", "--output", "disk/out").ends(
            74, "disk/out/Kind1Ticket.swift: error: ", "Read-only file system")
        expect(box.files("disk") == before, "the output changed")
        return run.found()


def full_disk():
    return alone("full-disk")


def inside_full_disk():
    with Sandbox() as box, mounted(box.path("disk"), "size=600k"):
        box.schemas(range(40))
        box.run("schemas", "--output", "disk/out").ends(0)
        before = box.files("disk")
        box.write("disk/filler", "")
        with open(box.path("disk/filler"), "wb", buffering=0) as filler:
            try:
                while filler.write(bytes(4096)):
                    pass
            except OSError:
                pass
            filler.truncate(filler.tell() - 40_000)
        box.schemas(range(40), text="changed")
        run = box.run("schemas", "--output", "disk/out").ends(
            74, "disk/out/Kind", "No space left on device", "make room")
        after = box.files("disk")
        after.pop("filler")
        expect(after == before, "a full disk changed the output, or left something behind")
        page = box.run("preview", "schemas", "--format", "html", "--output", "disk/page.html")
        page.ends(74, "disk/page.html: error: ", "No space left on device")
        expect(set(box.files("disk")) == {*before, "filler"}, "a part of the page is left")
        box.path("disk/filler").unlink()
        box.run("schemas", "--output", "disk/out").ends(0)
        box.run("check", "schemas", "--output", "disk/out").ends(0)
        return run.found()


def no_inodes():
    return alone("no-inodes")


def inside_no_inodes():
    with Sandbox() as box, mounted(box.path("disk"), "size=1m", "nr_inodes=18"):
        box.schemas(range(20))
        run = box.run("schemas", "--output", "disk/out").ends(74, "No space left on device")
        expect(box.files("disk") == {}, "a part of the output is left")
        return run.found()


def unreadable_schema():
    with Sandbox() as box:
        box.schemas()
        before = made(box)
        box.schemas(text="changed")
        box.path("schemas/kind2.yaml").chmod(0)
        run = box.run("schemas", unprivileged=True).ends(
            74, "schemas/kind2.yaml: error: ", "Permission denied; let the user who runs ticketgen read it")
        box.run("check", "schemas", unprivileged=True).ends(74)
        box.path("schemas/kind2.yaml").chmod(0o644)
        box.write("schemas/ticketgen.yaml", "locale: en\n").chmod(0)
        box.run("schemas", unprivileged=True).ends(74, "schemas/ticketgen.yaml: error: ")
        expect(box.files() == before, "the output changed")
        return run.found()


def unreadable_folder():
    with Sandbox() as box:
        box.schemas().schemas([4], folder="schemas/inner")
        before = made(box)
        box.path("schemas/inner").chmod(0)
        run = box.run("schemas", unprivileged=True).ends(
            74, "schemas/inner: error: ", "Permission denied; let the user who runs ticketgen read it")
        # Without its schema the fourth kind would go: so nothing may.
        expect(box.files() == before, "the output changed")
        box.path("schemas/inner").chmod(0o755)
        box.path("schemas").chmod(0)
        box.run("schemas", unprivileged=True).ends(74, "schemas: error: ")
        box.path("schemas").chmod(0o755)
        box.path("Generated").chmod(0o300)
        box.run("schemas", unprivileged=True).ends(74, "Generated: error: ")
        box.path("Generated").chmod(0o755)
        return run.found()


def unreadable_output():
    with Sandbox() as box:
        box.schemas()
        made(box)
        before = box.files()
        box.schemas(text="changed")
        box.path("Generated/Kind2Ticket.swift").chmod(0o200)
        run = box.run("schemas", unprivileged=True).ends(
            74, "Generated/Kind2Ticket.swift: error: ", "Permission denied")
        box.path("Generated/Kind2Ticket.swift").chmod(0o644)
        expect(box.files() == before, "the output changed")
        return run.found()


def standing_in_the_way():
    """A directory, a pipe and foreign files with the names of outputs."""
    with Sandbox() as box:
        box.schemas()
        box.write("Generated/Kind1Ticket.swift/kept.txt", "kept\n")
        os.mkfifo(box.path("Generated/Kind2Ticket.swift"))
        box.write("Generated/Kind3Ticket.swift", "// mine\n")
        box.write("Generated/TicketFactory.swift", "")
        before = box.files()
        run = box.run("schemas").ends(
            74,
            "Generated/Kind1Ticket.swift: error: not a file", "move it away",
            "Generated/Kind2Ticket.swift: error: not a file",
            "Generated/Kind3Ticket.swift: error: not written by ticketgen",
            "Generated/TicketFactory.swift: error: not written by ticketgen")
        expect(box.files() == before, "something in the way was touched")
        box.path("Generated/Kind2Ticket.swift").unlink()
        shutil.rmtree(box.path("Generated/Kind1Ticket.swift"))
        box.run("schemas").ends(1, "Generated/Kind3Ticket.swift: error: ")
        expect(box.files()["Kind3Ticket.swift"] == b"// mine\n", "a foreign file was overwritten")
        box.path("Generated/Kind3Ticket.swift").unlink()
        box.path("Generated/TicketFactory.swift").unlink()
        box.write("Generated/OldTicket.swift", "// mine too\n")
        box.run("schemas").ends(0)
        expect(box.files()["OldTicket.swift"] == b"// mine too\n", "a foreign file was removed")
        return run.found()


def output_is_a_file():
    with Sandbox() as box:
        box.schemas()
        box.write("Generated", "mine\n")
        run = box.run("schemas").ends(74, "Generated: error: ", "no folder")
        box.run("schemas", "--output", "Generated/inner").ends(74, "Generated/inner: error: ")
        box.run("check", "schemas").ends(74, "Generated: error: ")
        expect(box.path("Generated").read_text() == "mine\n", "the file changed")
        box.run("schemas", "--output", "schemas").ends(1, "the output folder is the schemas folder")
        box.run("schemas/kind1.yaml").ends(74, "schemas/kind1.yaml: error: ")
        return run.found()


def odd_names():
    """Spaces, line ends, CJK and emoji in the names of folders; names and paths that are too long."""
    with Sandbox() as box:
        name = "票 & 券\n“a b” 🎫 -x"
        box.schemas(folder=f"{name}/schemas")
        box.run(f"{name}/schemas").ends(0)
        box.run("check", f"{name}/schemas").ends(0)
        expect(len(box.files(f"{name}/Generated")) == 4, "not four files")
        box.write(f"{name}/schemas/bad\nname.yaml", "match: [\n")
        box.run(f"{name}/schemas").ends(1, "\\u{A}“a b” 🎫 -x/schemas/bad\\u{A}name.yaml:")
        box.path(f"{name}/schemas/bad\nname.yaml").unlink()
        long = "x" * 255
        run = box.run(f"{name}/schemas", "--output", f"{long}/{long}x").ends(
            74, "File name too long", "shorter")
        box.run(f"{name}/schemas", "--output", "/".join(["y"] * 2500)).ends(74, "File name too long")
        box.run(f"{name}/schemas", "--output", "/".join(["y"] * 300)).ends(0)
        # A file's name may be as long as the system allows, and its output's is longer.
        box.schemas(folder="long")
        box.write(f"long/{'k' * 245}.yaml", schema(9))
        box.run("long", "--output", "out").ends(74, "File name too long")
        expect(not box.path("out").exists() or not box.files("out"), "a part of the output is left")
        return f"{name!r} is well; {run.found()[:60]}…, {run.errors.strip()[-70:]}"


def deep_folders():
    """Folders nested deeper than any path may be long."""
    with Sandbox() as box:
        box.schemas()
        before = made(box)
        here = os.open(box.path("schemas"), os.O_RDONLY)
        for _ in range(20):
            os.mkdir("d" * 250, dir_fd=here)
            inner = os.open("d" * 250, os.O_RDONLY, dir_fd=here)
            os.close(here)
            here = inner
        os.close(here)
        run = box.run("schemas").ends(74, "File name too long")
        shutil.rmtree(box.path("schemas") / ("d" * 250))
        box.write("schemas/" + "/".join(["d"] * 40) + "/deep.yaml", "match: 4\n")
        nested = box.run("schemas").ends(1, "folders are nested more than 32 deep")
        expect(box.files() == before, "the output changed")
        return f"{run.errors.strip()[-90:]}; {nested.errors.strip()[-75:]}"
