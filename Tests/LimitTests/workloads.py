"""Schemas that grow in one way each: NAME -> (function of n that gives files, the smallest n, arguments).

A workload gives the files of a project by path. What they come to, an error or not, is not looked at here:
the time and memory that it takes are.
"""

FIELD = "fields: {a: string, b: bool, n: integer}\n"
DISPLAY = "display:\n  backgroundImageName: x\n  goodName: x\n  effectCondition: x\n  deadline: x\n"


def kind(body="", match=1, display=DISPLAY, fields=FIELD):
    return f"match: {match}\n{fields}{body}{display}"


def one(text):
    return {"schemas/a.yaml": text}


def lines(n, form):
    return "".join(form.format(i=i) + "\n" for i in range(n))


def display(text):
    """A display section with one more property."""
    return DISPLAY + text


def many_kinds(n):
    return {f"schemas/{i // 1000}/k{i}.yaml": kind(match=i) for i in range(n)}


def match_values(n):
    return one(kind(match="[" + ", ".join(map(str, range(n))) + "]"))


def enum_cases(n):
    names = ", ".join(f"c{i}" for i in range(n))
    return one(kind(fields=f"fields:\n  a: string\n  s: {{type: enum, cases: [{names}]}}\n"))


def enum_values(n):
    values = ", ".join(map(str, range(n)))
    return one(kind(fields=f"fields:\n  s: {{type: enum, cases: {{c: [{values}]}}}}\n"))


def many_fields(n):
    return one(kind(fields="fields:\n" + lines(n, "  f{i}: string?")))


def many_properties(n):
    return one(kind(display=display(lines(n, "  p{i}: x"))))


def many_cases(n):
    return one(kind(display=display("  p:\n" + lines(n, "    - {{when: n == {i}, text: x}}") + "    - x\n")))


def same_cases(n):
    return one(kind(display=display("  p:\n" + lines(n, "    - {{when: b, text: x}}") + "    - x\n")))


def absent_cases(n):
    fields = "fields:\n" + lines(n, "  f{i}: string?")
    cases = lines(n, "    - {{when: f{i} is absent, text: x}}")
    return one(kind(fields=fields, display=display("  p:\n" + cases + "    - \"{{f0}}\"\n".format())))


def absent_reads(n):
    """Each case proves one more field, and each text reads the one before."""
    fields = "fields:\n" + lines(n, "  f{i}: string?")
    cases = "    - {when: f0 is absent, text: x}\n" + "".join(
        f"    - {{when: f{i} is absent, text: '{{f{i - 1}}}'}}\n" for i in range(1, n))
    return one(kind(fields=fields, display=display("  p:\n" + cases + "    - '{f0}'\n")))


def template_parts(n):
    return one(kind(display=display("  p: '" + "{a}" * n + "'\n")))


def template_braces(n):
    return one(kind(display=display("  p: '" + "{{" * n + "'\n")))


def template_lone_braces(n):
    return one(kind(display=display("  p: '" + "} " * n + "'\n")))


def template_open_braces(n):
    return one(kind(display=display("  p: '" + "{a:" * n + "'\n")))


def template_unknown(n):
    return one(kind(display=display("  p: '" + "{zz}" * n + "'\n")))


def many_runs(n):
    runs = "".join("      - {text: '{a}'}\n" for _ in range(n))
    return one(kind(display=display("  p:\n    runs:\n" + runs)))


def condition(text):
    return one(kind(display=display(f"  p:\n    - when: {text}\n      text: x\n    - x\n")))


def or_chain(n):
    return condition(" or ".join(["b"] * n))


def and_chain(n):
    return condition(" and ".join(["b"] * n))


def mixed_chain(n):
    return condition(" or ".join(["b and not b"] * n))


def comparisons(n):
    return condition(" or ".join(f"n == {i}" for i in range(n)))


def nots(n):
    return condition("not " * n + "b")


def parentheses(n):
    return condition("(" * n + "b" + ")" * n)


def pairs_of_parentheses(n):
    return condition(" or ".join(["(b)"] * n))


def presence_chain(n):
    fields = "fields:\n" + lines(n, "  f{i}: bool?")
    text = " and ".join(f"f{i} is present" for i in range(n))
    reads = " and ".join(f"f{i}" for i in range(n))
    return one(kind(fields=fields, display=display(f"  p:\n    - when: {text} and {reads}\n      text: x\n    - x\n")))


