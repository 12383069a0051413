"""Checks the JSON Schemas of ticketgen with a validator that knows nothing of ticketgen.

Usage: check.py TICKET_SCHEMA SETTINGS_SCHEMA, in the repository's top folder.

The schemas must be valid themselves, with every default and example in them; they must accept every
schema of the repository and every accepted golden case, and refuse every rejected golden case but
those of not-structural.txt, which they must accept.
"""

import json
import os
import re
import sys

import yaml
from jsonschema import Draft202012Validator

CASES = "Tests/GoldenTests/Cases"
LIST = "Tests/JSONSchema/not-structural.txt"
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class NotYAML(Exception):
    """The text is no YAML document that an editor could check."""


class Reader:
    """Turns YAML into JSON values as the core schema of YAML 1.2 says, aliases and merges resolved."""

    NULL = re.compile(r"(~|null|Null|NULL|)\Z")
    BOOL = re.compile(r"(true|True|TRUE|false|False|FALSE)\Z")
    NUMBER = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z")
    STRING = "tag:yaml.org,2002:str"

    def __init__(self):
        self.values = {}
        self.open = set()
        self.sizes = {}

    def read(self, data):
        try:
            node = yaml.compose(data.decode("utf-8-sig"), Loader=Loader)
        except (yaml.YAMLError, UnicodeDecodeError) as error:
            raise NotYAML(error) from error
        return None if node is None else self.value(node)

    def value(self, node):
        if id(node) in self.open:
            raise NotYAML("an alias inside what it names")
        if id(node) not in self.values:
            self.open.add(id(node))
            self.values[id(node)], self.sizes[id(node)] = self.make(node)
            self.open.remove(id(node))
        if self.sizes[id(node)] > 100_000:
            raise NotYAML("too many nodes")
        return self.values[id(node)]

    def make(self, node):
        if node.tag.startswith("!"):
            raise NotYAML(f"unknown tag {node.tag}")
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node), 1
        if isinstance(node, yaml.SequenceNode):
            items = [self.value(item) for item in node.value]
            return items, 1 + sum(self.sizes[id(item)] for item in node.value)
        members, merged, size = {}, {}, 1
        for key, child in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise NotYAML("a key that is no text")
            value = self.value(child)
            size += 1 + self.sizes[id(child)]
            if key.value != "<<" or key.style:
                members[key.value] = value
                continue
            for other in value if isinstance(value, list) else [value]:
                if not isinstance(other, dict):
                    raise NotYAML("a merge of something else than mappings")
                merged = {**other, **merged}
        return {**merged, **members}, size

    def scalar(self, node):
        text = node.value
        if node.style:
            return text
        if self.NULL.match(text):
            return None
        if self.BOOL.match(text):
            return text.lower() == "true"
        return float(text) if self.NUMBER.match(text) else text


class Schemas:
    """The two schemas, each for its files."""

    def __init__(self, ticket, settings):
        self.ticket = self.validator(ticket)
        self.settings = self.validator(settings)

    @staticmethod
    def validator(path):
        with open(path, encoding="utf-8") as file:
            schema = json.load(file)
        Draft202012Validator.check_schema(schema)
        return Draft202012Validator(schema)

    def fault(self, path):
        """What is wrong with a file; None: nothing."""
        is_settings = os.path.basename(path) in ("ticketgen.yaml", "ticketgen.yml")
        with open(path, "rb") as file:
            return self.fault_in(file.read(), self.settings if is_settings else self.ticket)

    @staticmethod
    def fault_in(data, validator):
        try:
            value = Reader().read(data)
        except NotYAML as error:
            return str(error)
        error = next(validator.iter_errors(value), None)
        return error and f"{error.json_path}: {error.message[:200]}"


def schema_files(folder):
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            if name.endswith((".yaml", ".yml")) and not name.startswith("."):
                yield os.path.join(parent, name)


def folders_named_schemas():
    for parent, folders, _ in os.walk("."):
        folders[:] = sorted(
            name for name in folders if not name.startswith(".") and name != "Cases")
        if os.path.basename(parent) == "schemas":
            yield parent


def written_values(node):
    """Every schema inside a schema that has a default or examples, with those."""
    if isinstance(node, list):
        for item in node:
            yield from written_values(item)
    if isinstance(node, dict):
        values = list(node["examples"]) if isinstance(node.get("examples"), list) else []
        if "default" in node and "description" in node:
            values.append(node["default"])
        if values:
            yield node, values
        for child in node.values():
            yield from written_values(child)


def fenced_files(path):
    """The YAML of a page that is a whole ticket file."""
    with open(path, encoding="utf-8") as file:
        for block in re.findall(r"```yaml\n(.*?)```", file.read(), re.DOTALL):
            if re.search(r"^match:", block, re.MULTILINE):
                yield block


def main(ticket, settings):
    schemas = Schemas(ticket, settings)
    faults = []
    count = 0

    def expect(is_accepted, fault, what):
        nonlocal count
        count += 1
        if is_accepted and fault:
            faults.append(f"{what} is refused: {fault}")
        elif not is_accepted and not fault:
            faults.append(f"{what} is accepted")

    for validator in (schemas.ticket, schemas.settings):
        for node, values in written_values(validator.schema):
            inner = validator.evolve(schema={**node, "$defs": validator.schema["$defs"]})
            for value in values:
                error = next(inner.iter_errors(value), None)
                expect(True, error and error.message, f"the example {value!r}")

    for folder in folders_named_schemas():
        for path in schema_files(folder):
            expect(True, schemas.fault(path), path)
    for page in ("README.md", "Documentation/SchemaReference.md"):
        for block in fenced_files(page):
            fault = schemas.fault_in(block.encode(), schemas.ticket)
            expect(True, fault, f"the schema in {page}")

    with open(LIST, encoding="utf-8") as file:
        lines = [line.split("#")[0].strip() for line in file]
    not_structural = {line for line in lines if line}
    rejected = set()
    for case in sorted(os.listdir(CASES)):
        folder = os.path.join(CASES, case)
        if not os.path.isdir(folder):
            continue
        is_accepted = os.path.isdir(os.path.join(folder, "expected"))
        if not is_accepted:
            rejected.add(case)
        found = [f for f in map(schemas.fault, schema_files(folder)) if f]
        is_due = is_accepted or case in not_structural
        expect(is_due, found[0] if found else None, f"the golden case {case}")
    for case in sorted(not_structural - rejected):
        faults.append(f"{LIST} names {case}, which is no rejected golden case")

    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    print(f"{count} values and files checked against the JSON Schemas")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
