// memory.test.mjs DIR: elements that stay in the module's memory, results in a place of the caller's, memory that grows.
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

test("memory grows under operands, and their copies are right", () => {
    const kept = jax.vector(Float64Array.of(1, 2, 3)), before = jax.buffer.byteLength;
    const n = 3_000_000, x = new Float32Array(n).fill(1.5), y = new Int16Array(n).fill(2);
    const sum = jax.binary("add", x, y);
    assert.ok(jax.buffer.byteLength > before);
    assert.equal(sum.length, n);
    assert.ok(sum.every((v) => v === 3.5));
    assert.deepEqual(kept.array, Float64Array.of(1, 2, 3));
});

test("what is freed is used again", () => {
    const size = () => jax.buffer.byteLength;
    for (let i = 0; i < 4; i++) jax.vector("f64", 1_000_000).free();
    const before = size();
    for (let i = 0; i < 50; i++) jax.vector("f64", 1_000_000).free();
    assert.equal(size(), before);
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
