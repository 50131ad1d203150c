"""Loops in AArch64 assembly as gcc and clang write it."""

import re

LABEL = re.compile(r"^([.\w$]+):")
BRANCH = re.compile(r"^(b|b\.\w+|b(eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|lt|gt|le|any|none|first|last)|cbn?z|tbn?z)\s")
SIZES = {"q": 16, "d": 8, "s": 4, "h": 2, "b": 1, "x": 8, "w": 4}
LANES = {"b": 1, "h": 2, "s": 4, "d": 8}


class Unclear(Exception):
    """A loop of which this file cannot tell how often it runs what."""


def functions(text):
    """{ name: its instructions, and its labels as ('label', name) }."""
    found, current = {}, None
    for line in text.splitlines():
        line = line.split("//")[0].rstrip()
        if line.startswith("\t.size\t"):
            current = None
        elif label := LABEL.match(line):
            if label[1][0] not in ".$":
                current = found.setdefault(label[1], [])
            elif current is not None:
                current.append(("label", label[1]))
        elif current is not None and line.strip() and line.strip()[0] != ".":
            current.append(" ".join(line.split()))
    return found


def loops_of(lines):
    """First and last place of every loop, the outermost first."""
    places = {line[1]: i for i, line in enumerate(lines) if isinstance(line, tuple)}
    found = {}
    for i, line in enumerate(lines):
        if isinstance(line, str) and BRANCH.match(line):
            start = places.get(line.split()[-1])
            if start is not None and start <= i:
                found[start] = max(found.get(start, 0), i)
    return sorted(found.items(), key=lambda loop: (loop[0], -loop[1]))


def instructions(lines):
    return [line for line in lines if isinstance(line, str)]


def bytes_stored(lines):
    """What the instructions store outside the stack."""
    total = 0
    for line in instructions(lines):
        name, _, operands = line.partition(" ")
        if "[sp" in operands or not name.startswith("st"):
            continue
        if vector := re.match(r"\{ ?([^}]*?) ?\}(\[\d+\])?", operands):
            first, *others = re.split(r", ?| - ", vector[1])
            count = len(others) + 1
            if " - " in vector[1]:
                count = int(others[0][1:].split(".")[0]) - int(first[1:].split(".")[0]) + 1
            lanes, kind = re.fullmatch(r"v\d+\.(\d*)(\w)", first).groups()
            total += count * LANES[kind] * (1 if vector[2] else int(lanes))
        elif name in ("stp", "stnp"):
            total += 2 * SIZES[operands[0]]
        elif name in ("str", "stur"):
            total += SIZES[operands[0]]
        elif name in ("strb", "sturb", "strh", "sturh"):
            total += 1 if name.endswith("b") else 2
        else:
            raise Unclear(line)
    return total


def straight(lines):
    """Whether control leaves these lines nowhere but to their outside, and they call nothing."""
    labels = {line[1] for line in lines[1:] if isinstance(line, tuple)}
    return not any(re.match(r"(bl|blr|br) ", line) or BRANCH.match(line) and line.split()[-1] in labels
                   for line in instructions(lines))


def rounds_twice(lines):
    """Whether integers of 64 bits become f64 and then f32, neither exactly: not what C asks for, but what clang writes."""
    return all(any(re.match(pattern, line) for line in instructions(lines))
               for pattern in (r"[su]cvtf v.*2d", r"fcvtn v.*2s"))


def body(lines, size):
    """The hot loop of a plain loop: (its instructions, the elements of `size` bytes that they store). Of the innermost
    loops it is the one that stores most."""
    every = loops_of(lines)
    inner = [(a, b) for a, b in every if not any(a <= c and d <= b and (a, b) != (c, d) for c, d in every)]
    stored = [(bytes_stored(lines[a:b + 1]), -a, lines[a:b + 1]) for a, b in inner]
    if not stored or not max(stored)[0]:
        raise Unclear("no loop that stores")
    count, _, best = max(stored)
    if not straight(best):
        raise Unclear("branches")
    if rounds_twice(best):
        raise Unclear("rounds twice, which is wrong")
    return instructions(best), count / size


def kernel_body(lines, block_bytes):
    """(The instructions of a turn of the loop over blocks, the blocks that it does.) Of two such loops it is the one that
    stores more a turn, which is for blocks that follow each other. A loop inside that one is written out as often as it
    runs for `block_bytes` bytes, those of a block."""
    every = loops_of(lines)
    outermost = [(a, b) for a, b in every if not any(c <= a and b <= d and (a, b) != (c, d) for c, d in every)]
    if not outermost:
        raise Unclear("no loop")
    start, end = max(outermost, key=lambda loop: bytes_stored(lines[loop[0]:loop[1] + 1]))
    inner = [(a, b) for a, b in every if start <= a and b <= end and (a, b) != (start, end)]
    if len(inner) > 1:
        raise Unclear("%d loops" % (len(inner) + 1))
    first, last = inner[0] if inner else (start, start - 1)
    before, again, after = lines[start:first], lines[first:last + 1], lines[last + 1:end + 1]
    outside, inside = bytes_stored(before + after), bytes_stored(again)
    if not all(map(straight, (before, again, after))):
        raise Unclear("branches")
    times, rest = divmod(block_bytes - outside, inside) if inside else (0, outside % block_bytes)
    if rest or not inside + outside:
        raise Unclear("stores %d + %d bytes, not %d" % (outside, inside, block_bytes))
    blocks = 1 if inside else outside // block_bytes
    return instructions(before) + times * instructions(again) + instructions(after), blocks
