// joinery for WebAssembly, run as pages run it, behaves like the program: the same bytes on standard output and standard error, the
// same status, the same files.
// Environment: JOINERY, the program; MODULE, its joinery.wasm.gz
import assert from "node:assert/strict";
import { isUtf8 } from "node:buffer";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { runModule } from "../../templates/explorer/wasi.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = resolve(process.env.JOINERY ?? join(root, "build/dev/bin/joinery"));
const packed = process.env.MODULE ?? join(root, "build/dev/wasm/bin/joinery.wasm.gz");
const module = await WebAssembly.compile(gunzipSync(readFileSync(packed)));
const scratch = mkdtempSync(join(tmpdir(), "joinery_module_"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** The texts of a folder, by their paths in it. @param {string} folder */
function textsIn(folder) {
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(folder, path)).isFile());
    const bytes = paths.map((path) => /** @type {const} */ ([path, readFileSync(join(folder, path))]));
    return Object.fromEntries(bytes.filter(([, each]) => isUtf8(each)).map(([path, each]) => [path, each.toString()]));
}

/** What the program answers in a folder. @param {string} folder @param {string[]} words */
function runProgram(folder, words) {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
    return { status, output: stdout, messages: stderr };
}

/** Both answer the same, and with this status. @param {string} folder @param {string} command @param {number} [status] */
function same(folder, command, status) {
    const words = command.split(" ");
    const { files, ...answer } = runModule(module, words, textsIn(folder));
    assert.deepEqual(answer, runProgram(folder, words), command);
    if (status !== undefined) assert.equal(answer.status, status, command);
    return files;
}

const specs = join(root, "tests/cli/specs");
const read = join(root, "tests/spec");
const list = runProgram(scratch, ["list", "--format", "csv"]).output.split("\n").slice(1, -1);
const own = Object.keys(textsIn(specs));

for (const spec of [...list.map((line) => line.split(",")[0]), ...own])
    test(`about ${spec}`, () => {
        for (const asked of ["check", "check --format json", "table --format csv", "graph --format svg"]) same(specs, `${asked} ${spec}`);
    });

test("other commands", () => {
    same(specs, "explain jax int8 bfloat16 --format json", 0);
    same(specs, "explain numpy uint8 int8 float16", 0);
    same(specs, "diff jax numpy --format json", 1);
    same(specs, "place diamond.lua float8_e4m3fn --format json", 0);
    same(join(root, "tests/oracles"), "import duckdb.csv", 0);
});

test("generated files", () => {
    for (const spec of ["weak.lua", "jax"]) {
        const folder = join(scratch, spec);
        cpSync(specs, folder, { recursive: true });
        const made = same(folder, `generate ${spec} --emit tables,python,typescript,rust -o out`, 0);
        assert.deepEqual(made, textsIn(folder));
    }
});

test("what is wrong with a spec", () => {
    const names = Object.keys(textsIn(read)).filter((name) => /^bad\/.*\.(lua|csv)$/.test(name));
    for (const name of names) same(read, `check ${name} --max-memory 64M`);
});

test("limits of a spec", () => {
    same(read, "check bad/instruction-limit.lua --max-instructions 12345", 2);
    same(read, "check bad/memory-limit-in-a-call.lua --max-memory 1M", 2);
});