def duplicate_keys(n):
    return one(kind() + lines(n, "x-a: 1"))


def duplicate_fields(n):
    return one(kind(fields="fields:\n" + lines(n, "  a: string")))


def duplicate_cases(n):
    return one(kind(fields="fields: {s: {type: enum, cases: [" + ", ".join(["c"] * n) + "]}}\n"))


def duplicate_values(n):
    return one(kind(match="[" + ", ".join(["1"] * n) + "]"))


def duplicate_matches(n):
    return {f"schemas/k{i}.yaml": kind(match=1) for i in range(n)}


def duplicate_has(n):
    return {f"schemas/k{i}.yaml": kind(match="{has: a}") for i in range(n)}


def duplicate_names(n):
    return {f"schemas/{i}/k.yaml": kind(match=i) for i in range(n)}


def spelling(i):
    """One of very many spellings of one Swift name."""
    text = ""
    for _ in range(14):
        text += "w" + "-.:"[i % 3]
        i //= 3
    return text + "w"


def colliding_fields(n):
    return one(kind(fields="fields:\n" + "".join(f"  '{spelling(i)}': string\n" for i in range(n))))


def colliding_properties(n):
    return one(kind(display=display("".join(f"  '{spelling(i)}': x\n" for i in range(n)))))


def colliding_cases(n):
    names = ", ".join(f"'{spelling(i)}'" for i in range(n))
    return one(kind(fields=f"fields: {{s: {{type: enum, cases: [{names}]}}}}\n"))


def unknown_keys(n):
    return one(kind() + lines(n, "sumary{i}: x"))


def unknown_fields(n):
    """As many misspelt names as there are fields to mean."""
    fields = "fields:\n" + lines(n, "  fieldNumber{i}: string")
    return one(kind(fields=fields, display=display(lines(n, "  p{i}: '{{fieldNumbr{i}}}'"))))


def unknown_long_fields(n):
    fields = "fields:\n  " + "x" * n + ": string\n"
    return one(kind(fields=fields, display=display("  p: '{" + "x" * (n - 1) + "y}'\n")))


def unknown_bases(n):
    files = {f"schemas/_base{i}.yaml": FIELD for i in range(n)}
    files.update({f"schemas/k{i}.yaml": f"extends: _bsae{i}\n" + kind(match=i) for i in range(n)})
    return files


def unknown_cases(n):
    names = ", ".join(f"caseNumber{i}" for i in range(n))
    fields = f"fields:\n  s: {{type: enum, cases: [{names}]}}\n"
    cases = lines(n, "    - {{when: s == caseNumbr{i}, text: x}}")
    return one(kind(fields=fields, display=display("  p:\n" + cases + "    - x\n")))


def unknown_styles(n):
    styles = "styles:\n" + lines(n, "  styleNumber{i}: {{size: 12}}")
    runs = "".join(f"      - {{text: x, style: styleNumbr{i}}}\n" for i in range(n))
    return {
        "schemas/ticketgen.yaml": styles,
        "schemas/a.yaml": kind(display=display("  p:\n    runs:\n" + runs)),
    }


def findings(n):
    return one(kind(fields="fields:\n" + lines(n, "  f{i}: strin")))


def findings_in_a_line(n):
    return one(kind(fields="fields: {" + ", ".join(f"f{i}: strin" for i in range(n)) + "}\n"))


def findings_in_files(n):
    return {f"schemas/k{i}.yaml": kind(match=i, fields="fields: {a: strin}\n") for i in range(n)}


def long_lines_of_cjk(n):
    return one(kind(fields="fields: {" + ", ".join(f"字{i}: 字" for i in range(n)) + "}\n"))


def chain_of_bases(n):
    """One chain, longer than any may be."""
    files = {"schemas/_b0.yaml": "fields: {f0: string}\n"}
    files.update({f"schemas/_b{i}.yaml": f"extends: _b{i - 1}\nfields: {{f{i}: string}}\n" for i in range(1, n)})
    files["schemas/a.yaml"] = f"match: 1\nextends: _b{n - 1}\n" + DISPLAY
    return files


def chains_of_bases(n):
    """Chains as long as they may be."""
    files = {}
    for chain in range(n):
        for i in range(64):
            extends = f"extends: _c{chain}-{i - 1}\n" if i else ""
            files[f"schemas/_c{chain}-{i}.yaml"] = f"{extends}fields: {{f{i}: string}}\n"
        files[f"schemas/k{chain}.yaml"] = f"match: {chain}\nextends: _c{chain}-63\n" + DISPLAY
    return files


