#!/usr/bin/env python3
"""A build does exactly what a change requires: a change of a spec, one that it extends, a template, the generator, a generated
file.

usage: rebuild.py CMAKE_GENERATOR PREFIX TEMPLATES WORK_DIR
"""

import os
import shutil
import sys

from project import Failures, Project

CMAKE = """cmake_minimum_required(VERSION 3.20)
project(rebuild LANGUAGES C)
find_package(joinery REQUIRED)
joinery_generate(TARGET with_kernels SPEC specs/mine.lua ISAS scalar avx2 TEMPLATES templates)
joinery_generate(TARGET with_tables SPEC specs/other.lua EMIT tables)
add_executable(both both.c)
target_link_libraries(both PRIVATE with_kernels with_tables)
add_executable(tables tables.c)
target_link_libraries(tables PRIVATE with_tables)
"""
BASE = """return {
  name = "base",
  dtypes = { "i8", "i16", "f32" },
  promotes = { i8 = { "i16" }, i16 = { "f32" } },
}
"""
MINE = """return { extends = "base", name = "mine", ops = { "add" } }
"""
OTHER = """return { name = "other", dtypes = { "u8", "f64" }, promotes = { u8 = { "f64" } } }
"""
BOTH = """#include "mine_kernels.h"
#include "other_promotion.h"
int main(void) {
    const int8_t a = 40;
    const float b = 2.5f;
    float out = 0;
    const mine_status status = mine_add(1, MINE_I8, &a, 0, MINE_F32, &b, 0, &out, sizeof out);
    return status != MINE_OK || (int)(out * 2) != 85 || other_promote_types(OTHER_U8, OTHER_F64) != OTHER_F64;
}
"""
TABLES = """#include "other_promotion.h"
int main(void) { return other_promote_types(OTHER_U8, OTHER_U8) != OTHER_U8; }
"""


class Rebuild:
    def __init__(self, failures, project):
        self.failures, self.project, self.everything = failures, project, []

    def state(self):
        return self.project.times(".o"), self.project.times(".started")

    def expect(self, what, compiled, ran, configured=True):
        """Build; those objects (by parts of their names) are compiled anew, and the generator ran for those targets."""
        objects, started = self.state()
        status, output = self.project.build()
        if not self.failures.check(status == 0, f"{what}: {output}"):
            return
        objects_now, started_now = self.state()
        new = sorted(os.path.basename(path) for path in objects_now if objects_now[path] != objects.get(path))
        self.failures.check(new == sorted(compiled), f"{what}: compiled {new}, not {sorted(compiled)}")
        new = sorted(os.path.basename(path)[:-8] for path in started_now if started_now[path] != started.get(path))
        self.failures.check(new == sorted(ran), f"{what}: the generator ran for {new}, not for {sorted(ran)}")
        self.failures.check(("Configuring done" in output) == configured, f"{what}: configured, or not: {output}")
        status, output = self.project.program("both")
        self.failures.check(status == 0, f"{what}: the program ends with {status}")
        status, output = self.project.build()
        self.failures.check(status == 0 and self.state() == (objects_now, started_now) and "Configuring" not in output,
                            f"{what}: there is something to do a second time: {output}")

    def touch(self, name):
        os.utime(self.project.path(name))

    def add(self, name, text):
        self.project.write(name, self.project.read(name) + text)


def check_meanings(rebuild, mine):
    """What is compiled after changes of a spec that do not change what it defines: comments, layout, free text."""
    project = rebuild.project
    rebuild.add("specs/mine.lua", "-- a comment\n")
    rebuild.expect("comment", [], ["with_kernels"])
    rebuild.add("specs/base.lua", "\n-- a comment in what it extends\n")
    rebuild.expect("comment in the extended spec", [], ["with_kernels"])
    project.write("specs/base.lua", """local dtypes = { "i8", "i16", "f32" }
return { promotes = { i16 = { "f32" }, i8 = { "i16" } }, dtypes = dtypes, name = "base" }
""")
    rebuild.expect("other layout and order of keys", [], ["with_kernels"])
    project.write("specs/mine.lua", MINE.replace('name = "mine"', 'name = "mine", title = "Mine"'))
    # the title is in mine_promotion.h, which kernels do not include
    rebuild.expect("title", ["mine_dispatch.c.o", "both.c.o"], ["with_kernels"])
    project.write("specs/base.lua", BASE.replace('i8 = { "i16" }', 'i8 = { "i16", "f32" }'))
    rebuild.expect("an edge that says nothing new, but is an edge", mine, ["with_kernels"])
    project.write("specs/base.lua", BASE)
    rebuild.expect("edge", mine, ["with_kernels"])
    project.write("specs/mine.lua", MINE)
    rebuild.expect("title removed", ["mine_dispatch.c.o", "both.c.o"], ["with_kernels"])


