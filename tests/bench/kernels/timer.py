"""What times calls: timing.c compiled for a generated directory, memory for operands, and rounds in which every caller
has its turn."""

import ctypes
import os
import statistics
import sys

import generated

HERE = os.path.dirname(os.path.abspath(__file__))
SLICE = 1e5  # ns that one measurement takes at least
SHORT_SLICE = 2.5e4  # of many short ones, some of which nothing else disturbs
FUNCTIONS = ("kernel", "binary", "named", "unary", "ternary", "convert", "checked", "loop", "loop3", "loop_checked")


class Timer:
    def __init__(self, directory, work, cpu, more=None, functions=()):
        """`more`: a further C file beside this one, and its `functions`."""
        sources = [os.path.join(HERE, name) for name in ("timing.c", more) if name]
        target = os.path.join(work, "%s.so" % (more or "timing").replace(".", "_"))
        generated.run(["gcc", "-O2", "-fPIC", "-shared", "-std=c11", "-pthread", "-I" + directory, "-o", target, *sources])
        self.c = ctypes.CDLL(target)
        for name in (*FUNCTIONS, *functions):
            getattr(self.c, "bench_" + name).restype = ctypes.c_double
        self.c.bench_memory.restype = ctypes.c_void_p
        if self.c.bench_pin(cpu) != 0:
            print("cannot pin to CPU %d" % cpu, file=sys.stderr)

    def memory(self, size):
        """The address of so many bytes, at the start of a page."""
        return self.c.bench_memory(ctypes.c_size_t(size + 4096))

    def operand(self, dtype, size, n, far=False):
        """n elements of ordinary values; `far`: floats of any exponent."""
        memory = self.memory(size * n)
        kind = {"b": "b", "u": "u", "i": "i", "f": "f", "c": "f"}[dtype[0]]
        kind = "g" if dtype == "bf16" else "b" if dtype == "b" else kind
        kind = kind.upper() if far and kind == "f" else kind
        part = size // 2 if dtype[0] == "c" else size
        self.c.bench_fill(ctypes.c_void_p(memory), ctypes.c_size_t(size * n), ctypes.c_char(kind.encode()),
                          ctypes.c_size_t(part))
        return memory


def rounds_of(callers, rounds, slice_ns):
    """Of { name: a function of the number of calls, which gives ns a call }: ns a call in each of the rounds, in each of
    which everybody has a turn."""
    calls = {name: max(1, int(slice_ns / max(call(1), 1.0))) for name, call in callers.items()}
    calls = {name: max(1, int(slice_ns / max(callers[name](calls[name]), 1.0))) for name in callers}
    times = {name: [] for name in callers}
    names = list(callers)
    for turn in range(rounds):
        first = turn % len(names)
        for name in names[first:] + names[:first]:
            times[name].append(callers[name](calls[name]))
    return times


def medians(callers, rounds):
    times = rounds_of(callers, rounds, SLICE)
    return {name: statistics.median(values) for name, values in times.items()}


def lowest(values):
    """Where the lowest tenth ends: what a call takes while nothing else wants the core."""
    return sorted(values)[len(values) // 10]


def low(callers, rounds):
    return {name: lowest(values) for name, values in rounds_of(callers, rounds, SHORT_SLICE).items()}