def heirs_of_much(n):
    """Tiny files that inherit very much: past a million fields altogether it is refused."""
    base = "fields:\n" + lines(20_000, "  f{i}: string?") + DISPLAY
    files = {f"schemas/k{i}.yaml": f"match: {i}\nextends: _base\n" for i in range(n)}
    return {"schemas/_base.yaml": base, **files}


def cycle_of_bases(n):
    files = {f"schemas/_b{i}.yaml": f"extends: _b{(i + 1) % n}\n" for i in range(n)}
    files["schemas/a.yaml"] = "match: 1\nextends: _b0\n" + DISPLAY
    return files


def heirs_of_one(n):
    base = "fields:\n" + lines(20, "  f{i}: string") + DISPLAY
    files = {f"schemas/k{i}.yaml": f"match: {i}\nextends: _base\n" for i in range(n)}
    return {"schemas/_base.yaml": base, **files}


def heirs_with_findings(n):
    base = "fields:\n" + lines(20, "  f{i}: string") + display("  p: '{zz}'\n")
    files = {f"schemas/k{i}.yaml": f"match: {i}\nextends: _base\n" for i in range(n)}
    return {"schemas/_base.yaml": base, **files}


def alternates(n):
    paths = ", ".join(f"a.b{i}" for i in range(n))
    return one(kind(fields=f"fields:\n  a: {{type: string, from: [{paths}]}}\n"))


def shared_paths(n):
    fields = "fields:\n" + lines(n, "  f{i}: {{type: string, from: a.b.c{i}}}")
    return one(kind(fields=fields))


def embedded_paths(n):
    texts = ", ".join(f"e{i}" for i in range(n))
    fields = "fields:\n" + lines(n, "  f{i}: {{type: string, from: e{i}.x}}")
    return one(kind(f"embedded: [{texts}]\n", fields=fields))


def has_paths(n):
    return one(kind(match="{has: [" + ", ".join(f"h{i}" for i in range(n)) + "]}"))


def path_steps(n):
    return one(kind(fields="fields:\n  a: {type: string, from: '" + ".".join(["s"] * n) + "'}\n"))


def languages(n):
    tags = ", ".join(f"aa-x-{i}: x" for i in range(n))
    return one(kind(display=display(f"  p: {{{tags}}}\n")))


def settings_names(n):
    text = "colors:\n" + lines(n, "  c{i}: '#123456'") + "styles:\n" + lines(n, "  s{i}: {{size: 12, color: c{i}}}")
    return {"schemas/ticketgen.yaml": text, "schemas/a.yaml": kind()}


def settings_properties(n):
    return {"schemas/ticketgen.yaml": "properties:\n" + lines(n, "  p{i}: text?"), "schemas/a.yaml": kind()}


def required_properties(n):
    """Kinds that lack everything which the settings ask for."""
    files = {f"schemas/k{i}.yaml": kind(match=i) for i in range(n)}
    return {"schemas/ticketgen.yaml": "properties:\n" + lines(100, "  p{i}: text"), **files}


def anchors(n):
    return one(kind("x-a:\n" + lines(n, "  - &a{i} x")))


def aliases(n):
    return one(kind("x-a: &a x\nx-b: [" + ", ".join(["*a"] * n) + "]\n"))


def alias_bomb(n):
    """Ten to the power of nine nodes, if they were all made, and n such."""
    text = "x-0: &l0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"x-{i}: &l{i} [" + ", ".join([f"*l{i - 1}"] * 10) + "]\n" for i in range(1, 10))
    return {f"schemas/k{i}.yaml": text + kind(match=i) for i in range(n)}


def merges(n):
    maps = "".join(f"  - &m{i} {{k{i}: x}}\n" for i in range(n))
    return one(kind("x-a:\n" + maps + "x-b:\n  <<: [" + ", ".join(f"*m{i}" for i in range(n)) + "]\n"))


def merges_of_one(n):
    keys = ", ".join(f"k{i}: x" for i in range(300))
    return one(kind(f"x-a: &m {{{keys}}}\nx-b:\n  <<: [" + ", ".join(["*m"] * n) + "]\n"))


def tag_directives(n):
    return one("".join(f"%TAG !t{i}! x\n" for i in range(n)) + "---\n" + kind())


def deep_lists(n):
    return one(kind("x-a: " + "[" * n + "]" * n + "\n"))


