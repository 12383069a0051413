"""Opens preview pages in a headless browser and holds them to the JSON preview of the same tickets.

usage: page_test.py BROWSER FOLDER [SCREENSHOTS]: every NAME.html of the folder beside its NAME.json
"""

import json
import pathlib
import sys

from playwright.sync_api import sync_playwright

WIDTHS = (1280, 390, 320)

# Every element with text of its own: its colour and the colour that it stands on, as 0-255 channels.
TEXT_COLOURS = """
() => {
  const channels = (text) => text.match(/[\\d.]+/g).map(Number);
  const ground = (element) => {
    for (let node = element; node; node = node.parentElement) {
      const color = channels(getComputedStyle(node).backgroundColor);
      if (color.length < 4 || color[3] === 1) return color.slice(0, 3);
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes].filter((node) => node.nodeType === 3)
      .map((node) => node.data).join('').trim();
    if (text && !element.closest('.skip')) {
      found.push([text.slice(0, 30), channels(getComputedStyle(element).color).slice(0, 3), ground(element)]);
    }
  }
  return found;
}
"""

# The cells in the page's order: the kind's anchor, and each property's exact and visible text.
CELLS = """
() => [...document.querySelectorAll('article.ticket')].map((cell) => {
  cell.scrollIntoView();
  return {
    kind: cell.closest('section').querySelector('h2').firstChild.data.trim(),
    isOver: cell.classList.contains('over'),
    properties: Object.fromEntries([...cell.querySelectorAll('[data-property]')].map((element) => [
      element.dataset.property, {
        exact: element.textContent,
        visible: element.innerText,
        isShown: element.checkVisibility() && element.getClientRects().length > 0,
        isCut: element.scrollWidth > element.clientWidth + 1
          && getComputedStyle(element).display !== 'inline',
      }])),
  };
})
"""

failures = []


def expect(holds, message):
    """Notes a failure unless something holds."""
    if not holds:
        failures.append(message)


def luminance(color):
    """The relative luminance of WCAG 2.2."""
    parts = [c / 255 for c in color]
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    """The contrast ratio of WCAG 2.2."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def shown_text(value):
    """A value of the JSON preview as the page writes it."""
    if isinstance(value, dict):
        value = value["text"]
    if isinstance(value, bool):
        return "true" if value else "false"
    # HTML cannot hold NUL: its picture stands there.
    return value.replace("\0", "\u2400")


def words(text):
    """A text without the white space that line breaking may change."""
    return "".join(text.split())


def page_name(page):
    """The name of a page's file."""
    return page.url.rsplit("/", 1)[-1]


def check_cells(page, preview):
    """Every ticket is a cell, under its kind, with exactly the texts of the JSON preview."""
    cells = page.evaluate(CELLS)
    by_kind = {}
    for cell in cells:
        by_kind.setdefault(cell["kind"], []).append(cell)
    tickets = {}
    for ticket in preview["tickets"]:
        tickets.setdefault(ticket["type"], []).append(ticket)
    expect(
        {k: len(v) for k, v in by_kind.items()} == {k: len(v) for k, v in tickets.items()},
        f"the page shows {({k: len(v) for k, v in by_kind.items()})} tickets",
    )
    for kind, rows in tickets.items():
        for ticket, cell in zip(rows, by_kind.get(kind, [])):
            place = f"{page_name(page)}: {kind} row {ticket['row']}"
            wanted = {k: v for k, v in ticket.items() if k not in ("type", "row", "id", "file")}
            expect(set(wanted) == set(cell["properties"]), f"{place}: shows {list(cell['properties'])}")
            expect(
                cell["isOver"] == any(w in ticket["backgroundImageName"] for w in ("overdue", "grey")),
                f"{place}: the muted look is {cell['isOver']}",
            )
            for name, value in wanted.items():
                found = cell["properties"].get(name)
                if found is None:
                    continue
                text = shown_text(value)
                expect(found["exact"] == text, f"{place}: {name} is {found['exact']!r}, not {text!r}")
                expect(
                    words(found["visible"]) == words(text),
                    f"{place}: {name} reads {found['visible']!r}, not {text!r}",
                )
                expect(found["isShown"] or not text.strip(), f"{place}: {name} is not visible")
                expect(not found["isCut"], f"{place}: {name} is cut")


