// axe-core finds nothing wrong with what joinery writes for browsers, in light and in dark.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { answerOf, close, here, isAccessible, open, pageOf, scratch, settled, startChromium, until } from "./harness.mjs";

/** @type {import("./chromium.mjs").Browser} */
let browser;
before(async () => {
    browser = await startChromium();
});
after(() => browser.close());

/**
 * @param {string} path
 * @param {import("./harness.mjs").View} [view]
 * @param {(page: import("./chromium.mjs").Page) => Promise<unknown>} [prepare]
 */
async function opensAccessible(path, view = {}, prepare = async () => {}) {
    const opened = await open(browser, path, view);
    await prepare(opened.page);
    if (await opened.page.evaluate(() => document.getElementById("explanation") !== null)) await settled(opened.page);
    await isAccessible(opened.page);
    await close(opened);
}

const REPORTS = [["table", "jax"], ["table", "jax_today"], ["check", "numpy"], ["diff", "jax", "numpy"], ["list"]];
for (const words of REPORTS) {
    test(`${words.join(" ")} --format html`, async () => {
        const path = join(scratch, `${words.join("_")}.html`);
        writeFileSync(path, answerOf([...words, "--format", "html"], { exits: [0, 1] }));
        await opensAccessible(path);
    });
}

test("graph --format svg, in a page", async () => {
    const svg = answerOf(["graph", "jax", "--format", "svg"]);
    const path = join(scratch, "drawing.html");
    writeFileSync(path, `<!doctype html><html lang="en"><title>jax</title><main><h1>jax</h1>${svg.slice(svg.indexOf("<svg"))}</main></html>`);
    await opensAccessible(path);
});

const VIEWS = ["", "#mode=difference&against=numpy", "#mode=cost", "#mode=ambiguity", "#editor=1", "#gives=Kernel&pick=i8&pick=bf16", "#pick=i8&pick=u8&pick=f16"];
for (const hash of VIEWS) {
    test(`the page of jax, ${hash || "as it first shows"}`, async () => {
        await opensAccessible(pageOf("jax"), { hash });
    });
}

for (const spec of ["numpy", join(here, "specs/hostile.lua")]) {
    test(`the page of ${spec.replace(/.*\//, "")}`, async () => {
        await opensAccessible(pageOf(spec));
        await opensAccessible(pageOf(spec), { hash: "#mode=ambiguity", width: 375 });
        await opensAccessible(pageOf(spec), { width: 1600 });
    });
}

test("the page of jax_today, which has the most cells, on a phone", async () => {
    await opensAccessible(pageOf("jax_today"), { hash: "#mode=ambiguity", width: 375 });
});

test("the editor, with a mistake in the text", async () => {
    await opensAccessible(pageOf("jax"), { hash: "#editor=1" }, async (page) => {
        await page.$eval("#text", (area) => {
            /** @type {HTMLTextAreaElement} */ (area).value = "return {";
            area.dispatchEvent(new Event("input"));
        });
        await until(page, "the mistake shows", `document.querySelector("#problem pre")`);
    });
});
