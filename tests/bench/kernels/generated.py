"""A directory of generated kernels, compiled: what a library takes to compile, and how large it is."""

import ctypes
import glob
import hashlib
import json
import os
import re
import resource
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
OF_STUBS = (HERE, os.path.join(HERE, "..", "..", "consumers", "stubs", "by_hand"))  # where headers for stubs.lua are


def run(command):
    subprocess.run(command, check=True)


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def cpu_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def kept(target, command, text):
    """Runs the command that makes the target, unless it made it before of the same text: seconds that it took."""
    state, record = {"command": command, "text": text}, target + ".json"
    if os.path.exists(target) and os.path.exists(record):
        with open(record, encoding="utf-8") as file:
            known = json.load(file)
        if state.items() <= known.items():
            return known["seconds"]
    state["seconds"] = cpu_seconds(command)
    with open(record, "w", encoding="utf-8") as file:
        json.dump(state, file)
    return state["seconds"]


class Generated:
    """A directory of generated kernels, compiled as its list of sources says."""

    def __init__(self, directory, work, isas):
        """`isas`: the instruction sets to compile. Those of AVX2 are compiled for AVX-512 too, which needs them."""
        isas = isas | ({"avx2"} if "avx512" in isas else set())
        self.directory, self.work = directory, work
        os.makedirs(work, exist_ok=True)
        with open(os.path.join(directory, "jax.json"), encoding="utf-8") as file:
            self.facts = json.load(file)
        with open(os.path.join(directory, "jax_sources.mk"), encoding="utf-8") as file:
            text = file.read().replace("\\\n", " ")
        variables = dict(re.findall(r"^(\w+) = (.*)$", text, re.M))
        left_out = ["-DJOINERY_NO_" + name for name in variables["JAX_ISAS"].split() if name.lower() not in isas]
        self.compiler = ["gcc", "-std=c11", "-O2", "-fPIC", *["-I" + path for path in (directory, *OF_STUBS)], *left_out, "-c", "-o"]
        self.libraries = variables.get("JAX_LIBRARIES", "").split()
        self.isas = {name.lower(): {"sources": variables["JAX_SOURCES_" + name].split(),
                                    "flags": variables["JAX_FLAGS_" + name].split()}
                     for name in variables["JAX_ISAS"].split() if name.lower() in isas}
        self.headers = sorted(glob.glob(os.path.join(directory, "**", "*.h"), recursive=True))

    def compile(self, isa):
        """{ source of kernels: (its object, seconds that it took to compile) }"""
        found = {}
        for source in self.isas[isa]["sources"]:
            target = os.path.join(self.work, os.path.basename(source)[:-2] + ".o")
            found[source] = target, self.object(target, self.isas[isa]["flags"], source)
        return found

    def object(self, target, flags, source):
        """The object of a source: seconds that it took to compile, now or when the same text was compiled before."""
        return kept(target, [*self.compiler, target, *flags, os.path.join(self.directory, source)], self.digest(source))

    def digest(self, source):
        """Of a source and of every header in the directory."""
        found = hashlib.sha256()
        for name in [os.path.join(self.directory, source), *self.headers]:
            with open(name, "rb") as file:
                found.update(file.read())
        return found.hexdigest()

    def build(self):
        objects = [target for isa in self.isas for target, _ in self.compile(isa).values()]
        dispatch = os.path.join(self.work, "dispatch.o")
        self.object(dispatch, [], "jax_dispatch.c")
        self.library = os.path.join(self.work, "libjax.so")
        run(["gcc", "-shared", "-o", self.library, dispatch, *objects, *self.libraries])

    def copy_of(self, isa):
        """The path of the library that `loaded` loads."""
        return os.path.abspath(os.path.join(self.work, "libjax_%s.so" % isa))

    def loaded(self, isa):
        """A copy of the library whose own choice is that instruction set; None where this CPU has it not."""
        copy = self.copy_of(isa)
        shutil.copyfile(self.library, copy)
        os.environ["JAX_ISA"] = isa
        library = ctypes.CDLL(copy)
        library.jax_isa.restype = ctypes.c_char_p
        library.jax_find_kernel.restype = ctypes.c_void_p
        return library if library.jax_isa().decode() == isa else None
