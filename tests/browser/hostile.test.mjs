// A spec whose texts and names are markup, escapes, ends of comments and writing from right to left: all of it comes out as
// text, in whatever joinery writes.
import assert from "node:assert/strict";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { answerOf, close, here, open, overflow, pageOf, run, scratch, settled, startChromium } from "./harness.mjs";

const spec = join(here, "specs/hostile.lua");
/** @type {string[]} */
const names = JSON.parse(answerOf(["table", spec, "--format", "json"])).dtypes;
const WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wcomment", "-Wtrigraphs"];

/**
 * A text as files show it: a character that would turn others round shows as its code.
 * @param {string} text
 */
function visible(text) {
    return text.replace(/[\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (character) => `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`);
}

const shown = names.map(visible);
const TITLE = "<script>alert(1)</script>\"><img src=x onerror=alert(2)>";

/** @type {import("./chromium.mjs").Browser} */
let browser;
before(async () => {
    browser = await startChromium();
});
after(() => browser.close());

/**
 * @param {string} name of the file
 * @param {string} text
 */
function written(name, text) {
    const path = join(scratch, name);
    writeFileSync(path, text);
    return path;
}

/**
 * Opens a document: nothing in it runs or loads, and its own text has every name.
 * @param {string} path
 * @param {string[]} words
 */
async function showsAsText(path, words) {
    const opened = await open(browser, path);
    const { active, text } = await opened.page.evaluate(() => ({
        active: [...document.querySelectorAll("script, img, iframe, [onerror], [onmouseover], a[href^=javascript]")]
            .map((element) => element.tagName),
        text: document.documentElement.textContent ?? "",
    }));
    assert.deepEqual(active, []);
    for (const word of words) assert.ok(text.includes(word), `${path} shows ${word}`);
    await close(opened);
}

for (const command of ["table", "check"]) {
    test(`${command} --format html`, async () => {
        const words = command === "table" ? [TITLE, ...shown] : [TITLE];
        await showsAsText(written(`${command}.html`, answerOf([command, spec, "--format", "html"])), words);
    });
}

test("diff --format html", async () => {
    const page = answerOf(["diff", spec, "jax", "--format", "html"], { exits: [0, 1] });
    await showsAsText(written("diff.html", page), [names[1]]);
});

for (const mode of ["result", "difference", "cost", "ambiguity"]) {
    test(`the page that explore writes: ${mode}`, async () => {
        const opened = await open(browser, pageOf(spec), { hash: `#mode=${mode}&editor=1&gives=C` });
        const { page } = opened;
        assert.equal(await page.title(), await page.evaluate(() => document.title));
        assert.ok((await page.title()).includes(TITLE));
        assert.deepEqual(await page.$$eval("#table thead th", (headers) => headers.map((header) => header.textContent)), shown);
        for (const at of ["1,2", "4,5", "8,9", "3,-1", "-1,4"]) await page.hover(`#table [data-cell="${at}"]`);
        await page.click('#table [data-cell="1,4"]');
        await page.select("#add-operand", "8");
        await page.type("#search", names[1]);
        await settled(page);
        const { active, turned } = await page.evaluate(() => {
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const inline = [];
            while (walker.nextNode()) {
                const around = walker.currentNode.parentElement;
                if (!around || !walker.currentNode.nodeValue?.includes("\u202e") || around.closest("script, option, textarea, pre")) continue;
                const { display, unicodeBidi } = getComputedStyle(around);
                if (display === "inline" && !/isolate|plaintext/.test(unicodeBidi)) inline.push(`${around.tagName}.${around.className}`);
            }
            return { active: document.querySelectorAll("img, iframe, b b b, [onerror], [onmouseover], script:not([type])").length, turned: inline };
        });
        assert.equal(active, 0);
        assert.deepEqual(turned, [], "what turns writing round stands by itself");
        assert.equal(await overflow(page), 0);
        await close(opened);
    });
}

test("SVG, alone and in a document", async () => {
    const svg = answerOf(["graph", spec, "--format", "svg"]);
    await showsAsText(written("graph.svg", svg), shown);
    await showsAsText(written("inline.html", `<!doctype html><p>${svg.slice(svg.indexOf("<svg"))}</p>`), shown);
});

test("DOT, drawn by dot", async () => {
    const svg = run("dot", ["-Tsvg"], answerOf(["graph", spec, "--format", "dot"]));
    await showsAsText(written("dot.svg", svg), shown);
});

/**
 * The text of a paragraph of Markdown, without its escapes; fails where something unescaped would be more than text.
 * @param {string} words
 */
function plainMarkdown(words) {
    assert.doesNotMatch(words.replace(/\\./g, ""), /[<`]|&\w+;|\]\(/, words.slice(0, 200));
    return words.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

test("Markdown", () => {
    const table = answerOf(["table", spec, "--format", "md"]);
    const header = table.split("\n").find((line) => line.startsWith("|")) ?? "";
    const cells = header.split(/(?<!\\)\|/).slice(2, -1).map((cell) => plainMarkdown(cell.trim().replace(/^\*(.*)\*$/, "$1")));
    assert.deepEqual(cells, shown);
    assert.ok(plainMarkdown(answerOf(["check", spec, "--format", "md"])).includes(TITLE));
});

test("comments of generated C", () => {
    const folder = join(scratch, "generated");
    answerOf(["generate", spec, "-o", folder, "--emit", "tables,dispatch", "-q"]);
    for (const name of readdirSync(folder).filter((each) => /\.[ch]$/.test(each))) {
        for (const standard of ["c11", "gnu11"])
            run(process.env.CC ?? "cc", [`-std=${standard}`, ...WARNINGS, "-x", "c", "-fsyntax-only", "-I", folder, join(folder, name)]);
    }
    const program = written("names.c", `#include "hostile_promotion.h"\n#include <stdio.h>\nint main(void) {\n` +
        "    for (int i = 0; i < 10; i++) puts(hostile_dtype_name((hostile_dtype)i));\n}\n");
    run(process.env.CC ?? "cc", ["-std=c11", "-Wall", "-Werror", "-I", folder, program, "-o", join(scratch, "names")]);
    assert.deepEqual(run(join(scratch, "names"), []).trim().split("\n"), names);
});
