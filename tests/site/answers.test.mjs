// The search of the atlas: the script gives what the page shows without it, and understands how people write dtypes.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";

const folder = mkdtempSync(join(tmpdir(), "joinery-atlas-"));
after(() => rmSync(folder, { recursive: true }));
execFileSync(process.env.JOINERY ?? "joinery", ["atlas", "-q", "-o", folder]);
const page = readFileSync(join(folder, "index.html"), "utf8");
const data = JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)[1]);
const source = readFileSync(new URL("../../templates/atlas/answers.js", import.meta.url), "utf8");
const search = await import(`data:text/javascript,${encodeURIComponent(source)}`);

/** @param {string} html */
function textOf(html) {
    return html.replace(/<[^>]*>/g, "").replace(/&#39;/g, "'").replace(/&amp;/g, "&").trim();
}

/** The answers to a query, as "system: expression". */
function ask(query, study = false) {
    const [a, b] = search.wordsOf(query).map((word) => search.meaningOf(data, word));
    return search.answersOf(data, data.systems.filter((system) => system.study === study), a, b);
}

function rowText(group, row) {
    if (group.kind === "missing") return `has no ${row.result}`;
    if (group.kind === "none") return `${row.left} + ${row.right}is ${row.result}`;
    return `${row.left} + ${row.right} \u2192 ${row.result}${search.costSentence(row)}`;
}

test("the answer without a script is that of the script", () => {
    const query = /id="search"[^>]* value="([^"]*)"/.exec(page)[1];
    const shown = [...page.matchAll(/<li><a href="([^"]*)">.*?<\/a>(.*?)<\/li>/g)].map((row) => `${textOf(row[1])}: ${textOf(row[2])}`);
    const made = [...ask(query), ...ask(query, true)].flatMap((group) =>
        group.rows.map((row) => `${row.href}: ${rowText(group, row)}`));
    assert.equal(made.length, 30);
    assert.deepEqual(shown, made);
    assert.equal(textOf(/<p id="sum"[^>]*>(.*?)<\/p>/.exec(page)[1]), search.sentenceOf(ask(query)));
    assert.ok(page.includes(`of JAX: ${search.sentenceOf(ask(query, true))}<`));
});

test("a query may be written in many ways", () => {
    const wanted = ask("int8 + bfloat16");
    for (const query of ["i8+bf16", "i8 bf16", " INT8 , BFloat16 ", "torch.int8 and jnp.bfloat16", "signed char + bf16", "i8 v bf16",
        "tinyint;bf16", "np.byte + bf16"]) {
        assert.deepEqual(ask(query), wanted, query);
    }
    assert.deepEqual(search.wordsOf("python int + u8"), ["python int", "u8"]);
    assert.deepEqual(search.wordsOf("python int"), ["python int"]);
});

test("every system says what it makes of int32 + float32", () => {
    const results = new Map(ask("int32 + float32").flatMap((group) => group.rows.map((row) => [row.system.name, row])));
    assert.equal(results.get("numpy").result, "np.float64");
    assert.equal(results.get("jax").result, "jnp.float32");
    assert.equal(search.costSentence(results.get("jax")), "~ jnp.int32 rounds");
    assert.equal(search.costSentence(results.get("numpy")), "");
    assert.equal(results.get("jax").href, "jax.html#pick=i32&pick=f32");
    assert.equal(results.get("tensorflow").result, "undefined");
});

test("an unknown dtype has none, and its likes are offered", () => {
    assert.equal(search.meaningOf(data, "float1000"), -1);
    assert.ok(search.suggestions(data, "bfl", 5).includes("bfloat16"));
    assert.equal(search.meaningOf(data, "__proto__"), -1);
});
