// operations.test.mjs DIR: jax.wasm and joinery.js in DIR give the results of JavaScript's own arithmetic, in JAX's dtypes.
import assert from "node:assert/strict";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const directory = resolve(process.argv[2]);
const face = await import(pathToFileURL(join(directory, "joinery.js")));
const { Joinery, BF16Array, BoolArray, C64Array, F16Array } = face;
const bytes = await readFile(join(directory, "jax.wasm"));
const jax = await Joinery.load(bytes);
const same = (got, expected) => {
    assert.equal(got.constructor, expected.constructor);
    assert.deepEqual(Array.from(got), Array.from(expected));
};

test("the module imports nothing and has the vectors", async () => {
    assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), []);
    assert.equal(jax.isa, "wasm");
    assert.ok((await stat(join(directory, "jax.wasm"))).size < 300_000);
});

test("the lists of operations are those of the module", () => {
    for (const op of face.binaryOps) jax.resultOf(op, "f32", "f32");
    for (const op of face.unaryOps) {
        if (op !== "bitwise_invert") jax.unary(op, Float32Array.of(1));
    }
    assert.throws(() => jax.binary("plus", Int8Array.of(1), 1), /there is no plus/);
});

test("mixed dtypes, as JavaScript computes them", () => {
    const n = 1000;
    const random = (() => { let s = 1; return () => (s = (s * 48271) % 2147483647) / 2147483647; })();
    const fill = (array, scale) => array.map(() => (random() - 0.5) * scale);
    const operands = { i8: fill(new Int8Array(n), 200), u8: fill(new Uint8Array(n), 500), i16: fill(new Int16Array(n), 60000),
                       i32: fill(new Int32Array(n), 2 ** 31), f32: fill(new Float32Array(n), 1e3), f64: fill(new Float64Array(n), 1e3) };
    const ops = { add: (x, y) => x + y, subtract: (x, y) => x - y, multiply: (x, y) => x * y, maximum: Math.max, minimum: Math.min };
    for (const [a, x] of Object.entries(operands)) {
        for (const [op, of] of Object.entries(ops)) {
            same(jax.binary(op, x, operands.f64), operands.f64.map((y, i) => of(x[i], y)));
            same(jax.binary(op, operands.f64, x), operands.f64.map((y, i) => of(y, x[i])));
            if (a === "f64") continue;
            same(jax.binary(op, x, operands.f32), operands.f32.map((y, i) => of(Math.fround(x[i]), y)));
        }
        same(jax.binary("less", x, operands.f64), BoolArray.from(x, (v, i) => Number(v < operands.f64[i])));
    }
    same(jax.binary("add", operands.u8, operands.i8), Int16Array.from(operands.u8, (v, i) => v + operands.i8[i]));
});

test("every length up to 100, and one element for all", () => {
    for (let n = 0; n <= 100; n++) {
        const x = Uint8Array.from({ length: n }, (_, i) => 3 * i), y = Float32Array.from({ length: n }, (_, i) => i / 4);
        if (n !== 1) same(jax.binary("multiply", x, Float32Array.of(0.5)), Float32Array.from(x, (v) => v / 2));
        same(jax.binary("add", x, y), Float32Array.from(x, (v, i) => v + y[i]));
    }
});

test("floats of 16 bits are told by their class", () => {
    same(jax.convert(Float32Array.of(1, -2.5, 65520), "f16"), F16Array.of(0x3c00, 0xc100, 0x7c00));
    same(jax.binary("add", F16Array.of(0x3c00), Uint8Array.of(2)), F16Array.of(0x4200));
    same(jax.binary("add", BF16Array.of(0x3f80), Uint16Array.of(2)), BF16Array.of(0x4040));
    same(jax.binary("add", BF16Array.of(0x3f80), F16Array.of(0x3c00)), Float32Array.of(2));
});

test("bools, integers of 64 bits and complex numbers", () => {
    same(jax.binary("logical_and", BoolArray.of(1, 1), Float64Array.of(0, NaN)), BoolArray.of(0, 1));
    same(jax.binary("add", BigInt64Array.of(2n ** 62n), Int8Array.of(-1)), BigInt64Array.of(2n ** 62n - 1n));
    same(jax.binary("less", BigInt64Array.of(-1n), BigUint64Array.of(0n)), BoolArray.of(1));
    same(jax.binary("multiply", C64Array.of(2, 3), C64Array.of(4, 5)), C64Array.of(-7, 22));
    same(jax.unary("absolute", C64Array.of(3, 4)), Float32Array.of(5));
});

test("numbers are weak", () => {
    same(jax.binary("add", Int8Array.of(1, 2), 3), Int8Array.of(4, 5));
    same(jax.binary("add", F16Array.of(0x3c00), 1.5), F16Array.of(0x4100));
    same(jax.binary("divide", 1, Float32Array.of(4)), Float32Array.of(0.25));
    assert.equal(jax.resultOf("add", "i8", "f*"), "f*");
    same(jax.binary("add", BigUint64Array.of(1n), 2n), BigUint64Array.of(3n));
    same(jax.binary("logical_or", false, Int8Array.of(0, 1)), BoolArray.of(0, 1));
});

test("operations on one and three operands", () => {
    same(jax.unary("sqrt", Float64Array.of(9, 2)), Float64Array.of(3, Math.SQRT2));
    same(jax.unary("negative", Int16Array.of(-32768, 5)), Int16Array.of(-32768, -5));
    same(jax.where(BoolArray.of(1, 0), Int8Array.of(1, 2), Float32Array.of(0.5, 0.25)), Float32Array.of(1, 0.25));
    same(jax.clip(Int32Array.of(-5, 5, 50), 0, 9), Int32Array.of(0, 5, 9));
});

test("what cannot be done says so", () => {
    assert.throws(() => jax.binary("bitwise_and", Float32Array.of(1), 1), /no result for f32 and i\*/);
    assert.throws(() => jax.binary("add", new Int8Array(2), new Int8Array(3)), RangeError);
    assert.throws(() => jax.binary("add", [1], 1), /no dtype of a Array/);
    assert.throws(() => jax.binary("add", Int8Array.of(1), 1, new Int16Array(1)), /no place/);
});
