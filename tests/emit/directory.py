#!/usr/bin/env python3
"""The output directory: the same bytes everywhere, untouched where nothing changed, rid of what is stale.

usage: directory.py JOINERY WORK_DIR
"""

import json
import os
import shutil
import subprocess
import sys

from folders import HERE, Failures, Output, Spec, contents, fresh_folder, hidden, manifest_is_right, stamps
from common import read, write


def same_bytes_everywhere(failures, output, work):
    """Twice, in another folder, from another folder, in other locales; everything in one of them, tables in all."""
    locales = subprocess.run(["locale", "-a"], stdout=subprocess.PIPE, text=True).stdout.split()
    for name, spec in (("jax", "jax"), ("kinds", os.path.join(HERE, "specs", "kinds.lua"))):
        first = {}
        for i, locale in enumerate(["C", *sorted({"C.UTF-8", "tr_TR.UTF-8", "de_DE.UTF-8", *locales})]):
            for groups in ("tables", "tables,dispatch,kernels")[: 2 if i < 2 else 1]:
                folder = fresh_folder(os.path.join(work, f"{name}-{i}-{groups}", "deep"))
                environment = dict(os.environ, LC_ALL=locale, LANG=locale, TZ=f"UTC+{i}", HOME=folder, COLUMNS=str(40 + i))
                status, _, error = output.run(spec, "out", "--emit", groups, cwd=folder, env=environment)
                held = contents(os.path.join(folder, "out"))
                failures.check(status == 0 and held == first.setdefault(groups, held), f"{spec} in locale {locale} differs: {error}")
                manifest_is_right(failures, os.path.join(folder, "out"), name)
                for path, data in held.items():
                    failures.check(work.encode() not in data and HERE.encode() not in data, f"{path} has a path of the machine")


def manifests_agree_with_check(failures, output, work):
    """What `check` says of a spec, the manifest says in the same words."""
    for spec in ("jax", "numpy", "jep_tensorflow", os.path.join(HERE, "specs", "kinds.lua")):
        folder = os.path.join(work, os.path.basename(spec))
        output.run(spec, folder)
        name = next(path for path in contents(folder) if path.endswith(".json"))
        manifest = json.loads(contents(folder)[name])
        done = subprocess.run([*output.joinery, "check", spec, "--format", "json"], stdout=subprocess.PIPE, text=True)
        said = json.loads(done.stdout)
        failures.check(said.pop("dtypes") == len(manifest["dtypes"]), f"{spec}: number of dtypes")
        for advice in "is", "verdict", "unknown", "right", "redundant_edges", "op_results", "castings", "repairs", "warnings":
            said.pop(advice)
        for law in said["laws"].values():
            for words in "says", "cases", "unit", "sentence":
                law.pop(words)
        different = {key: (value, manifest.get(key)) for key, value in said.items() if manifest.get(key) != value}
        failures.check(len(said) > 8 and not different, f"{spec}: {different}")


def unchanged_files_keep_their_time(failures, output, work):
    folder, spec = os.path.join(work, "times", "made", "with", "parents"), Spec(work, count=20)
    status, actions, _ = output.run(spec.path, folder)
    names = {"s.json", "s_promotion.h", "s_promotion.hpp"}
    failures.check(status == 0 and actions == dict.fromkeys(names, "written"), f"first run: {actions}")
    for path in contents(folder):
        os.utime(os.path.join(folder, path), ns=(10**18, 10**18))
    before = stamps(folder)
    status, actions, _ = output.run(spec.path, folder)
    failures.check(status == 0 and actions == dict.fromkeys(names, "unchanged"), f"second run: {actions}")
    failures.check(stamps(folder) == before, "an unchanged file got a new time")
    with open(os.path.join(folder, "s_promotion.h"), "a", encoding="utf-8") as file:
        file.write("/* edited */\n")
    status, actions, _ = output.run(spec.path, folder)
    failures.check(actions == {"s.json": "unchanged", "s_promotion.hpp": "unchanged", "s_promotion.h": "written"}, f"edited: {actions}")
    os.unlink(os.path.join(folder, "s_promotion.hpp"))
    status, actions, _ = output.run(spec.path, folder)
    failures.check(actions == {"s.json": "unchanged", "s_promotion.hpp": "written", "s_promotion.h": "unchanged"}, f"deleted: {actions}")
    failures.check(hidden(folder) == [], f"left over: {hidden(folder)}")


