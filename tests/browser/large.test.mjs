// Large specs: 64 dtypes are drawn and answer; of 240, what is around the chosen pair is drawn. What each step took, in milliseconds, is
// printed and not judged.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { close, open, overflow, pageOf, settled, startChromium, until } from "./harness.mjs";
import { gridSpec } from "./systems.mjs";

/** @type {import("./chromium.mjs").Browser} */
let browser;
before(async () => {
    browser = await startChromium();
});
after(() => browser.close());

/**
 * The sum that is explained: "r0c3 r1c4 r1c4", the operands and the result.
 * @param {import("./chromium.mjs").Page} page
 */
function sum(page) {
    return page.$$eval("#explanation .sum .dtype", (spans) => spans.map((span) => span.firstChild?.textContent ?? "").join(" "));
}

/**
 * The milliseconds that something takes, until the next frame is drawn.
 * @param {import("./chromium.mjs").Page} page
 * @param {() => Promise<unknown>} act
 */
async function timed(page, act) {
    const start = performance.now();
    await act();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return performance.now() - start;
}

test("64 dtypes: a diagram and a table that answer", async (context) => {
    const path = pageOf(gridSpec(8, 8));
    const start = performance.now();
    const opened = await open(browser, path);
    const { page } = opened;
    const times = { open: performance.now() - start, hover: 0, mode: 0, pick: 0 };
    assert.equal(await page.$$eval("#diagram .joinery-node", (nodes) => nodes.length), 64);
    assert.equal(await page.$$eval("#table td[data-cell]", (cells) => cells.length), 64 * 64);
    times.hover = await timed(page, () => page.hover('#table [data-cell="3,12"]'));
    assert.equal(await sum(page), "r0c3 r1c4 r1c4");
    times.pick = await timed(page, () => page.click('#table [data-cell="3,12"]'));
    times.mode = await timed(page, () => page.click("[data-mode=cost]"));
    assert.equal(await overflow(page), 0);
    context.diagnostic(JSON.stringify(times));
    await close(opened);
});

test("240 dtypes: a table, rows where one looks, and the diagram of what is around the pair", async (context) => {
    const path = pageOf(gridSpec(15, 16));
    const start = performance.now();
    const opened = await open(browser, path);
    const { page } = opened;
    const times = { open: performance.now() - start, hover: 0, end: 0 };
    await until(page, "the diagram of what is around the pair", `document.querySelectorAll("#diagram .joinery-node").length > 1`);
    assert.ok((await page.$$eval("#diagram .joinery-node", (nodes) => nodes.length)) < 60);
    times.hover = await timed(page, () => page.hover('#table [data-cell="3,17"]'));
    assert.equal(await sum(page), "r0c3 r1c1 r1c3");
    await settled(page);
    await page.focus("#table [tabindex='0']");
    times.end = await timed(page, async () => {
        await page.keyboard.down("Control");
        await page.keyboard.press("End");
        await page.keyboard.up("Control");
    });
    assert.equal(await sum(page), "r14c15 r14c15 r14c15");
    assert.equal(await overflow(page), 0);
    context.diagnostic(JSON.stringify(times));
    await close(opened);
});