def deep_blocks(n):
    return one(kind("x-a: " + "- " * n + "x\n"))


def question_marks(n):
    return one(kind("x-a: {" + "? " * n + "}\n"))


def long_comment(n):
    return one("# " + "c" * n + "\n" + kind())


def comments(n):
    return one("#\n" * n + kind())


def long_block(n):
    return one(kind("x-a: |\n" + "  a line\n" * n))


def long_plain(n):
    return one(kind("x-a:\n" + "  a line\n" * n))


def long_quoted(n):
    return one(kind(display=display("  p: \"" + "\\u4e00" * n + "\"\n")))


def long_summary(n):
    return one("summary: |\n" + "  */ a \\ line\n" * n + kind())


def long_key(n):
    return one(kind(fields="fields:\n  a: string\n  ? '" + "k" * n + "'\n  : string\n"))


def number_pattern(n):
    return one(kind(display=display("  p: '{n:" + "#" * n + "0}'\n")))


def date_pattern(n):
    fields = "fields:\n  d: {type: date, format: seconds}\n"
    return one(kind(fields=fields, display=display("  p: \"{d:" + "yyyy-" * n + "}\"\n")))


def quoted_pattern(n):
    return one(kind(display=display("  p: \"{n:0" + "'x'" * n + "}\"\n")))


def syntax_errors(n):
    return {f"schemas/k{i}.yaml": "match: [\n" for i in range(n)}


def control_characters(n):
    return one("\u0085" * n + kind())


def many_has_kinds(n):
    return {f"schemas/{i // 1000}/k{i}.yaml": kind(match=f"{{has: h{i}}}") for i in range(n)}


def fields_changed(n):
    """Two states with as many fields, all under other names."""
    return {
        "schemas/a.yaml": kind(fields="fields:\n" + lines(n, "  f{i}: string")),
        "before/a.yaml": kind(fields="fields:\n" + lines(n, "  g{i}: string")),
    }


def cases_changed(n):
    def state(letter):
        names = ", ".join(f"{letter}{i}" for i in range(n))
        return kind(fields=f"fields:\n  s: {{type: enum, cases: [{names}]}}\n")

    return {"schemas/a.yaml": state("c"), "before/a.yaml": state("d")}


def kinds_renamed(n):
    files = {f"schemas/k{i}.yaml": kind(match=i) for i in range(n)}
    files.update({f"before/j{i}.yaml": kind(match=i) for i in range(n)})
    return files


def kinds_changed(n):
    files = {f"schemas/k{i}.yaml": kind(match=i) for i in range(n)}
    files.update({f"before/k{i}.yaml": kind(match=i + n) for i in range(n)})
    return files


def many_rows(n):
    rows = ", ".join(f'{{"a": "x", "b": true, "n": {i}}}' for i in range(20))
    files = many_kinds(n)
    files["data.json"] = f'{{"modelType": 1, "data": [{rows}]}}'
    return files


DRY = ["generate", "schemas", "--dry-run"]
GENERATE = ["generate", "schemas", "--quiet"]
BREAKING = ["breaking", "schemas", "--against", "before"]