def stale_files_are_removed(failures, output, work):
    folder, spec = os.path.join(work, "stale"), Spec(work)
    output.run(spec.path, folder)
    mine = {"mine.h": b"mine", ".hidden": b"mine", "sub/s_promotion.h": b"mine"}
    os.makedirs(os.path.join(folder, "sub"))
    for path, data in mine.items():
        with open(os.path.join(folder, path), "wb") as file:
            file.write(data)
    status, actions, error = output.run(spec.path, folder, "--emit", "dispatch")
    removed = {path: action for path, action in actions.items() if "promotion" in path}
    failures.check(status == 0 and removed == {"s_promotion.h": "removed", "s_promotion.hpp": "removed"}, f"{actions} {error}")
    left = contents(folder)
    failures.check(not any(path.startswith("s_promotion") for path in left), f"stale files are still there: {list(left)}")
    failures.check(all(left.get(path) == data for path, data in mine.items()), "a file that is not ours was touched")
    status, actions, _ = output.run(spec.path, folder)
    failures.check(actions["s_promotion.h"] == "written", f"written again: {actions}")

    # one that was edited since then is somebody's work
    with open(os.path.join(folder, "s_promotion.h"), "a", encoding="utf-8") as file:
        file.write("/* edited */\n")
    edited = contents(folder)["s_promotion.h"]
    status, actions, _ = output.run(spec.path, folder, "--emit", "dispatch")
    failures.check(status == 0 and actions.get("s_promotion.hpp") == "removed", f"{actions}")
    failures.check(actions.get("s_promotion.h") == "unchanged", f"what is said of an edited file: {actions}")
    failures.check(contents(folder).get("s_promotion.h") == edited, "an edited file was removed")
    status, actions, _ = output.run(spec.path, folder, "--emit", "dispatch")
    failures.check(status == 0 and "s_promotion.h" not in actions, f"an edited file is the user's from then on: {actions}")


def shared_files_stay(failures, output, work):
    """Two specs in one folder share the files of the driver, which go with the last one that has them."""
    folder, shared = os.path.join(work, "both"), {"joinery_driver.h", "joinery_isa.h"}
    one, other = Spec(work), Spec(work, name="t")
    for spec in (one, other):
        output.run(spec.path, folder, "--emit", "tables,dispatch")
    status, actions, error = output.run(one.path, folder, "--emit", "tables")
    failures.check(status == 0 and actions.get("s_dispatch.c") == "removed", f"{actions} {error}")
    failures.check(not shared & set(actions) and shared < set(contents(folder)), f"files of another spec: {actions}")
    status, actions, error = output.run(other.path, folder, "--emit", "tables")
    failures.check(status == 0 and all(actions.get(path) == "removed" for path in shared), f"the last one: {actions} {error}")
    failures.check(not shared & set(contents(folder)), "nobody's files are still there")


def folders_that_become_empty_go(failures, output, work):
    """By a manifest of a later version, which has files in folders."""
    folder, spec = os.path.join(work, "folders"), Spec(work)
    output.run(spec.path, folder)
    os.makedirs(os.path.join(folder, "kernels", "deep"))
    os.makedirs(os.path.join(folder, "shared"))
    old = {"kernels/deep/a.c": b"a\n", "shared/b.c": b"b\n"}
    for path, data in old.items():
        with open(os.path.join(folder, path), "wb") as file:
            file.write(data)
    with open(os.path.join(folder, "shared", "mine.c"), "w", encoding="utf-8") as file:
        file.write("mine\n")
    add_to_manifest(folder, old)
    status, actions, error = output.run(spec.path, folder)
    failures.check(status == 0 and all(actions.get(path) == "removed" for path in old), f"{actions} {error}")
    failures.check(not os.path.exists(os.path.join(folder, "kernels")), "an emptied folder is still there")
    failures.check(os.listdir(os.path.join(folder, "shared")) == ["mine.c"], "a folder with a file of the user's")


