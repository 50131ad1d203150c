// The page of every installed spec, as it first shows: whole, without a complaint, in three widths, dark and printed.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { after, before, test } from "node:test";
import { answerOf, close, installedSpecs, open, overflow, pageOf, startChromium, textOf } from "./harness.mjs";

/** @type {import("./chromium.mjs").Browser} */
let browser;
before(async () => {
    browser = await startChromium();
});
after(() => browser.close());

/** @param {string} spec */
function tableOf(spec) {
    /** @type {{ dtypes: string[], table: (string | null)[][] }} */
    const answer = JSON.parse(answerOf(["table", spec, "--format", "json"]));
    return answer;
}

for (const spec of installedSpecs()) {
    test(`${spec}: its names, its cells and its drawing`, async () => {
        const opened = await open(browser, pageOf(spec));
        const { page } = opened;
        const { dtypes, table } = tableOf(spec);
        assert.deepEqual(await page.$$eval("#table thead th", (cells) => cells.map((cell) => cell.textContent)), dtypes);
        const results = await page.$$eval("#table tbody td", (cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
        table.flat().forEach((result, at) => {
            const pair = `${dtypes[Math.floor(at / dtypes.length)]} with ${dtypes[at % dtypes.length]}`;
            assert.match(results[at], result === null ? /is (undefined|ambiguous)/ : / gives /, pair);
            if (result !== null) assert.ok(`${results[at]};`.startsWith(`${pair} gives ${result};`), `${results[at]}, not ${result}`);
        });
        const drawn = await textOf(page, "#diagram");
        assert.ok(drawn.length > 0, "a diagram");
        await close(opened);
    });
}

for (const width of [1280, 900, 768, 360]) {
    for (const spec of ["jax", "jax_today", "numpy"]) {
        test(`${spec} in a window of ${width} pixels does not overflow`, async () => {
            const opened = await open(browser, pageOf(spec), { width, height: 800 });
            assert.equal(await overflow(opened.page), 0);
            await close(opened);
        });
    }
}

test("at 900 pixels diagram and table are both in sight; on a phone the table comes first, with cells for a finger", async () => {
    const place = (/** @type {import("./chromium.mjs").Page} */ page) => page.evaluate(() => {
        const [diagram, table] = ["diagram", "table"].map((id) => document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect());
        return { diagram: diagram.top, table: table.top, cell: document.querySelector("#table td[data-cell]")?.getBoundingClientRect().height ?? 0 };
    });
    const wide = await open(browser, pageOf("jax"), { width: 900, height: 800 });
    const beside = await place(wide.page);
    assert.ok(beside.diagram < 400 && beside.table < 400, JSON.stringify(beside));
    await close(wide);
    const phone = await open(browser, pageOf("jax"), { width: 375, height: 800 });
    const below = await place(phone.page);
    assert.ok(below.table < below.diagram && below.cell >= 24, JSON.stringify(below));
    await close(phone);
});

test("without a script: the drawing and the table", async () => {
    const html = readFileSync(pageOf("jax"), "utf8");
    const shown = /<noscript>([^]*?)<\/noscript>/.exec(html)?.[1] ?? "";
    assert.match(shown, /<svg[^]*bf16/);
    assert.match(shown, /<table[^]*bf16/);
});

test("the page of jax is at most 890 KB", () => {
    assert.ok(statSync(pageOf("jax")).size < 890_000);
});

/** @param {import("./chromium.mjs").Page} page */
function paper(page) {
    return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? []);
}

test("dark where the system is dark, and where the reader says so", async () => {
    const bright = await open(browser, pageOf("jax"));
    assert.ok((await paper(bright.page)).every((part) => part > 200));
    await bright.page.click("#theme");
    assert.ok((await paper(bright.page)).every((part) => part < 60), "after a click on the theme");
    await close(bright);
    const dark = await open(browser, pageOf("jax"), { dark: true });
    assert.ok((await paper(dark.page)).every((part) => part < 60));
    await close(dark);
});

test("printed: the title, the verdict, the diagram and the table, on white, and no controls", async () => {
    const opened = await open(browser, pageOf("numpy"), { dark: true });
    const { page } = opened;
    await page.emulateMedia({ media: "print" });
    assert.ok((await paper(page)).every((part) => part > 200), "white paper");
    const shown = await page.evaluate(() => Object.fromEntries(["title", "verdict", "diagram", "table", "search-form", "theme", "edit"]
        .map((id) => [id, (document.getElementById(id)?.getClientRects().length ?? 0) > 0])));
    assert.deepEqual(shown, { title: true, verdict: true, diagram: true, table: true, "search-form": false, theme: false, edit: false });
    await close(opened);
});
