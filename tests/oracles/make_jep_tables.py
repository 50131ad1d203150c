#!/usr/bin/env python3
"""Promotion tables of the graphs in JEP 9407, by brute force from their edges.

Usage:
    make_jep_tables.py          write the table of every graph, jep_NAME.csv, beside this script
    make_jep_tables.py --check  write nothing; exit with 1 if a file differs from what would be written

lattices.json holds each graph as nodes and edges (a<b: a promotes to b), with what an earlier reading of it found: how many
unordered pairs have no upper bound, and which have several minimal ones ("a b: c d"). This script shares no code with joinery. It takes the
definition word for word: the value of (a, b) is the one minimal element among all nodes above both, and "-" where
there is none or more than one. Before it writes, it compares

  * its counts with the ones in lattices.json,
  * the graphs of whole systems (JAX, JAX strict, Python) with those systems' own tables.
"""

import csv
import io
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent

# The table, without "jep_" and ".csv", and the graph's name in lattices.json.
TABLES = {
    "in_category": "in_category",
    "scalar_chain": "i_scalar_chain",
    "in_category_scalars": "in_category_with_scalars",
    "scalars_arrays": "combined_partial",
    "float_complex": "mixed_float_complex",
    "signed_unsigned": "mixed_signed_unsigned",
    "numpy_like": "numpy_like",
    "option1": "option1",
    "option2": "option2",
    "option3": "option3",
    "option3_bf16": "option3_bf16",
    "no_upper_bound": "dag_no_ub",
    "no_unique_lub": "dag_no_unique_lub",
}

# Graphs of which a table exists: edges that the drawing leaves out, and the names the table uses instead.
SYSTEMS = {
    "jax_final": ("jax_docs_18.csv", [["b", "i*"]], {}),
    "jax_today": ("jax_today.csv", [], {}),
    "jax_strict": ("jax_strict.csv", [], {}),
    "python": ("jep_python.csv", [], {"int": "i*", "float": "f*", "complex": "c*"}),
}


def column_key(name):
    """Strong dtypes before weak ones; u, i, bf, f, c; then by width. Any other name by itself, in front."""
    for kind, prefix in enumerate(("u", "i", "bf", "f", "c")):
        width = name.removeprefix(prefix).rstrip("*")
        if name.startswith(prefix) and (width == "" or width.isdigit()):
            # bf16 stands just before f16, not after all the floats
            return (name.endswith("*"), 3 if prefix == "bf" else kind, int(width or 0), prefix, name)
    return (False, -1, 0, "", name)


def closure(nodes, edges):
    """above[a]: every node that a promotes to, a among them."""
    above = {node: {node} for node in nodes}
    grown = True
    while grown:
        grown = False
        for low, high in edges:
            missing = above[high] - above[low]
            if missing:
                above[low] |= missing
                grown = True
    return above


def minimal_upper_bounds(above, a, b):
    common = above[a] & above[b]
    return {c for c in common if not any(c in above[d] for d in common if d != c)}


def table(nodes, edges):
    """(a, b) -> set of minimal upper bounds."""
    above = closure(nodes, edges)
    return {(a, b): minimal_upper_bounds(above, a, b) for a in nodes for b in nodes}


def value(bounds):
    return next(iter(bounds)) if len(bounds) == 1 else "-"


def compare_counts(name, graph, bounds):
    nodes = graph["nodes"]
    pairs = [(a, b) for i, a in enumerate(nodes) for b in nodes[i + 1:]]
    unbounded = sum(not bounds[pair] for pair in pairs)
    if unbounded != graph["pairs_without_upper_bound"]:
        sys.exit(f"{name}: {unbounded} pairs without an upper bound, {graph['pairs_without_upper_bound']} expected")
    ambiguous = {(frozenset(pair), frozenset(bounds[pair])) for pair in pairs if len(bounds[pair]) > 1}
    expected = {tuple(frozenset(names.split()) for names in line.split(":")) for line in graph["pairs_with_ambiguous_lub"]}
    if ambiguous != expected:
        sys.exit(f"{name}: ambiguous pairs differ: {ambiguous ^ expected}")


def compare_system(name, graph):
    file, more_edges, rename = SYSTEMS[name]
    edges = [[rename.get(n, n) for n in edge] for edge in graph["edges"] + more_edges]
    with open(HERE / file, encoding="utf-8", newline="") as stream:
        header, *rows = csv.reader(stream)
    bounds = table(header[1:], edges)
    for row in rows:
        for column, cell in zip(header[1:], row[1:]):
            if value(bounds[row[0], column]) != cell:
                sys.exit(f"{name}: ({row[0]}, {column}) is {value(bounds[row[0], column])}, {cell} in {file}")


def as_csv(nodes, bounds):
    columns = sorted(nodes, key=column_key)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["", *columns])
    for a in columns:
        writer.writerow([a, *(value(bounds[a, b]) for b in columns)])
    return out.getvalue()


def read_graphs():
    """name -> graph, with nodes and edges as lists."""
    graphs = json.loads((HERE / "lattices.json").read_text(encoding="utf-8"))
    for graph in graphs.values():
        graph["nodes"] = " ".join(graph["nodes"]).split()
        graph["edges"] = [edge.split("<") for edge in " ".join(graph["edges"]).split()]
    return graphs


def main():
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        sys.exit(__doc__)
    graphs = read_graphs()

    for name, graph in graphs.items():
        compare_counts(name, graph, table(graph["nodes"], graph["edges"]))
    for name in SYSTEMS:
        compare_system(name, graphs[name])

    stale = []
    for name, graph_name in TABLES.items():
        graph = graphs[graph_name]
        text = as_csv(graph["nodes"], table(graph["nodes"], graph["edges"]))
        path = HERE / f"jep_{name}.csv"
        if check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(path.name)
        else:
            path.write_text(text, encoding="utf-8", newline="\n")
    if stale:
        sys.exit(f"out of date: {', '.join(stale)}; run make_jep_tables.py")


if __name__ == "__main__":
    main()
