"""The reference as a library of Python: reference/bridge.c, without its pointers."""

import ctypes

OK = 0


class Facts(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ("join", "inexact", "part")]


def text(name):
    return None if name is None else name.encode()


class Bridge:
    def __init__(self, path):
        self.library = ctypes.CDLL(path)

    def convert(self, source, target, via_f32, n, elements, out):
        return self.library.bridge_convert(text(source), text(target), via_f32, ctypes.c_size_t(n), elements, out)

    def check(self, check, source, target, rules, n, elements, failed):
        """The rules are those of struct ref_check_rules, in its order."""
        return self.library.bridge_check(text(check), text(source), text(target), *rules, ctypes.c_size_t(n), elements, failed)

    def apply(self, op, dtypes, n, elements, out, **facts):
        """The status of an op on as many operands as there are dtypes. The facts are those of struct bridge_facts."""
        names = (ctypes.c_char_p * 3)(*[text(dtype) for dtype in dtypes])
        pointers = (ctypes.c_void_p * 3)(*[ctypes.cast(one, ctypes.c_void_p) for one in elements])
        known = Facts(**{name: text(value) for name, value in facts.items()})
        return self.library.bridge_apply(text(op), names, ctypes.byref(known), ctypes.c_size_t(n), pointers, out)