def check_inputs(rebuild, mine):
    """What is read: the specs, templates, the project itself; and the generator."""
    project = rebuild.project
    rebuild.touch("specs/unused.lua")
    rebuild.expect("a file beside", [], [], configured=False)
    rebuild.touch("specs/mine.lua")
    rebuild.expect("spec touched", [], ["with_kernels"])
    check_meanings(rebuild, mine)
    rebuild.touch("specs/base.lua")
    rebuild.expect("extended spec touched", [], ["with_kernels"])
    project.write("specs/base.lua", BASE.replace('"f32" }', '"f32", "f64" }', 1).replace("i16 = ", 'f32 = { "f64" }, i16 = '))
    rebuild.expect("a dtype added to the extended spec", mine, ["with_kernels"])
    rebuild.touch("templates/dispatch/dispatch.c.tmpl")
    rebuild.expect("template touched", [], ["with_kernels"])
    rebuild.add("templates/dispatch/dispatch.c.tmpl", "/* more */\n")
    rebuild.expect("template changed", ["mine_dispatch.c.o"], ["with_kernels"])
    rebuild.touch("templates/isa/avx2/isa.lua")
    rebuild.expect("part of a template touched", [], ["with_kernels"])
    rebuild.touch("CMakeLists.txt")
    rebuild.expect("project touched", [], [])
    rebuild.touch("specs/other.lua")
    rebuild.expect("other spec touched", [], ["with_tables"])
    rebuild.add("specs/other.lua", "-- more\n")
    rebuild.expect("comment in the other spec", [], ["with_tables"])
    project.write("specs/other.lua", OTHER.replace('name = "other"', 'name = "other", note = "Read me."'))
    rebuild.expect("note in the other spec", ["both.c.o", "tables.c.o"], ["with_tables"])


def check_generator(rebuild, program):
    project = rebuild.project
    rebuild.touch(program)
    rebuild.expect("generator touched", [], ["with_kernels", "with_tables"])
    with open(program, "ab") as file:
        file.write(b"another")
    os.utime(program, (1, 1))
    started = rebuild.state()[1]
    status, output = project.configure()
    failed = [name for name, when in rebuild.state()[1].items() if when == started[name]]
    rebuild.failures.check(status == 0 and not failed, f"another generator, of an older time: not for {failed}: {output}")
    rebuild.expect("another generator, built", [], [], configured=False)


def check_operations(rebuild, mine):
    """What is no more is neither compiled nor linked."""
    project = rebuild.project
    project.write("specs/mine.lua", MINE.replace('"add"', '"add", "multiply"'))
    more = [f"mine_multiply_{isa}.c.o" for isa in ("scalar", "avx2")]
    rebuild.expect("operation added", [*mine, *more], ["with_kernels"])
    project.write("specs/mine.lua", MINE)
    project.write("specs/base.lua", BASE)
    rebuild.expect("operation and dtype removed", mine, ["with_kernels"])
    left = [path for path in project.times(".c", ".h") if "multiply" in path]
    rebuild.failures.check(not left, f"of an operation that is no more: {left}")
    members = project.run("ar", "t", os.path.join(project.binary, "libwith_kernels.a"))[1].split()
    rebuild.failures.check(sorted(members) == sorted(set(mine) - {"both.c.o"}), f"in the library: {members}")
    rebuild.failures.check("F64" not in project.read("build/joinery_generated/with_kernels/mine_promotion.h"), "a dtype that is no more")