WORKLOADS = {
    "kinds": (many_kinds, 12_500, GENERATE),
    "kinds-previewed": (many_rows, 12_500, ["preview", "schemas", "data.json", "--format", "json"]),
    "kinds-explained": (many_rows, 12_500, ["explain", "schemas", "--data", "data.json", "--row", "3"]),
    "kinds-as-html": (many_kinds, 2_500, ["preview", "schemas", "--format", "html"]),
    "has-kinds": (many_has_kinds, 5_000, GENERATE),
    "match-values": (match_values, 24_000, DRY),
    "enum-cases": (enum_cases, 24_000, DRY),
    "enum-values": (enum_values, 24_000, DRY),
    "fields": (many_fields, 12_000, DRY),
    "properties": (many_properties, 12_000, DRY),
    "cases": (many_cases, 4_800, DRY),
    "same-cases": (same_cases, 4_800, DRY),
    "absent-cases": (absent_cases, 3_000, DRY),
    "absent-reads": (absent_reads, 3_000, DRY),
    "template-parts": (template_parts, 25_000, DRY),
    "template-braces": (template_braces, 100_000, DRY),
    "template-lone-braces": (template_lone_braces, 25_000, DRY),
    "template-open-braces": (template_open_braces, 60_000, DRY),
    "template-unknown": (template_unknown, 25_000, DRY),
    "runs": (many_runs, 5_000, DRY),
    "or-chain": (or_chain, 40_000, DRY),
    "and-chain": (and_chain, 35_000, DRY),
    "mixed-chain": (mixed_chain, 15_000, DRY),
    "comparisons": (comparisons, 12_000, DRY),
    "nots": (nots, 60_000, DRY),
    "parentheses": (parentheses, 100_000, DRY),
    "pairs-of-parentheses": (pairs_of_parentheses, 30_000, DRY),
    "presence-chain": (presence_chain, 4_000, DRY),
    "duplicate-keys": (duplicate_keys, 10_000, DRY),
    "duplicate-fields": (duplicate_fields, 10_000, DRY),
    "duplicate-cases": (duplicate_cases, 20_000, DRY),
    "duplicate-values": (duplicate_values, 20_000, DRY),
    "duplicate-matches": (duplicate_matches, 2_500, DRY),
    "duplicate-has": (duplicate_has, 2_500, DRY),
    "duplicate-names": (duplicate_names, 2_500, DRY),
    "colliding-fields": (colliding_fields, 4_000, DRY),
    "colliding-properties": (colliding_properties, 4_000, DRY),
    "colliding-cases": (colliding_cases, 4_000, DRY),
    "unknown-keys": (unknown_keys, 10_000, DRY),
    "unknown-fields": (unknown_fields, 2_500, DRY),
    "unknown-long-fields": (unknown_long_fields, 50_000, DRY),
    "unknown-bases": (unknown_bases, 2_500, DRY),
    "unknown-cases": (unknown_cases, 2_500, DRY),
    "unknown-styles": (unknown_styles, 2_500, DRY),
    "findings": (findings, 12_000, DRY),
    "findings-in-a-line": (findings_in_a_line, 2_500, DRY),
    "findings-in-files": (findings_in_files, 5_000, DRY),
    "long-lines-of-cjk": (long_lines_of_cjk, 2_500, DRY),
    "chain-of-bases": (chain_of_bases, 2_500, DRY),
    "chains-of-bases": (chains_of_bases, 40, DRY),
    "heirs-of-much": (heirs_of_much, 60, DRY),
    "cycle-of-bases": (cycle_of_bases, 2_500, DRY),
    "heirs-of-one": (heirs_of_one, 2_000, DRY),
    "heirs-with-findings": (heirs_with_findings, 2_000, DRY),
    "alternates": (alternates, 12_000, DRY),
    "shared-paths": (shared_paths, 3_500, DRY),
    "embedded-paths": (embedded_paths, 2_800, DRY),
    "has-paths": (has_paths, 20_000, DRY),
    "path-steps": (path_steps, 100_000, DRY),
    "languages": (languages, 12_000, DRY),
    "settings-names": (settings_names, 2_800, DRY),
    "settings-properties": (settings_properties, 10_000, DRY),
    "required-properties": (required_properties, 500, DRY),
    "anchors": (anchors, 16_000, DRY),
    "aliases": (aliases, 20_000, DRY),
    "alias-bomb": (alias_bomb, 5, DRY),
    "merges": (merges, 4_000, DRY),
    "merges-of-one": (merges_of_one, 20_000, DRY),
    "tag-directives": (tag_directives, 10_000, DRY),
    "deep-lists": (deep_lists, 100_000, DRY),
    "deep-blocks": (deep_blocks, 100_000, DRY),
    "question-marks": (question_marks, 100_000, DRY),
    "long-comment": (long_comment, 250_000, DRY),
    "comments": (comments, 120_000, DRY),
    "long-block": (long_block, 25_000, DRY),
    "long-plain": (long_plain, 25_000, DRY),
    "long-quoted": (long_quoted, 40_000, DRY),
    "long-summary": (long_summary, 15_000, DRY),
    "long-key": (long_key, 250_000, DRY),
    "number-pattern": (number_pattern, 200_000, DRY),
    "date-pattern": (date_pattern, 40_000, DRY),
    "quoted-pattern": (quoted_pattern, 60_000, DRY),
    "syntax-errors": (syntax_errors, 2_500, DRY),
    "control-characters": (control_characters, 100_000, DRY),
    "fields-changed": (fields_changed, 6_000, BREAKING),
    "cases-changed": (cases_changed, 10_000, BREAKING),
    "kinds-renamed": (kinds_renamed, 2_500, BREAKING),
    "kinds-changed": (kinds_changed, 2_500, BREAKING),
}
