#!/usr/bin/env python3
"""templates/README.md, "To add a language", followed to the letter: Perl, which joinery does not have, answers as the
manifest's table says. Usage: new_language.py JOINERY WORK TEMPLATES"""

import json
import os
import re
import shutil
import subprocess
import sys

from c_tables import read, write

HERE = os.path.dirname(os.path.abspath(__file__))
ASK = r"""use utf8; binmode(STDOUT, ':utf8');
while (<STDIN>) {
    utf8::decode($_); chomp;
    my ($x, $y) = split /\t/;
    print eval { Tested::promote_types($x, $y) // '-' } // '!', "\n";
}
"""


def follow(templates):
    """Does what the section says to a copy of the templates."""
    text = read(templates, "README.md")
    section = text.split("\n## To add a language\n")[1].split("\n## ")[0]
    blocks = [re.sub("(?m)^   ", "", block) for block in re.findall(r"(?s)\n   ```\w+\n(.*?)   ```\n", section)]
    entry, values, template = blocks
    path = os.path.join(templates, "languages", "languages.lua")
    head, tail = read(path).rsplit("}", 1)
    write(head + entry + "}" + tail, path)
    write(values, templates, "languages", "perl.lua")
    write(template, templates, "languages", "perl.pm.tmpl")


def agrees(joinery, work, templates, spec):
    """Whether Perl answers as the manifest says."""
    folder = os.path.join(work, "out")
    subprocess.run([joinery, "generate", spec, "-q", "-o", folder, "--prefix", "tested", "--emit", "perl", "--templates",
                    templates], check=True)
    manifest = json.loads(read(folder, "tested.json"))
    names = [dtype["name"] for dtype in manifest["dtypes"]]
    lines = [f"{a}\t{b}" for a in names for b in names] + ["no such dtype\t" + names[0]]
    expected = [join or "-" for row in manifest["table"] for join in row] + ["!"]
    done = subprocess.run(["perl", "-I", folder, "-Mwarnings=FATAL,all", "-e", f"require './out/tested.pm';{ASK}"], cwd=work,
                          input="\n".join(lines).encode(), stdout=subprocess.PIPE, check=True)
    answers = done.stdout.decode().splitlines()
    wrong = [(line, got, want) for line, got, want in zip(lines, answers, expected) if got != want]
    print(f"{spec}: {len(answers)} answers, {len(wrong)} wrong {wrong[:5]}")
    return len(answers) == len(expected) and not wrong


def main():
    joinery, work, templates = sys.argv[1:]
    shutil.rmtree(work, ignore_errors=True)
    copy = os.path.join(work, "templates")
    shutil.copytree(templates, copy)
    follow(copy)
    specs = ["jax", "array_api", os.path.join(HERE, "specs", "hostile.lua")]
    sys.exit(0 if all([agrees(joinery, work, copy, spec) for spec in specs]) else 1)


main()
