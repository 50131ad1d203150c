#!/usr/bin/env python3
"""
The pages of the atlas hang together: each link leads to a page and a place that is there, no id is twice on a page, each
element is closed. The index says what the other commands say.

usage: site_pages.py JOINERY SOURCE_DIR
"""

import json
import os
import re
import sys
import tempfile

from site_reading import Page, make, run

MOST_BYTES = 6_000_000


def problems_of_links(pages, files):
    for path, page in pages.items():
        for link in page.links:
            if re.match(r"https?:|data:,$", link):
                continue
            target, _, anchor = link.partition("#")
            to = os.path.normpath(os.path.join(os.path.dirname(path), target)) if target else path
            if to not in files:
                yield f"{path}: {link} leads nowhere"
            elif anchor and not re.search("[+=]", anchor) and anchor not in pages[to].ids:
                yield f"{path}: {to} has no {anchor}"


def problems_of_form(pages):
    for path, page in pages.items():
        for name in sorted({name for name in page.ids if page.ids.count(name) > 1}):
            yield f"{path}: id {name} is there {page.ids.count(name)} times"
        if page.unclosed or page.open:
            yield f"{path}: not closed in order: {page.unclosed} {[tag for tag, *_ in page.open]}"


def problems_of_question(joinery, files, index):
    """Where there is a question there is all that it takes, and the dtypes that the page can spell are those of `table`."""
    parts = ["search" in index.ids, "data" in index.scripts, "module.js" in files]
    if len(set(parts)) > 1:
        yield f"index.html: the field, its data and joinery itself: {parts}"
    for system in json.loads(index.scripts.get("data", '{"systems": []}'))["systems"]:
        header = run(joinery, "table", system["name"], "--format", "csv").stdout.split("\n", 1)[0]
        if list(system["dtypes"]) != header.split(",")[1:]:
            yield f"{system['name']}: {list(system['dtypes'])} in the question, {header} in the table"


def problems_of_sharing(files):
    """What pages share is in one file each, which keeps the site small."""
    for name in ("module.js", "explorer.js", "explorer.css"):
        if name not in files:
            continue
        middle = len(files[name]) // 2
        others = [path for path, text in files.items() if path != name and files[name][middle:middle + 100] in text]
        if others:
            yield f"what is in {name} is in {others[0]}, too, and {len(others) - 1} others"
    size = sum(len(text) for text in files.values())
    if size > MOST_BYTES:
        yield f"{size} bytes, more than {MOST_BYTES}"


def matrices(text):
    """{(left, right): number} of the matrices."""
    labels = re.findall(r'aria-label="(\w+) and (\w+): (\d+) of (\d+) differ">([^<]+)<', text)
    return {(left, right): (cells, shown) for left, right, cells, _, shown in labels}


def problems_of_matrix(joinery, text):
    found = matrices(text)
    if len(found) != 13 * 12 + 17 * 16:
        yield f"the matrices have {len(found)} numbers"
    for (left, right), (cells, shown) in found.items():
        if found[right, left][0] != cells:
            yield f"{left} and {right} differ in {cells} cells, {right} and {left} in {found[right, left][0]}"
        if shown not in (cells, "\u2013"):
            yield f"{left} and {right}: {shown} is shown, {cells} is said"
    for left, right in (("jax", "numpy"), ("pytorch", "jax_lax"), ("jep_numpy", "jep_pytorch")):
        told = len(json.loads(run(joinery, "diff", left, right, "--format", "json").stdout)["differences"])
        if int(found[left, right][0]) != told:
            yield f"{left} and {right}: {found[left, right][0]} in the matrix, {told} in diff"


def problems_of_laws(joinery, index):
    rows = [text for given, text in index.of("td") if given.get("title")]
    for name in ("numpy", "pytorch", "jep_tensorflow"):
        laws = json.loads(run(joinery, "check", name, "--format", "json").stdout)["laws"]
        for law, result in laws.items():
            if not result["holds"] and str(result["failures"]) not in rows:
                yield f"{name}: {law} fails {result['failures']} times, which the index does not say"


def main():
    joinery = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        files = make(joinery, folder)
        pages = {path: Page(os.path.join(folder, path)) for path in files if path.endswith(".html")}
        text = files["index.html"].decode()
    index = pages["index.html"]
    wrong = [*problems_of_links(pages, files), *problems_of_form(pages), *problems_of_question(joinery, files, index),
             *problems_of_sharing(files),             *problems_of_matrix(joinery, text), *problems_of_laws(joinery, index)]
    for name in ("question", "answers", "systems", "matrix", "studies"):
        if name not in index.ids:
            wrong.append(f"index.html has no #{name}")
    listed = json.loads(run(joinery, "list", "--format", "json").stdout)["specs"]
    wrong += [f"there is no page of {spec['name']}" for spec in listed if spec["name"] + ".html" not in pages]
    links = sum(len(page.links) for page in pages.values())
    size = sum(len(text) for text in files.values())
    print(f"{len(pages)} pages, {links} links, {size} bytes; {len(wrong)} wrong")
    print("\n".join(wrong[:40]))
    return 1 if wrong or links < 1000 else 0


sys.exit(main())