def add_to_manifest(folder, files, name="s"):
    import hashlib

    path = os.path.join(folder, f"{name}.json")
    with open(path, encoding="utf-8") as file:
        manifest = json.load(file)
    for file_path, data in files.items():
        manifest["files"].append({"path": file_path, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()})
    with open(path, "w", encoding="utf-8") as file:
        json.dump(manifest, file)


def manifests_cannot_reach_outside(failures, output, work):
    spec = Spec(work)
    outside = os.path.join(work, "outside.c")
    for number, path in enumerate(["../outside.c", outside, "a/../../outside.c", "link/outside.c", "outside.c"]):
        folder = os.path.join(work, f"reach{number}")
        with open(outside, "wb") as file:
            file.write(b"outside\n")
        output.run(spec.path, folder)
        os.symlink("..", os.path.join(folder, "link"))
        os.symlink("../outside.c", os.path.join(folder, "outside.c"))
        add_to_manifest(folder, {path: b"outside\n"})
        status, actions, error = output.run(spec.path, folder)
        failures.check(status == 0 and os.path.exists(outside), f"{path}: reached outside: {actions} {error}")
        failures.check(os.path.islink(os.path.join(folder, "outside.c")), f"{path}: a link of the user's was removed")
    for broken in (b"", b"{", b"[]\n", b"{\"files\": 1}", b"\xff\xfe"):
        folder = os.path.join(work, "broken")
        output.run(spec.path, folder)
        with open(os.path.join(folder, "s.json"), "wb") as file:
            file.write(broken)
        status, actions, error = output.run(spec.path, folder)
        failures.check(status == 0 and actions["s.json"] == "written", f"manifest {broken!r}: {actions} {error}")
        manifest_is_right(failures, folder, "s")


def prefixes(failures, output, work):
    folder, spec = os.path.join(work, "prefix"), Spec(work)
    status, actions, _ = output.run(spec.path, folder, "--prefix", "other_2")
    failures.check(status == 0 and set(actions) == {"other_2.json", "other_2_promotion.h", "other_2_promotion.hpp"}, f"{actions}")
    text = contents(folder)["other_2_promotion.h"].decode()
    failures.check("other_2_promote_types" in text and "OTHER_2_D1," in text and "--prefix other_2" in text, "prefix in the text")
    failures.check("s_promote" not in text.replace("other_2_", ""), "the spec's name is not in the identifiers")
    for wrong in ("2x", "a-b", "", "A", "a b", "ä", "double", "namespace"):
        status, _, error = output.run(spec.path, os.path.join(work, "wrong"), f"--prefix={wrong}")
        failures.check(status == 2 and error != "" and not os.path.exists(os.path.join(work, "wrong")), f"prefix '{wrong}': {status} {error}")


def names_are_checked(failures, output, work):
    spec, folder = Spec(work), os.path.join(work, "names")
    for option, wrong, nearest in (("--ops", "ad", "mean add?"), ("--ops", "add,bitwise_orr", "mean bitwise_or?"), ("--emit", "table", "tables")):
        status, _, error = output.run(spec.path, folder, option, wrong)
        failures.check(status == 2 and nearest in error, f"{option} {wrong}: {status} {error}")
    failures.check(not os.path.exists(folder), "a wrong option made a folder")


