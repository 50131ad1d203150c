// The layouts of the explorer page's script are those of the C core, and no drawing has nodes that overlap.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { drawLayered } from "../../templates/explorer/layered.js";
import { groupsOf, layoutOf } from "../../templates/explorer/layout.js";

const specs = fileURLToPath(new URL("../../specs/", import.meta.url));

/** What print_layouts prints, by line. */
function printed(...words) {
    const { status, stdout, stderr } = spawnSync(process.env.PRINT_LAYOUTS, words, { encoding: "utf8", maxBuffer: 2 ** 28 });
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
            const apart = Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
            assert.ok(apart, `${name}: node ${i} overlaps another`);
        }
    });
    for (const { from, to, points } of edges) {
        assert.equal(points.length % 3, 1);
        assert.deepEqual(points[0], [nodes[from].x, nodes[from].y - nodes[from].height / 2], name);
        assert.deepEqual(points.at(-1), [nodes[to].x, nodes[to].y + nodes[to].height / 2], name);
        for (let i = 1; i < points.length; i++) assert.ok(points[i][1] <= points[i - 1][1], `${name}: an edge leads down`);
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
