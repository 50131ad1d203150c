// memory.test.mjs DIR: vectors in the module's memory, results in the caller's arrays, growing memory.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const directory = resolve(process.argv[2]);
const { Joinery, Vector } = await import(pathToFileURL(join(directory, "joinery.js")));
const module = await WebAssembly.compile(await readFile(join(directory, "jax.wasm")));
const jax = await Joinery.load(module);

test("a vector is read and written where it is", () => {
    const x = jax.vector(Int8Array.of(1, 2, 3)), y = jax.vector("f32", 3);
    y.array.set([0.5, 0.25, 0.125]);
    const sum = jax.binary("add", x, y);
    assert.ok(sum instanceof Vector);
    assert.deepEqual(sum.array, Float32Array.of(1.5, 2.25, 3.125));
    assert.equal(jax.binary("multiply", sum, 2, sum), sum);
    assert.deepEqual(sum.array, Float32Array.of(3, 4.5, 6.25));
    const out = new Float32Array(3);
    assert.equal(jax.binary("subtract", sum, y, out), out);
    assert.deepEqual(out, Float32Array.of(2.5, 4.25, 6.125));
    for (const each of [x, y, sum]) each.free();
    assert.throws(() => sum.array, /freed/);
    sum.free();
});

test("arrays of any length take no memory of the module", () => {
    const n = 3_000_001, x = new Float32Array(n).map((_, i) => i % 1000), y = new Int16Array(n).map((_, i) => i % 777);
    const before = jax.buffer.byteLength, right = (z) => z.length === n && z.every((v, i) => v === i % 1000 + i % 777);
    assert.ok(right(jax.binary("add", x, y)));
    assert.ok(right(jax.binary("add", y, x, new Float32Array(n))));
    assert.ok(jax.unary("negative", x).every((v, i) => v === -(i % 1000)));
    assert.ok(jax.binary("add", x, 1).every((v, i) => v === i % 1000 + 1));
    assert.ok(jax.binary("subtract", Float32Array.of(1), x).every((v, i) => v === 1 - i % 1000));
    assert.ok(jax.where(y, x, 5).every((v, i) => v === (i % 777 ? i % 1000 : 5)));
    assert.equal(jax.buffer.byteLength, before);
});

test("memory grows under operands, which stay what they were", () => {
    const kept = jax.vector(Float64Array.of(1, 2, 3)), one = jax.vector(Float32Array.of(0.5));
    const n = 3_000_001, x = new Int16Array(n).map((_, i) => i % 777), before = jax.buffer.byteLength;
    const big = jax.vector(x), sum = jax.binary("add", big, one.array), difference = jax.binary("subtract", sum, x);
    assert.ok(jax.buffer.byteLength > before);
    assert.ok(sum.array.every((v, i) => v === i % 777 + 0.5));
    assert.ok(difference.array.every((v) => v === 0.5));
    assert.deepEqual(kept.array, Float64Array.of(1, 2, 3));
    for (const each of [kept, one, big, sum, difference]) each.free();
});

test("a result may go where operands are", () => {
    const n = 20_000, fresh = () => new Float32Array(n).map((_, i) => i % 1009), two = Int8Array.of(2);
    const one = fresh();
    assert.equal(jax.binary("multiply", one, two, one), one);
    assert.deepEqual(one, fresh().map((v) => v * 2));
    for (const [from, to] of [[0, 7], [7, 0], [0, 9000], [9000, 0]]) {
        const all = fresh(), expected = fresh(), length = n - 9000, x = all.subarray(from, from + length);
        expected.set(x.map((v) => v * 2), to);
        jax.binary("multiply", x, two, all.subarray(to, to + length));
        assert.deepEqual(all, expected);
        const inside = jax.vector(fresh());
        jax.binary("multiply", inside.array.subarray(from, from + length), two, inside.array.subarray(to, to + length));
        assert.deepEqual(inside.array, expected);
        inside.free();
    }
    const scale = fresh().subarray(1);
    scale[8] = 3;
    jax.binary("multiply", scale, scale.subarray(8, 9), scale);
    assert.deepEqual(scale, fresh().subarray(1).map((v, i) => (i === 8 ? 9 : v * 3)));
});

test("what is freed is used again", () => {
    const size = () => jax.buffer.byteLength;
    for (let i = 0; i < 4; i++) jax.vector("f64", 1_000_000).free();
    const before = size();
    for (let i = 0; i < 50; i++) jax.vector("f64", 1_000_000).free();
    assert.equal(size(), before);
});

test("vectors of no elements", () => {
    const none = jax.vector("f32", 0), sum = jax.binary("add", none, jax.vector("i8", 0));
    assert.deepEqual(sum.array, new Float32Array(0));
    assert.deepEqual(jax.binary("add", none, Int8Array.of()).array, new Float32Array(0));
});

test("a view of a part of a buffer is that part", () => {
    const all = Uint8Array.from({ length: 100 }, (_, i) => i);
    assert.deepEqual(jax.binary("add", all.subarray(3, 6), Int16Array.of(1, 1, 1)), Int16Array.of(4, 5, 6));
});

test("there is no room for too many, and none for those of another module", async () => {
    assert.throws(() => jax.vector("f64", 2 ** 40), RangeError);
    assert.throws(() => jax.vector("f64", -1), RangeError);
    const other = await Joinery.load(module);
    assert.throws(() => jax.binary("add", other.vector("i8", 1), 1), /another module/);
});