def check_lost(rebuild):
    """Generated files and notes on the runs that are gone, or were edited."""
    project = rebuild.project
    made = os.path.join(project.binary, "joinery_generated")
    header = os.path.join(made, "with_tables", "other_promotion.h")
    os.remove(header)
    rebuild.expect("generated file deleted", ["both.c.o", "tables.c.o"], ["with_tables"])
    with open(header, "a", encoding="utf-8") as file:
        file.write("#error edited\n")
    rebuild.expect("generated file edited", ["both.c.o", "tables.c.o"], ["with_tables"])
    os.remove(os.path.join(made, "with_tables", "other.json"))
    rebuild.expect("manifest deleted", [], ["with_tables"])
    for name in ("started", "cmake"):
        os.remove(os.path.join(made, ".runs", "with_tables." + name))
        rebuild.expect(f"note on the run deleted: {name}", [], ["with_tables"])
    os.remove(os.path.join(made, ".runs", "with_tables.d"))
    rebuild.expect("depfile deleted", [], [], configured=False)
    shutil.rmtree(made)
    rebuild.expect("all deleted", rebuild.everything, ["with_kernels", "with_tables"])


def check_errors(rebuild):
    """An error is told with its place and leaves what is there; mended, nothing is left of it."""
    project = rebuild.project
    made = project.times(".h", ".c", ".json")
    for spec, text, place in (("mine", MINE.replace('"mine"', '"mine",\n  dtyps = 1'), "mine.lua:2:"),
                              ("base", BASE + "}\n", "base.lua:6:"), ("base", None, "base")):
        path, text_before = f"specs/{spec}.lua", project.read(f"specs/{spec}.lua")
        if text:
            project.write(path, text)
        else:
            os.remove(project.path(path))
        for again in range(2):
            status, output = project.build()
            rebuild.failures.check(status != 0 and place in output, f"an error in a spec, build {again}: {output}")
        rebuild.failures.check(project.times(".h", ".c", ".json") == made, "an error in a spec changed files")
        project.write(path, text_before)
        rebuild.expect(f"an error in {spec} corrected", [], ["with_kernels"])


def main():
    generator, prefix, templates, work = sys.argv[1], *map(os.path.abspath, sys.argv[2:5])
    failures, work = Failures(), os.path.join(work, "a folder, mit Löchern")
    package = os.path.join(work, "präfix [2], $(no) + 'it'")
    signs = "#1" if generator == "Ninja" else "& 'it'"  # what CMake can with the one and not with the other
    project = Project(os.path.join(work, f"project (2) @x@ + {{z}} [y] {signs}"), package, generator)
    project.jobs = "8"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(prefix, package)
    shutil.copytree(templates, project.path("templates"))
    for name, text in (("CMakeLists.txt", CMAKE), ("specs/base.lua", BASE), ("specs/mine.lua", "}"), ("both.c", BOTH),
                       ("specs/other.lua", OTHER), ("tables.c", TABLES), ("specs/unused.lua", OTHER)):
        project.write(name, text)
    status, output = project.configure()
    failures.check(status != 0 and "mine.lua:1:" in output, f"an error in the first run: {output}")
    project.write("specs/mine.lua", MINE)
    status, output = project.configure()
    failures.check(status == 0, f"configure: {output}")

    rebuild = Rebuild(failures, project)
    kernels = [f"mine_{name}_{isa}.c.o" for name in ("add", "convert", "convert_same_value", "convert_in_range")
               for isa in ("scalar", "avx2")]
    mine = [*kernels, "mine_dispatch.c.o", "both.c.o"]
    rebuild.everything = [*mine, "tables.c.o"]
    rebuild.expect("first build", rebuild.everything, [], configured=False)
    check_inputs(rebuild, mine)
    check_generator(rebuild, os.path.join(package, "bin", "joinery"))
    check_operations(rebuild, mine)
    check_lost(rebuild)
    check_errors(rebuild)

    project.write("CMakeLists.txt", CMAKE.replace("TEMPLATES templates", "PREFIX theirs"))
    project.build()
    made = os.listdir(os.path.join(project.binary, "joinery_generated", "with_kernels"))
    failures.check("theirs_promotion.h" in made and "mine_promotion.h" not in made, f"another prefix: {made}")
    failures.finish()


main()
