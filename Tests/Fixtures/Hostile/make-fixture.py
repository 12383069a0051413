"""Writes the hostile schema, its payload and the texts that its tickets must show.

The expected texts come from here, not from ticketgen: run it again after changing the list.
"""

import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent

TEXTS = {
    "quotes": "a\"b'c`d \"# \"\"\" \"\"\"# '''",
    "backslashes": "\\ \\\\ \\n \\u{41} \\(1 + 1) \\#(exit(1)) \\(fatalError())",
    "newlines": "1\n2\r3\r\n4\u00855\u20286\u20297\u000b8\u000c9\n",
    "controls": "\0\u0001\u0007\u0008\u001b[31m\u007f\u0080\u009f",
    "comments": "*/ /* // /// #if false #sourceLocation(file: \"x\", line: 1)",
    "bidi": "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c",
    "invisible": "\u00ad\u200b\u200c\u200d\u2060\ufeff\u00a0\u3000\U000e0001\U000e0041\ufe0f\u115f",
    "cjk": "满100元可用·￥優惠券かなカナ한글",
    "emoji": "👨\u200d👩\u200d👧\u200d👦🎫🏳\ufe0f\u200d🌈",
    "combining": "e\u0301 é n\u0303 \u0301start",
    "formats": "%@ %d %s %n %1$@ %% \\%",
    "braces": "{ } {{ }} {x} }{",
    "spaces": "  two leading, two trailing\t ",
    "code": "\"; exit(1); let x = \"",
    "private": "\ue000\uf8ff\ufffd\U0010fffd\ufdd0\uffff",
}


def yaml(text):
    """A double-quoted YAML scalar in which all but plain ASCII is escaped."""
    out = []
    for character in text:
        code = ord(character)
        if character in "\"\\":
            out.append("\\" + character)
        elif 0x20 <= code < 0x7F:
            out.append(character)
        elif code < 0x100:
            out.append(f"\\x{code:02X}")
        elif code < 0x10000:
            out.append(f"\\u{code:04X}")
        else:
            out.append(f"\\U{code:08X}")
    return '"' + "".join(out) + '"'


def template(text):
    return text.replace("{", "{{").replace("}", "}}")


def path(text):
    """A path of one member, in RFC 9535 single quotes."""
    out = []
    for character in text:
        if character in "'\\":
            out.append("\\" + character)
        elif ord(character) < 0x20:
            out.append(f"\\u{ord(character):04x}")
        else:
            out.append(character)
    return "['" + "".join(out) + "']"


def main():
    everything = "".join(TEXTS.values())
    lines = [
        f"summary: {yaml(everything)}",
        f"match: [{yaml(everything)}, {yaml(TEXTS['newlines'])}]",
        "id: field0",
        "fields:",
    ]
    row, expected = {"type": everything}, {}
    for number, (name, text) in enumerate(TEXTS.items()):
        key = name + text
        lines.append(f"  field{number}: {{type: string, from: {yaml(path(key))}}}")
        row[key] = text[::-1]
        expected["show" + name.capitalize()] = text + text[::-1] + text
    for number, (name, text) in enumerate(TEXTS.items()):
        fallback = f"{{type: string, absent: [{yaml('absent' + text)}], default: {yaml(text)}}}"
        lines.append(f"  default{number}: {fallback}")
        row[f"default{number}"] = "absent" + text
        expected["default" + name.capitalize()] = text
    cases = ", ".join(f"{yaml(name + ' ' + '-(x)')}: [{yaml(text)}]" for name, text in TEXTS.items())
    lines.append(f"  kinds: {{type: enum, cases: {{{cases}}}}}")
    row["kinds"] = TEXTS["code"]
    expected["kindName"] = "code -(x)"
    lines.append("  'say \"hi\" \\(x)': string")
    row['say "hi" \\(x)'] = "hi"
    expected["hostileName"] = "hi"
    lines.append("display:")
    for name in ("backgroundImageName", "goodName", "effectCondition", "deadline"):
        lines.append(f"  {name}: {yaml(template(everything))}")
        expected[name] = everything
    lines.append(f"  perferential: {{runs: [{{text: {yaml(template(everything))}}}]}}")
    expected["perferential"] = everything
    for number, (name, text) in enumerate(TEXTS.items()):
        quoted = template(text)
        show = yaml(quoted + f"{{field{number}}}" + quoted)
        lines.append(f"  show{name.capitalize()}: {show}")
        lines.append(f"  default{name.capitalize()}: \"{{default{number}}}\"")
    lines.append('  kindName: "{kinds}"')
    lines.append("  hostileName: '{say \"hi\" \\(x)}'")
    (HERE / "schemas" / "hostile.yaml").write_text("\n".join(lines) + "\n")
    (HERE / "schemas" / "ticketgen.yaml").write_text(
        "access: public\n"
        f"envelope: {{items: {yaml(path(TEXTS['quotes']))}, each: type}}\n")
    payload = {TEXTS["quotes"]: [row, dict(row, type=TEXTS["newlines"])]}
    (HERE / "payload.json").write_text(json.dumps(payload))
    (HERE / "expected.json").write_text(json.dumps(expected, indent=1) + "\n")


main()
