// The atlas: its search, its links, and each kind of its pages.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { answerOf, axeFaults, close, open, overflow, scratch, startChromium, textOf } from "./harness.mjs";

const atlas = join(scratch, "atlas");
const PAGES = ["index.html", "numpy.html", "diff/jax.html", "docs/index.html", "docs/specs/laws.html", "docs/generator/cli/json.html"];

/** @type {import("./chromium.mjs").Browser} */
let browser;
before(async () => {
    answerOf(["atlas", "-o", atlas, "-q"]);
    browser = await startChromium();
});
after(() => browser.close());

test("every link leads somewhere", async () => {
    const paths = readdirSync(atlas, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
    assert.ok(paths.length > 60, `${paths.length} pages`);
    /** @type {Map<string, Set<string>>} */
    const places = new Map();
    /** @type {[string, string][]} */
    const links = [];
    const page = await browser.newPage();
    await page.send("Emulation.setScriptExecutionDisabled", { value: true });
    for (const path of paths) {
        await page.goto(`file://${join(atlas, path)}`);
        const { ids, hrefs } = await page.evaluate(() => ({
            ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
            hrefs: [...document.querySelectorAll("a[href], link[href], script[src]")]
                .map((element) => (/** @type {any} */ (element)).href ?? (/** @type {any} */ (element)).src).filter((href) => href.startsWith("file:")),
        }));
        places.set(path, new Set(ids));
        links.push(...hrefs.map((href) => /** @type {[string, string]} */ ([path, href])));
    }
    await page.close();
    const files = new Set(readdirSync(atlas, { recursive: true, encoding: "utf8" }));
    /** @type {string[]} */
    const lost = [];
    for (const [from, href] of new Set(links)) {
        const { hash } = new URL(href);
        const to = relative(atlas, fileURLToPath(href.replace(/[?#].*/, "")));
        const anchor = decodeURIComponent(hash.slice(1));
        const isQuestion = /[+=]/.test(anchor); // what a page reads itself
        if (!files.has(to)) lost.push(`${from}: ${to}`);
        else if (anchor && !isQuestion && !places.get(to)?.has(anchor)) lost.push(`${from}: ${to}#${anchor}`);
    }
    assert.deepEqual([...new Set(lost)], []);
});

test("the question on top is answered while one types, and is in the address", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const { page } = opened;
    const index = JSON.parse(answerOf(["explain", "jax", "u8", "i8", "--format", "json"])).join;
    assert.equal(index, "i16");
    await page.focus("#search");
    await page.keyboard.type("uint8 + int8");
    const first = await textOf(page, "#answers");
    assert.match(first, /int16/);
    assert.match(first, /JAX/);
    const hash = await page.evaluate(() => location.hash);
    await close(opened);
    const again = await open(browser, join(atlas, "index.html"), { hash });
    assert.equal(await textOf(again.page, "#answers"), first);
    await again.page.focus("#search");
    await again.page.keyboard.type("int8 + <img src=x onerror=alert(1)>");
    assert.match(await textOf(again.page, "#sum"), /No library|Two dtypes/);
    await close(again);
});

for (const path of PAGES) {
    for (const width of [1280, 768, 360]) {
        test(`${path} in a window of ${width} pixels`, async () => {
            const opened = await open(browser, join(atlas, path), { width, height: 800 });
            assert.equal(await overflow(opened.page), 0);
            await close(opened);
        });
    }
    test(`${path}: axe-core finds nothing`, async () => {
        for (const dark of [false, true]) {
            const opened = await open(browser, join(atlas, path), { dark });
            assert.deepEqual(await axeFaults(opened.page), [], dark ? "dark" : "light");
            await close(opened);
        }
    });
}
