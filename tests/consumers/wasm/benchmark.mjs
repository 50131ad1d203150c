// benchmark.mjs DIR: jax.wasm in DIR beside a plain loop of JavaScript and beside numpy-ts, in one process and by turns:
// nanoseconds an element, the best of many runs. numpy-ts 1.4 needs node 20; without it there is a column less.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const SECONDS = Number(process.argv[3] ?? 0.3); // for all ways of an operation, each
const directory = resolve(process.argv[2]);
const { Joinery } = await import(pathToFileURL(join(directory, "joinery.js")));
const jax = await Joinery.load(await readFile(join(directory, "jax.wasm")));
let np = null;
try {
    np = await import(pathToFileURL(join(directory, "node_modules/numpy-ts/dist/esm/index.js")));
} catch (error) {
    console.error(`without numpy-ts: ${error.message}`);
}

const dtypes = {
    i8: [Int8Array, "int8"], u8: [Uint8Array, "uint8"], i16: [Int16Array, "int16"], u16: [Uint16Array, "uint16"],
    i32: [Int32Array, "int32"], f32: [Float32Array, "float32"], f64: [Float64Array, "float64"],
};
// An operation, its operands, and the class of what comes of it. numpy-ts is told the result's dtype by what NumPy's rules
// give, which for these pairs is JAX's.
const cases = [
    ["add", "i8", "f32", Float32Array], ["add", "u8", "f32", Float32Array], ["multiply", "i16", "f32", Float32Array],
    ["add", "u8", "i16", Int16Array], ["add", "i16", "i32", Int32Array], ["add", "u8", "i8", Int16Array],
    ["multiply", "f32", "f64", Float64Array], ["add", "i32", "f64", Float64Array], ["maximum", "i8", "f32", Float32Array],
    ["less", "i16", "f32", Uint8Array], ["add", "f32", "f32", Float32Array], ["add", "i8", "i8", Int8Array],
];
const expressions = { add: "x + y", multiply: "x * y", maximum: "Math.max(x, y)", less: "x < y ? 1 : 0" };

// A loop of its own for each case, so that the compiler sees one class of arrays in each.
// eslint-disable-next-line no-new-func -- code of its own is what keeps them apart
const loopOf = (op) => new Function("a", "b", "out", `
    for (let i = 0; i < out.length; i++) { const x = a[i], y = b[i]; out[i] = ${expressions[op]}; } return out;`);

function filled(dtype, n) {
    const array = new dtypes[dtype][0](n);
    for (let i = 0; i < n; i++) array[i] = (i * 7919) % 101 - (dtype[0] === "u" ? 0 : 50);
    return array;
}

// The best time of each way, in nanoseconds an element; a turn of each, over and over. A turn is several runs, so that the
// caches hold what a way has to do with, and not what the one before it had.
function best(ways, n) {
    const times = ways.map(() => Infinity);
    const repeats = Math.max(1, Math.round(20_000 / n));
    const until = performance.now() + SECONDS * 1000 * ways.length;
    for (let turn = 0; turn < 5 || performance.now() < until; turn++) {
        ways.forEach((way, i) => {
            for (let run = 0; run < 4; run++) {
                const start = performance.now();
                for (let k = 0; k < repeats; k++) way();
                times[i] = Math.min(times[i], ((performance.now() - start) * 1e6) / (n * repeats));
            }
        });
    }
    return times;
}

function equal(got, expected, what) {
    for (let i = 0; i < expected.length; i++) {
        if (Number(got[i]) !== expected[i]) throw new Error(`${what}: element ${i} is ${got[i]}, not ${expected[i]}`);
    }
}

console.log("| operation | a | b | n | loop | numpy-ts | new array | array | vector | numpy-ts / array | numpy-ts / vector |");
console.log("|---|---|---|---|---|---|---|---|---|---|---|");
for (const n of [10_000, 1_000_000]) {
    for (const [op, a, b, result] of cases) {
        const x = filled(a, n), y = filled(b, n), out = new result(n), loop = loopOf(op);
        const xv = jax.vector(x), yv = jax.vector(y), zv = jax.binary(op, xv, yv);
        const place = jax.binary(op, x, y);
        const ways = [() => loop(x, y, out), () => jax.binary(op, x, y), () => jax.binary(op, x, y, place),
                      () => jax.binary(op, xv, yv, zv)];
        const expected = Array.from(loop(x, y, out));
        equal(jax.binary(op, x, y), expected, `${op} ${a} ${b}`);
        equal(zv.array, expected, `${op} ${a} ${b}`);
        if (np) {
            const p = np.array(x, dtypes[a][1]), q = np.array(y, dtypes[b][1]);
            equal(np[op](p, q).data, expected, `numpy-ts: ${op} ${a} ${b}`);
            ways.push(() => np[op](p, q).dispose?.());
        }
        const [byLoop, made, array, vector, byNumpy] = best(ways, n);
        const times = (t) => (byNumpy ? (byNumpy / t).toFixed(1) : "");
        const cells = [byLoop, byNumpy ?? NaN, made, array, vector].map((t) => t.toFixed(3));
        console.log(`| ${op} | ${a} | ${b} | ${n} | ${cells.join(" | ")} | ${times(array)} | ${times(vector)} |`);
        for (const each of [xv, yv, zv]) each.free();
    }
}
