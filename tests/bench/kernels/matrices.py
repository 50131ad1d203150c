"""What rows.py, dimensions.py and into.py share: the library, memory, and matrices as rows.c takes them."""

import argparse
import ctypes
import os

import loops
import pairs
from generated import Generated
from timer import Timer

FUNCTIONS = ("rows", "each_row", "loop_rows", "dimensions", "into", "two_calls")


class Matrix(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_uint), ("memory", ctypes.c_void_p), ("stride0", ctypes.c_ssize_t),
                ("stride1", ctypes.c_ssize_t)]


def pointer(function):
    return ctypes.cast(function, ctypes.c_void_p)


def parser(description):
    found = argparse.ArgumentParser(description=description)
    found.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    found.add_argument("--work", required=True, help="folder to compile in; what did not change is not compiled again")
    found.add_argument("--isa", default="avx2,avx512", help="instruction sets to measure")
    found.add_argument("--rounds", type=int, default=60, help="turns that everybody has")
    found.add_argument("--cpu", type=int, default=0, help="the core to stay on")
    return found


class Libraries:
    def __init__(self, options):
        isas = options.isa.split(",")
        self.generated = Generated(options.generated, os.path.join(options.work, "pairwise"), {"scalar", *isas})
        self.generated.build()
        self.promotion = pairs.Promotion(self.generated.facts)
        self.ops = self.generated.facts["options"]["ops"]
        self.by_isa = {isa: library for isa in isas if (library := self.generated.loaded(isa))}
        self.timer = Timer(options.generated, options.work, options.cpu, "rows.c", FUNCTIONS)
        self.c, self.known = self.timer.c, {}

    def memory(self, place, dtype, elements):
        """Values of a dtype, the same for the same place; at least so many."""
        key = (place, dtype)
        if key not in self.known or self.known[key][1] < elements:
            self.known[key] = self.timer.operand(dtype, loops.SIZES[dtype], elements), elements
        return self.known[key][0]

    def matrix(self, place, dtype, elements, stride0, stride1):
        return Matrix(self.promotion.values[dtype], self.memory(place, dtype, elements), stride0, stride1)