def templates_from_a_folder(failures, output, work):
    spec = Spec(work)
    templates = os.path.join(work, "my templates")
    shutil.copytree(os.path.join(HERE, "..", "..", "templates"), templates)
    built_in, own = os.path.join(work, "built-in"), os.path.join(work, "own")
    output.run(spec.path, built_in)
    depfile = os.path.join(work, "own.d")
    status, _, error = output.run(spec.path, own, "--templates", templates, "--depfile", depfile)
    failures.check(status == 0, f"own templates: {error}")
    strip = lambda data: data.replace(b" --templates TEMPLATES", b"")
    header = "s_promotion.h"
    failures.check(strip(contents(own)[header]) == contents(built_in)[header], "the same templates give the same text")
    lines = read(depfile).splitlines()
    escaped = templates.replace(" ", "\\ ")
    failures.check(lines[0] == f"{own}/s.json: \\", f"depfile: {lines[0]}")
    failures.check(f"  {escaped}/promotion/promotion.h.tmpl \\" in lines and any(l.startswith("  " + spec.path) for l in lines), f"depfile: {lines}")
    before = contents(own)
    for name, line in (("promotion/promotion.h.tmpl", 7), ("promotion/promotion.hpp.tmpl", 3)):
        path = os.path.join(templates, name)
        text = read(path).splitlines(keepends=True)
        text.insert(line - 1, "${nothing_of_that_name}\n")
        write(path, "".join(text))
        status, _, error = output.run(spec.path, own, "--templates", templates)
        failures.check(status == 2 and f"{templates}/{name}:{line}: there is no 'nothing_of_that_name'" in error, f"{status} {error}")
        failures.check(contents(own) == before, "a failing template touched the output")
        del text[line - 1]
        write(path, "".join(text))
    path = os.path.join(templates, "emit.lua")
    write(path, "while true do pcall(function() while true do end end) end\n")
    status, _, error = output.run(spec.path, own, "--templates", templates, "--max-time", "0.2")
    failures.check(status == 2 and f"{path}:1: the templates took more than 0.2 s" in error, f"an endless template: {status} {error}")
    failures.check(contents(own) == before, "an endless template touched the output")


def depfiles_are_what_ninja_reads(failures, output, work):
    """Names that make and ninja would misread, unless escaped; built again when, and only when, a file changes."""
    folder = fresh_folder(os.path.join(work, "nin ja"))
    ninja = shutil.which("ninja")
    if not ninja:
        return
    odd = fresh_folder(os.path.join(folder, "a b#c$d"))
    Spec(odd, name="base")
    with open(os.path.join(odd, "s.lua"), "w", encoding="utf-8") as file:
        file.write("return { name = 's', extends = './base.lua' }\n")
    with open(os.path.join(folder, "build.ninja"), "w", encoding="utf-8") as file:
        file.write("rule generate\n"
                   f"  command = '{output.joinery[0]}' generate 'a b#c$$d/s.lua' -o out --depfile out.d --deptarget out/s.json\n"
                   "  depfile = out.d\n  deps = gcc\n"
                   "build out/s.json: generate a$ b#c$$d/s.lua\n")

    def build():
        return subprocess.run([ninja], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout

    first, second = build(), build()
    failures.check("[1/1]" in first and "no work to do" in second, f"ninja: {first}\n{second}")
    Spec(odd, name="base", version=2)
    third = build()
    failures.check("[1/1]" in third and "no work to do" in build(), f"ninja, after a sibling changed: {third}")


def main():
    output, work = Output(os.path.abspath(sys.argv[1])), fresh_folder(os.path.abspath(sys.argv[2]))
    failures = Failures()
    for test in (same_bytes_everywhere, manifests_agree_with_check, unchanged_files_keep_their_time, stale_files_are_removed,
                 shared_files_stay, folders_that_become_empty_go, manifests_cannot_reach_outside, prefixes, names_are_checked,
                 templates_from_a_folder, depfiles_are_what_ninja_reads):
        test(failures, output, fresh_folder(os.path.join(work, test.__name__)))
    failures.finish()


main()