def check_issues(page, preview):
    """Every issue stands in the issues section, with its code, row and path."""
    shown = page.evaluate(
        "() => [...document.querySelectorAll('.issue')].map((e) =>"
        " [e.querySelector('.code').innerText, e.querySelector('.path').innerText, e.innerText])"
    )
    expect(len(shown) == len(preview["issues"]), f"{len(shown)} issues are shown")
    for issue, (code, path, text) in zip(preview["issues"], shown):
        expect(code == issue["code"] and path == issue["path"], f"an issue reads {code} {path}")
        expect(f"row {issue['row']}" in text, f"an issue does not name its row: {text!r}")


def check_colours(page, scheme):
    """Every text can be read."""
    for text, color, ground in page.evaluate(TEXT_COLOURS):
        ratio = contrast(color, ground)
        expect(ratio >= 4.5, f"{scheme}: {text!r} has a contrast of {ratio:.2f}")


def check_widths(page, folder, name):
    """Nothing reaches past the window's edge."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        size = page.evaluate(
            "() => [document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]"
        )
        expect(size[0] <= size[1], f"{name}: at {width} pixels the page is {size[0]} wide")
        if folder and width == 390:
            page.screenshot(path=folder / f"{name}-phone.png", full_page=True)


def check_keyboard(page):
    """The skip link, the switch and every link of the navigation are reached by Tab."""
    page.evaluate("() => document.activeElement.blur()")
    links = page.evaluate("() => [...document.querySelectorAll('nav a')].map((a) => a.hash)")
    reached = []
    for _ in range(len(links) + 4):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("() => document.activeElement.hash || document.activeElement.id"))
    for target in ["#tickets", "theme-auto", *links]:
        expect(target in reached, f"Tab does not reach {target}")
    page.focus("#theme-auto")
    page.keyboard.press("ArrowRight")
    expect(page.is_checked("#theme-light"), "an arrow key does not turn the switch")


def check_switch(page):
    """The switch turns the page light and dark, whatever the system says."""
    ground = "() => getComputedStyle(document.body).backgroundColor"
    seen = {}
    for choice in ("light", "dark"):
        page.check(f"#theme-{choice}")
        seen[choice] = page.evaluate(ground)
    page.check("#theme-auto")
    expect(seen["light"] != seen["dark"], "the switch changes nothing")


def check_page(browser, path, preview, folder):
    """All checks of one page."""
    name = path.stem
    for scheme in ("light", "dark"):
        context = browser.new_context(color_scheme=scheme, viewport={"width": 1280, "height": 900})
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(f"{name}: a script failed: {error}"))
        page.on("console", lambda message: failures.append(f"{name}: the console says {message.text}"))
        page.on(
            "request",
            lambda request: expect(request.url == path.as_uri(), f"{name}: it asks for {request.url}"),
        )
        page.goto(path.as_uri())
        expect(page.title() == "Tickets", f"{name}: something of the payload ran")
        expect(not page.query_selector("script"), f"{name}: there is a script")
        if folder:
            page.screenshot(path=folder / f"{name}-{scheme}.png", full_page=True)
        check_cells(page, preview)
        check_colours(page, scheme)
        if scheme == "light":
            check_issues(page, preview)
            check_switch(page)
            check_keyboard(page)
            check_widths(page, folder, name)
        context.close()


def main(arguments):
    """Runs the checks of every page; the exit status is 1 where one failed, or there is no page."""
    executable, folder = arguments[:2]
    screenshots = pathlib.Path(arguments[2]) if len(arguments) > 2 else None
    pages = sorted(pathlib.Path(folder).resolve().glob("*.html"))
    expect(pages, f"there are no pages in {folder}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        for page in pages:
            preview = json.loads(page.with_suffix(".json").read_text("utf-8"))
            check_page(browser, page, preview, screenshots)
        browser.close()
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
