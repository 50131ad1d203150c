#!/usr/bin/env python3
"""What the documents list is what there is, no more and no less: the keys of every JSON output (generator/cli/json.md)
against what the program prints for the installed specs and for a few that have what those have not, the commands
(generator/cli/README.md) against its help, the laws (specs/laws.md, json.md, reference.md), the names of diagnostics (specs/diagnostics.md) against those that the tests of bad
specs expect; the installed specs (specs/installed.md) and the tables that they are held against (tests/oracles/README.md).
Usage: documented.py JOINERY SOURCE_DIR"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

joinery, root = sys.argv[1], sys.argv[2]
# Objects whose keys are names, and what stands for those.
NAMES = {"result_rules": "OP", "laws": "LAW", "kernel_counts": "ISA", "operations": "OP", "files": "PATH",
         "stubs[].functions": "ISA"}

# Each law fails, or has a value that an installed spec has not.
TABLE = """return { name = "odd", dtypes = { "i8", "i16", { "i24", kind = "int", bits = 24 } }, table = [[
        i8   i16  i24
  i8    i8   i16  -
  i16   i24  i24  i24
  i24   i8   i24  i24
]] }"""
CYCLE_OF_THREE = """return { name = "round", dtypes = { "i8", "i16", "i32" }, table = [[
        i8   i16  i32
  i8    i8   i16  i8
  i16   i16  i16  i32
  i32   i8   i32  i32
]] }"""
AMBIGUOUS = """return { name = "two", dtypes = { "u8", "i8", "i16", "f16" },
  promotes = { u8 = { "i16", "f16" }, i8 = { "i16", "f16" } }, laws = { "uniqueness" } }"""
KINDS = """return { name = "kinds", title = "t", source = "s", note = "n", header = "d.h", hot = {}, laws = {},
  ops = { "add", sine = { arity = 1, stub = {} } }, dtypes = { "b", "i8", "f16", "f32", { "q7", kind = "fixed", bits = 8, fraction = 7 },
  { "c32", kind = "complex", of = "f16" }, { "wide", kind = "int", bits = 64 }, { "d", kind = "abstract" },
  { "o", kind = "opaque", size = 8, ctype = "o_t", to_f64 = "o_to", from_f64 = "o_from" } },
  promotes = { i8 = { "f16" }, f16 = { "f32", "c32" } } }"""
BELOW = """return { name = "below", dtypes = { "u8", "i8", "i16", "f32" }, results = { add = { loops = { "i16" } } },
  promotes = { u8 = { "i16" }, i8 = { "i16" }, i16 = { "f32" } }, resolve = { ["u8,i8"] = "f32" }, laws = {} }"""
CASTINGS = """return { name = "casts", dtypes = { "u8", "i8", "i16" }, promotes = { u8 = { "i16" }, i8 = { "i16" } },
  castings = { safe = { includes = { "promote" } }, same_kind = { from = "same_kind", allow = { "int,uint" } } } }"""
OWN = {"below": BELOW, "casts": CASTINGS, "odd": TABLE, "round": CYCLE_OF_THREE, "two": AMBIGUOUS, "kinds": KINDS}


def keys(value, path=""):
    """The path of every key in a JSON value."""
    if isinstance(value, list):
        for item in value:
            yield from keys(item, path + "[]")
    elif isinstance(value, dict):
        for key, inner in value.items():
            key = NAMES.get(path, key)
            at = f"{path}.{key}" if path else key
            if path not in NAMES:
                yield at
            yield from keys(inner, at)


def run(*command, status=(0, 1)):
    done = subprocess.run([joinery, *command], capture_output=True, check=False)
    assert done.returncode in status, (command, done.stderr.decode())
    return done.stdout.decode("utf-8")


def printed(commands):
    found = set()
    for command in commands:
        found |= set(keys(json.loads(run(*command, "--format", "json"))))
    return found


def explored(spec):
    """What the page has beside what other commands print."""
    return {key for key in printed([["explore", spec]]) if not re.match(r"(graph|table|check)\.", key)}


def manifest(folder, spec, *options):
    run("generate", spec, "-o", folder, "-q", *options)
    with open(glob.glob(os.path.join(folder, "*.json"))[0], encoding="utf-8") as file:
        return set(keys(json.load(file)))


def complete(names):
    """After `a.b`, `.c` is a.c."""
    full = ""
    for name in names:
        full = full.rsplit(".", 1)[0] + name if full and name.startswith(".") else name
        yield full


def tables(path):
    """The first cells of the tables of a document, by the heading above them. A name that ends in .* stands for all names that
    begin so in the table that the second cell says: "as in `check`"."""
    found, heading, elsewhere = {}, "", []
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("#"):
                heading = line.strip("# \n")
            elif line.startswith("| `"):
                cells = line.split(" | ")
                names = list(complete(re.findall(r"`([^`]*)`", cells[0])))
                found.setdefault(heading, []).extend(name for name in names if not name.endswith(".*"))
                elsewhere += [(heading, name[:-1], cells[1]) for name in names if name.endswith(".*")]
    for heading, start, value in elsewhere:
        source = re.search("as in `(.*?)`", value)[1] + " --format json"
        found[heading] += [name for name in found[source] if name.startswith(start)]
    return found


def words(path, sentence):
    """The names in the part of a document's sentence that the pattern captures."""
    with open(path, encoding="utf-8") as file:
        return re.findall("`(.*?)`", re.search(sentence, file.read())[1])


