// The layouts of the explorer page's script are those of the C core, and no drawing has nodes that overlap.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { drawLayered } from "../../templates/explorer/layered.js";
import { nearestNode } from "../../templates/explorer/diagram_keys.js";
import { crossedPairs } from "../../templates/explorer/layout_crossings.js";
import { groupsOf, layoutOf } from "../../templates/explorer/layout.js";
import { settledOf } from "../../templates/explorer/settled.js";

const specs = fileURLToPath(new URL("../../specs/", import.meta.url));

/** What print_layouts prints, by line. */
function printed(...words) {
    const options = { encoding: "utf8", maxBuffer: 2 ** 28 };
    const { status, stdout, stderr } = spawnSync(process.env.PRINT_LAYOUTS, words, options);
    assert.equal(status, 0, stderr);
    return stdout.trim().split("\n").map((line) => JSON.parse(line));
}

/** Fails where nodes overlap, or a node lies outside, or an edge does not lead upward from node to node. */
function judge(layout, name) {
    const { nodes, edges, width, height } = layout;
    nodes.forEach((a, i) => {
        assert.ok(a.x - a.width / 2 >= 0 && a.x + a.width / 2 <= width, `${name}: node ${i} lies outside`);
        assert.ok(a.y - a.height / 2 >= 0 && a.y + a.height / 2 <= height, `${name}: node ${i} lies outside`);
        for (const b of nodes.slice(i + 1)) {
            const beside = Math.abs(a.x - b.x) >= (a.width + b.width) / 2;
            const above = Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
            assert.ok(beside || above, `${name}: node ${i} overlaps another`);
        }
    });
    for (const { from, to, points } of edges) {
        assert.equal(points.length % 3, 1);
        assert.deepEqual(points[0], [nodes[from].x, nodes[from].y - nodes[from].height / 2], name);
        assert.deepEqual(points.at(-1), [nodes[to].x, nodes[to].y + nodes[to].height / 2], name);
        for (let i = 1; i < points.length; i++) assert.ok(points[i][1] <= points[i - 1][1], `${name}: down`);
    }
}

const files = readdirSync(specs).filter((name) => name.endsWith(".lua") && name !== "joinery.d.lua");
const systems = printed("specs", ...files.map((name) => specs + name));

test("the diagrams of the installed specs are the same in C and in the page", () => {
    assert.ok(systems.length > 20);
    for (const system of systems) {
        system.n = system.dtypes.length;
        const open = new Set(groupsOf(system).map((group) => group[0]));
        assert.deepEqual(layoutOf(system), system.folded, system.name);
        assert.deepEqual(layoutOf(system, open), system.open, system.name);
        judge(system.folded, system.name);
        judge(system.open, system.name);
    }
});

test("Graphviz's layouts have the same nodes and edges", () => {
    for (const system of systems) {
        for (const way of ["folded", "open"]) {
            const [ours, dots] = [system[way], system[`${way}_by_dot`]];
            if (dots === null) continue;
            assert.deepEqual(dots.nodes.map((node) => node.members), ours.nodes.map((node) => node.members));
            assert.deepEqual(
                dots.edges.map(({ from, to }) => `${from} ${to}`).sort(),
                ours.edges.map(({ from, to }) => `${from} ${to}`).sort(),
            );
            for (const edge of dots.edges) assert.ok(edge.points[0][1] > edge.points.at(-1)[1], system.name);
        }
    }
});

test("eleven dtypes of one shape are one node", () => {
    const today = systems.find((system) => system.name === "jax_today");
    assert.ok(today.folded.nodes.some((node) => node.members.length === 11));
    assert.equal(today.open.nodes.length, today.dtypes.length);
});

