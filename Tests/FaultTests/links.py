"""Links that lead nowhere, in circles and out, in the schemas and in the output."""

import os

from sandbox import Sandbox, expect


def schema_links():
    with Sandbox() as box:
        box.schemas()
        box.run("schemas").ends(0)
        before = box.files()
        box.write("outside/secret.yaml", "password: hunter2\n")
        for name, target in {
            "gone.yaml": "nowhere.yaml", "self.yaml": "self.yaml", "out.yaml": "/etc/passwd",
            "beside.yaml": "../outside/secret.yaml", "zero.yaml": "/dev/zero", "up": ".", "away": "/etc",
            "lost": "nowhere", "ring-a": "ring-b", "ring-b": "ring-a",
        }.items():
            os.symlink(target, box.path("schemas", name))
        run = box.run("schemas").ends(
            74,
            "schemas/gone.yaml: error: the link leads to nothing", "[dangling-link]",
            "schemas/self.yaml: error: the link leads back to itself", "[looping-link]",
            "schemas/out.yaml: error: the link leads out of the schemas folder", "[link-leaves-folder]",
            "schemas/beside.yaml: error: ", "schemas/zero.yaml: error: ", "schemas/up: error: ",
            "schemas/away: error: ", "schemas/lost: error: ", "schemas/ring-a: error: ", "remove it")
        expect("hunter2" not in run.errors and "root:" not in run.errors, "what lies outside was read")
        expect(box.files() == before, "the output changed")
        count = run.errors.count("error: ")
        expect(count == 10, f"ten links, and {count} findings")
        for name in os.listdir(box.path("schemas")):
            if box.path("schemas", name).is_symlink():
                box.path("schemas", name).unlink()
        # A link within the folder is a file like any other.
        box.write("schemas/.hidden/kind4.yaml", "")
        box.schemas([4], folder="schemas/.hidden")
        os.symlink(".hidden/kind4.yaml", box.path("schemas/kind4.yaml"))
        box.run("schemas").ends(0)
        expect("Kind4Ticket.swift" in box.files(), "a link within the folder is not followed")
        return f"{count} links refused, each with its path; {run.found()}"


def linked_data():
    """Schemas in the folder's place as a link, which is the folder."""
    with Sandbox() as box:
        box.schemas(folder="real/schemas")
        os.symlink("real/schemas", box.path("schemas"))
        box.run("schemas").ends(0)
        expect(len(box.files()) == 4, "not four files")
        box.run("schemas", "--output", "real/schemas").ends(1, "the output folder is the schemas folder")
        return "a link to the schemas folder is that folder, also where output may not be"


def output_links():
    """An output's name as a link to a foreign file, to one of ours, to nothing and to itself."""
    with Sandbox() as box:
        box.schemas()
        foreign = box.write("outside/foreign.swift", "// mine\n")
        box.run("schemas", "--output", "other").ends(0)
        ours = box.path("other/Kind2Ticket.swift")
        text = ours.read_bytes()
        box.path("Generated").mkdir()
        links = {
            "Kind1Ticket.swift": foreign, "Kind2Ticket.swift": ours, "Kind3Ticket.swift": "nowhere",
            "TicketFactory.swift": "TicketFactory.swift",
        }
        for name, target in links.items():
            os.symlink(target, box.path("Generated", name))
        before = box.files()
        box.schemas(text="changed")
        run = box.run("schemas").ends(
            1, *(f"Generated/{name}: error: a symbolic link, which is not followed" for name in links),
            "remove it")
        box.run("check", "schemas").ends(1)
        expect(box.files() == before, "a link was replaced")
        expect(foreign.read_text() == "// mine\n", "a foreign file was written through a link")
        expect(ours.read_bytes() == text, "a file of ours was written through a link")
        for name in links:
            box.path("Generated", name).unlink()
        # Links that are no outputs stay, whatever they lead to, and so does a link with a leftover's name.
        os.symlink(ours, box.path("Generated/StaleTicket.swift"))
        os.symlink(foreign, box.path("Generated/.ticketgen-0.tmp"))
        box.run("schemas").ends(0)
        expect(box.path("Generated/StaleTicket.swift").is_symlink(), "a foreign link was removed")
        expect(ours.read_bytes() == text, "a stale link's target was removed")
        expect(foreign.read_text() == "// mine\n", "a foreign file was written through a leftover")
        return f"{len(links)} links refused, none written through; {run.found()}"


def output_folder_links():
    with Sandbox() as box:
        box.schemas()
        os.symlink("nowhere", box.path("Generated"))
        gone = box.run("schemas").ends(74, "Generated: error: ", "link", "leads to nothing", "remove it")
        box.run("check", "schemas").ends(74, "Generated: error: ")
        expect(not box.path("nowhere").exists(), "the link's target was made")
        box.path("Generated").unlink()
        os.symlink("Generated", box.path("Generated"))
        box.run("schemas").ends(74, "Generated: error: ", "Too many levels of symbolic links", "remove")
        box.path("Generated").unlink()
        box.path("real").mkdir()
        os.symlink("real", box.path("Generated"))
        box.run("schemas").ends(0)
        expect(len(box.files("real")) == 4, "a link to a folder is not that folder")
        return gone.found()


def devices():
    """Pipes and a folder in the places of schemas, which must neither hang nor be read."""
    with Sandbox() as box:
        box.schemas()
        os.mkfifo(box.path("schemas/pipe.yaml"))
        box.path("schemas/folder.yaml").mkdir()
        os.mkfifo(box.path("schemas/ticketgen.yaml"))
        os.mkfifo(box.path("schemas/pipe.txt"))
        run = box.run("schemas").ends(
            74, "schemas/pipe.yaml: error: ", "schemas/folder.yaml: error: ",
            "schemas/ticketgen.yaml: error: ", "[not-a-file]")
        expect("pipe.txt" not in run.errors, "a file that is no schema is reported")
        expect(not box.files(), "something was written")
        return run.found()


def huge_files():
    """Sparse files of 10 GB as schema, settings and output: refused unread."""
    with Sandbox() as box:
        box.schemas()
        for name in ("schemas/huge.yaml", "schemas/ticketgen.yaml"):
            os.truncate(box.write(name, ""), 10_000_000_000)
        run = box.run("schemas").ends(
            1, "schemas/huge.yaml: error: ", "schemas/ticketgen.yaml: error: ", "[file-too-big]")
        for name in ("schemas/huge.yaml", "schemas/ticketgen.yaml"):
            box.path(name).unlink()
        box.run("schemas").ends(0)
        expect(run.errors.count("error: ") == 2, "more is said than that two files are too big")
        header = box.path("Generated/Kind1Ticket.swift").read_bytes()
        os.truncate(box.path("Generated/Kind1Ticket.swift"), 10_000_000_000)
        grown = box.run("schemas").ends(1, "Generated/Kind1Ticket.swift: error: ", "move it away")
        box.run("check", "schemas").ends(1, "Generated/Kind1Ticket.swift: error: ")
        size = box.path("Generated/Kind1Ticket.swift").stat().st_size
        expect(size == 10_000_000_000, "the huge file was touched")
        os.truncate(box.path("Generated/Kind1Ticket.swift"), len(header))
        return f"{run.found()}; {grown.found()}"