def compare(what, documented, real):
    assert len(documented) == len(set(documented)), f"{what}: twice: {sorted(documented)}"
    missing, stale = sorted(real - set(documented)), sorted(set(documented) - real)
    for name in missing:
        print(f"{what}: not documented: {name}")
    for name in stale:
        print(f"{what}: documented, but not there: {name}")
    return len(missing) + len(stale)


def diagnostic_names():
    found = set()
    for path in glob.glob(os.path.join(root, "tests/spec/bad/*.expected")):
        with open(path, encoding="utf-8") as file:
            found |= set(re.findall(r"\[([a-z-]+)\]$", file.read(), re.MULTILINE))
    return found


def main():
    installed = [spec["name"] for spec in json.loads(run("list", "--format", "json"))["specs"]]
    with tempfile.TemporaryDirectory() as folder:
        specs = list(installed)
        for name, text in OWN.items():
            specs.append(os.path.join(folder, name + ".lua"))
            with open(specs[-1], "w", encoding="utf-8") as file:
                file.write(text)
        mistakes = os.path.join(root, "tests/cli/specs/mistakes.lua")
        specs += [mistakes, *(os.path.join(root, "tests/cli/specs", name) for name in ("sets.lua", "broken_ops.lua"))]
        kinds, casts = (os.path.join(folder, name) for name in ("kinds.lua", "casts.lua"))
        real = {
            "table": printed(["table", spec] for spec in specs),
            "check": printed(["check", spec, "--deny", "rounds,overflows,drops,wider", "--baseline", "jax", "--witnesses", "2"]
                             for spec in specs),
            "diff --baseline": printed(["diff", spec, "--baseline", "jax"] for spec in (kinds, casts, "pytorch")),
            "diff": printed(["diff", spec, "jax"] for spec in specs),
            "explain": printed(["explain", "numpy", *operands] for operands in (["b", "i8", "u8"], ["b", "b"])),
            "place": printed([["place", "jax", "f8_e4m3fn"], ["place", "jep_option2", "bf16"]]),
            "graph": printed(["graph", spec] for spec in specs),
            "explore": explored(os.path.join(folder, "two.lua")),
            "list": printed([["list"]]),
        }
        lost = os.path.join(root, "tests/cli/specs/jax32.lua")
        warnings = {at["name"] for spec in (mistakes, lost) for at in json.loads(run("check", spec, "--format", "json"))["warnings"]}
        manifests = manifest(os.path.join(folder, "kinds"), kinds)
        for name in installed:
            manifests |= manifest(os.path.join(folder, name), name, "--emit", "tables")
    documented = tables(os.path.join(root, "generator/cli/json.md"))
    wrong = compare("manifest", documented["The manifest of generate"], manifests)
    for command, found in real.items():
        wrong += compare(command, documented[f"{command} --format json"], found)
    usages = tables(os.path.join(root, "generator/cli/README.md"))["Commands"]
    commands = re.search(r"\nCommands\n(.*?)\n\n", run("--help"), re.DOTALL)[1]
    wrong += compare("commands", list({usage.split()[0] for usage in usages}), set(re.findall(r"^  (\w+)", commands, re.M)) - {"help"})
    names = tables(os.path.join(root, "specs/diagnostics.md"))["Bad specs"]
    unseen = {"instruction-limit", "memory-limit", "time-limit", "unreadable", "unknown-spec", "no-single-dtype",
              "extends-too-deep"}
    wrong += compare("warnings", tables(os.path.join(root, "specs/diagnostics.md"))["Warnings"], warnings)
    wrong += compare("diagnostics", names, diagnostic_names() | unseen)
    wrong += compare("installed specs", tables(os.path.join(root, "specs/installed.md"))["The installed specs"], set(installed))
    laws = json.loads(run("check", "jax", "--format", "json"))["laws"]
    reference = os.path.join(root, "specs/reference.md")
    wrong += compare("laws", tables(os.path.join(root, "specs/laws.md"))["The laws"], set(laws))
    wrong += compare("laws in json.md", words(os.path.join(root, "generator/cli/json.md"), "an object for each law: (.*)"), set(laws))
    wrong += compare("laws that are not required", words(reference, r"Default: all but (.*?);"),
                     {law for law, result in laws.items() if not result["required"]})
    oracles = os.path.join(root, "tests/oracles")
    oracle_tables = tables(os.path.join(oracles, "README.md"))
    sources = [name for name in oracle_tables["Oracles"] + oracle_tables["Operations"] if not name.startswith("jep_")]
    wrong += compare("oracles", sources, {name for name in os.listdir(oracles) if name.endswith((".csv", ".json"))
                                          and name != "index.csv" and not name.startswith("jep_")})
    print(f"{sum(map(len, real.values())) + len(manifests)} keys, {len(names)} names, {wrong} wrong")
    return 1 if wrong else 0


sys.exit(main())
