#!/usr/bin/env python3
"""usage: measure.py JOINERY [RUNS]

Compares each example with the same written by hand: the lines that people keep, the bytes of text in the object file, and the
seconds that the compiler takes, the least of RUNS (3). Both must pass the example's test."""
import pathlib
import resource
import subprocess
import sys
import tempfile

import by_hand

HERE = pathlib.Path(__file__).parent.resolve()
C, CXX = ["gcc", "-std=c99", "-O2"], ["g++", "-std=c++17", "-O2", "-isystem", "/usr/include/eigen3"]
# Folder, compiler, spec, prefix, generated file, sources, the same by hand (or None: made here), test.
EXAMPLES = (
    ("raster", C, "raster.lua", "rs", "dispatch.h", ["raster.c"], None, "test_raster.c"),
    ("netcdf", C, "netcdf.lua", "nc", "dispatch.h", ["nc_convert.c"], None, "test_nc_convert.c"),
    ("eigen", CXX, "grid.lua", "grid", "dispatch.hpp", ["array.cpp", "multiply.cpp"], "by_hand.cpp", "test_array.cpp"),
)


def lines_of(files):
    """Lines that are not blank."""
    return sum(bool(line.strip()) for file in files for line in file.read_text().splitlines())


def compile_file(command, source, output):
    """Compiles a file; the processor time that took, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*command, "-c", source, "-o", output], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def text_of(file):
    """Bytes of code and constants."""
    return int(subprocess.run(["size", file], check=True, capture_output=True, text=True).stdout.split()[6])


def compare(joinery, example, made, runs):
    """Prints the rows of an example; what is made goes to the folder `made`."""
    folder, compiler, spec, prefix, header, sources, hand, test = example
    here = HERE / folder
    subprocess.run([joinery, "generate", here / spec, "--emit", header, "-q", "-o", made], check=True)
    flags = [f"-I{made}", f"-I{here}"]
    command = [*compiler, *flags]
    sources = [here / source for source in sources]
    hand = here / hand if hand else made / f"{prefix}_by_hand.c"
    if not hand.exists():
        hand.write_text(by_hand.by_hand(sources[0], f"{prefix}_{header}", flags, prefix.upper()))
    test_object = made / f"{folder}_test.o"
    compile_file(command, here / test, test_object)
    for label, files, others in (("by hand", [hand], []), (f"with `{header}`", sources, [here / spec])):
        objects = [made / f"{file.stem}.o" for file in files]
        seconds = [min(compile_file(command, file, to) for _ in range(runs)) for file, to in zip(files, objects)]
        subprocess.run([compiler[0], *objects, test_object, "-lm", "-o", made / folder], check=True)
        subprocess.run([made / folder], check=True)
        rows = [(f"`{folder}` {label}", files + others, objects, seconds)]
        rows += [(f"of it `{file.name}`", [file], [to], [time]) for file, to, time in zip(files[1:], objects[1:], seconds[1:])]
        for words, kept, texts, times in rows:
            print(f"| {words} | {lines_of(kept)} | {sum(map(text_of, texts)):,} | {sum(times):.2f} |", flush=True)


def main(joinery, runs=3):
    print("| example | lines kept | bytes of text | seconds to compile |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as made:
        for example in EXAMPLES:
            compare(joinery, example, pathlib.Path(made), runs)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