test("random graphs are drawn the same in C and in the page", () => {
    for (const { seed, drawn } of printed("random", "1", "400")) {
        const edges = drawn.edges.map(({ from, to }) => [from, to]);
        const made = drawLayered(drawn.nodes, edges);
        const name = `seed ${seed}`;
        assert.deepEqual([made.width, made.height], [drawn.width, drawn.height], name);
        assert.deepEqual(made.x, drawn.nodes.map((node) => node.x), name);
        assert.deepEqual(made.y, drawn.nodes.map((node) => node.y), name);
        assert.deepEqual(made.curves, drawn.edges.map((edge) => edge.points), name);
        judge(drawn, name);
    }
});

test("diagrams cross little: no more than Graphviz's, all in all", () => {
    const edge = (from, to, ...points) => ({ from, to, points });
    const straight = (a, b) => [a, a, b, b];
    const cross = [edge(0, 1, ...straight([0, 9], [9, 0])), edge(2, 3, ...straight([9, 9], [0, 0]))];
    assert.equal(crossedPairs({ edges: cross }), 1);
    assert.equal(crossedPairs({ edges: [cross[0], edge(0, 3, ...straight([0, 9], [0, 0]))] }), 0);
    const total = (way) => systems.reduce((sum, system) => sum + crossedPairs(system[way]), 0);
    assert.ok(total("open") <= 28, `${total("open")} crossings`);
    if (systems[0].open_by_dot) assert.ok(total("open") <= total("open_by_dot"));
    assert.equal(crossedPairs(systems.find((system) => system.name === "jax").open), 0);
});

test("dtypes stand near most of what they promote to, and what depends on them alone beside them", () => {
    const place = (name, dtype) => {
        const { dtypes, open } = systems.find((system) => system.name === name);
        const levels = [...new Set(open.nodes.map((node) => node.y))].sort((a, b) => b - a);
        return levels.indexOf(open.nodes.find(({ members }) => dtypes[members[0]].name === dtype).y);
    };
    assert.equal(place("mlx", "f*"), place("mlx", "f16") - 1); // not just above i*, far below
    assert.equal(place("mlx", "c*"), place("mlx", "f16"));
    assert.equal(place("pytorch", "f8_e5m2"), place("pytorch", "f*") + 1);
    assert.equal(place("jax", "c*"), place("jax", "f16"));
});

test("settled pairs are told in the same lines in C and in the page, each pair once", () => {
    for (const { name, resolves, settled } of systems) {
        assert.deepEqual(settledOf(resolves), settled, name);
        const told = settled.flatMap(({ hub, others, result }) => others.map((id) => [hub, id, result]));
        const pairs = (all) => all.map(([a, b, result]) => `${Math.min(a, b)} ${Math.max(a, b)} ${result}`).sort();
        assert.deepEqual(pairs(told), pairs(resolves), name);
    }
    const numpy = systems.find((system) => system.name === "numpy");
    assert.equal(numpy.resolves.length, 14);
    assert.equal(numpy.settled.length, 5);
});

test("arrow keys lead along edges, and to the neighbours of a rank", () => {
    const { dtypes, open } = systems.find((system) => system.name === "jax");
    const node = (name) => open.nodes.findIndex(({ members }) => dtypes[members[0]].name === name);
    const after = (name, key) => dtypes[open.nodes[nearestNode(open, node(name), key)].members[0]].name;
    assert.equal(after("b", "ArrowUp"), "i*");
    assert.equal(after("i16", "ArrowDown"), "i8");
    assert.equal(after("u8", "ArrowRight"), "i8");
    assert.equal(after("f16", "ArrowLeft"), "bf16");
    assert.equal(after("u8", "Home"), "b");
    assert.equal(nearestNode(open, node("c128"), "ArrowUp"), null);
    assert.equal(nearestNode(open, node("c128"), "x"), null);
    const reached = new Set([0]);
    for (const i of reached) {
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
            const next = nearestNode(open, i, key);
            if (next !== null) reached.add(next);
        }
    }
    assert.equal(reached.size, open.nodes.length);
});
