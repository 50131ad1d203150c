#!/usr/bin/env python3
"""What an earlier run has left is kept where nothing changed, and made again where anything did: each time the directory
holds what a run into an empty one gives.

usage: kept.py JOINERY WORK_DIR
"""

import os
import re
import shutil
import sys

from folders import HERE, Failures, Output, Spec, contents, fresh_folder, stamps

KINDS = os.path.join(HERE, "specs", "kinds.lua")


def is_as_made_anew(failures, output, work, spec, folder, options, what):
    """Runs once more; the actions. `folder` must be what a run into an empty folder makes."""
    status, actions, error = output.run(spec, folder, *options)
    anew = fresh_folder(os.path.join(work, "anew"))
    output.run(spec, anew, *options)
    failures.check(status == 0 and contents(folder) == contents(anew), f"{what}: {actions} {error}")
    return actions


def truncated(path):
    os.truncate(path, os.path.getsize(path) - 1)


def emptied(path):
    os.truncate(path, 0)


def with_one_byte_changed(path):
    with open(path, "r+b") as file:
        file.seek(os.path.getsize(path) // 2)
        byte = file.read(1)
        file.seek(-1, os.SEEK_CUR)
        file.write(bytes([byte[0] ^ 1]))


def behind_a_link(path):
    os.rename(path, path + ".moved")
    os.symlink(os.path.basename(path) + ".moved", path)


def damaged_files_are_mended(failures, output, work):
    folder, spec = os.path.join(work, "damaged"), Spec(work)
    output.run(spec.path, folder)
    whole = contents(folder)
    for path in whole:
        for damage in (truncated, emptied, with_one_byte_changed, os.unlink, behind_a_link):
            damage(os.path.join(folder, path))
            status, actions, error = output.run(spec.path, folder)
            moved = os.path.join(folder, path + ".moved")
            if os.path.exists(moved):
                os.unlink(moved)
            failures.check(status == 0 and contents(folder) == whole, f"{path} {damage.__name__}: {error}")
            written = [name for name, action in actions.items() if action == "written"]
            failures.check(written == [path], f"{path} {damage.__name__}: written {written}")


def a_manifest_is_whole_or_made_again(failures, output, work):
    """Whatever character of it changes, also the stamp itself."""
    folder, spec = os.path.join(work, "manifest"), Spec(work, count=3)
    output.run(spec.path, folder)
    path = os.path.join(folder, "s.json")
    with open(path, "rb") as file:
        whole = file.read()
    stamp = whole.index(b'"stamp": "')
    for at in [*range(0, len(whole), len(whole) // 60), stamp, stamp + 12, stamp + 73]:
        with open(path, "wb") as file:
            file.write(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        _, actions, _ = output.run(spec.path, folder)
        failures.check(actions["s.json"] == "written" and contents(folder)["s.json"] == whole, f"byte {at}: {actions}")


def options_count(failures, output, work):
    folder = os.path.join(work, "options")
    for options in ((), ("--emit", "tables,dispatch"), ("--emit", "dispatch", "--ops", "add"),
                    ("--emit", "dispatch", "--ops", "arithmetic"), ("--emit", "dispatch", "--ops", "add,subtract,multiply"),
                    ("--emit", "dispatch", "--isa", "avx2"), ("--emit", "dispatch", "--kernels", "staged"), ()):
        is_as_made_anew(failures, output, work, "python", folder, options, f"python with {options}")


def whatever_a_spec_says_counts(failures, output, work):
    base, spec, folder = Spec(work, "base"), os.path.join(work, "own.lua"), os.path.join(work, "said")
    extra = "dtypes = { { 'top', kind = 'abstract' } }, promotes = { d20 = { 'top' } }"

    def write(more):
        with open(spec, "w", encoding="utf-8") as file:
            file.write(f"return {{ name = 'own', extends = 'base.lua', {extra}{more} }}\n")

    for more in ("", ", title = 'T'", ", title = 'U'", ", note = 'n'", ", nary = 'bound'", " -- a comment\n"):
        write(more)
        actions = is_as_made_anew(failures, output, work, spec, folder, (), f"with '{more}'")
        failures.check(actions["own.json"] == "written", f"'{more}' changes the manifest: {actions}")
    Spec(work, "base", version=2)
    actions = is_as_made_anew(failures, output, work, spec, folder, (), "another spec below")
    failures.check(actions["own.json"] == "written", f"the spec that is extended counts: {actions}")
    failures.check(base.path.endswith("base.lua"), "the spec that is extended")


def templates_of_the_user_count(failures, output, work):
    templates, folder, spec = os.path.join(work, "templates"), os.path.join(work, "from_templates"), Spec(work)
    shutil.copytree(os.path.join(HERE, "..", "..", "templates"), templates)
    options = ("--templates", templates)
    output.run(spec.path, folder, *options)
    with open(os.path.join(templates, "promotion", "promotion.h.tmpl"), "a", encoding="utf-8") as file:
        file.write("/* More. */\n")
    actions = is_as_made_anew(failures, output, work, spec.path, folder, options, "another template")
    failures.check(actions["s_promotion.h"] == "written", f"another template: {actions}")
    failures.check(b"More." not in contents(folder)["s_promotion.hpp"], "the template of one file")


def depfiles_are_whole(failures, output, work):
    Spec(work, "base")
    spec, folder, depfile = os.path.join(work, "dep.lua"), os.path.join(work, "dep"), os.path.join(work, "dep.d")
    with open(spec, "w", encoding="utf-8") as file:
        file.write("return { name = 'dep', extends = 'base.lua' }\n")
    texts = []
    for _ in range(2):
        status, actions, error = output.run(spec, folder, "--depfile", depfile)
        failures.check(status == 0, f"depfile: {error}")
        with open(depfile, encoding="utf-8") as file:
            texts.append(file.read())
        os.unlink(depfile)
    failures.check(set(actions.values()) == {"unchanged"}, f"depfile: {actions}")
    failures.check(texts[0] == texts[1] and "base.lua" in texts[1] and "dep.json:" in texts[1], f"depfiles: {texts}")
    Spec(work, "base", version=2)
    before = contents(folder)
    for path, wanted in ((os.path.join(work, "nowhere", "dep.d"), "No such file or directory"), (folder, "it is a directory")):
        for to in (folder, os.path.join(work, "none", "yet")):
            status, _, error = output.run(spec, to, "--depfile", path)
            failures.check(status == 2 and wanted in error, f"a depfile that cannot be written: {status} {error}")
    failures.check(contents(folder) == before and not os.path.exists(os.path.join(work, "none")), "a depfile failed, and files were made")


def run_measured(output, spec, folder):
    """What is said, and the most memory that it took in KB."""
    process = output.start(spec, folder, "--emit", "tables,dispatch,kernels")
    said = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return said.replace(folder, ""), usage.ru_maxrss


def the_same_is_said_in_less_memory(failures, output, work):
    """No kernel is made: that takes many times the memory of looking at what is there."""
    for spec in ("jax", KINDS):
        folder = os.path.join(work, "all_" + os.path.basename(spec))
        first, made_in = run_measured(output, spec, folder)
        before = stamps(folder)
        second, kept_in = run_measured(output, spec, folder)
        failures.check(first.replace("written  ", "unchanged") == second, f"{spec}: said {first} and {second}")
        failures.check(re.search(r"kernels    avx2: \d+", second) is not None, f"{spec}: said {second}")
        failures.check(stamps(folder) == before, f"{spec}: an unchanged file got a new time")
        failures.check(2 * kept_in < made_in, f"{spec}: made in {made_in} KB, kept in {kept_in} KB")


def main():
    output, work = Output(os.path.abspath(sys.argv[1])), fresh_folder(os.path.abspath(sys.argv[2]))
    failures = Failures()
    for test in (damaged_files_are_mended, a_manifest_is_whole_or_made_again, options_count, whatever_a_spec_says_counts,
                 templates_of_the_user_count, depfiles_are_whole, the_same_is_said_in_less_memory):
        test(failures, output, work)
    failures.finish()


main()
