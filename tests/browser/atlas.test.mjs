// The atlas: its search, its links, and each kind of its pages.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { answerOf, close, isAccessible, open, overflow, scratch, settled, startChromium, textOf, until } from "./harness.mjs";

/** @typedef {import("./chromium.mjs").Page} Page */

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

/**
 * Types a question over the one that the field holds, and waits for the answer.
 * @param {Page} page
 * @param {string} question
 */
async function ask(page, question) {
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    await page.focus("#search"); // which selects what it holds
    await page.keyboard.type(question);
    await answered(page);
}

/** Puts a question into the field at once. @param {Page} page @param {string} question */
function paste(page, question) {
    return page.evaluate((asked) => {
        const field = /** @type {HTMLInputElement} */ (document.querySelector("#search"));
        field.value = asked;
        field.dispatchEvent(new Event("input"));
    }, question);
}

/** @param {Page} page */
function answered(page) {
    return until(page, "an answer", `document.querySelector("#answers").getAttribute("aria-busy") !== "true"`);
}

/** What each system answers: "np.int8 + np.float32 -> np.float32 ...", by its title. @param {Page} page @returns {Promise<Record<string, string>>} */
function rows(page) {
    return page.evaluate(() => Object.fromEntries([...document.querySelectorAll("#answers > .answer li")].map((row) =>
        [row.querySelector("a")?.textContent, row.querySelector("p")?.innerText.replaceAll("\u2192", "->").replace(/\s+/g, " ").trim()])));
}

/**
 * Asks a question; returns how long it takes until its answer is laid out, in milliseconds.
 * @param {Page} page
 * @param {string} question
 */
function timeOf(page, question) {
    return page.evaluate((asked) => new Promise((resolve) => {
        const field = /** @type {HTMLInputElement} */ (document.querySelector("#search"));
        const answers = /** @type {HTMLElement} */ (document.querySelector("#answers"));
        const begin = performance.now();
        new MutationObserver(() => answers.getAttribute("aria-busy") === "false" && resolve(answers.offsetHeight && performance.now() - begin))
            .observe(answers, { attributes: true });
        field.value = asked;
        field.dispatchEvent(new Event("input"));
    }), question);
}

test("how long answers take", async (t) => {
    const opened = await open(browser, join(atlas, "index.html"));
    for (const question of ["uint8 + int8", "int8 + bfloat16", "int8 + flaot32", "int8 + uint8 + float16"])
        t.diagnostic(`${question}: ${(await timeOf(opened.page, question)).toFixed()} ms`);
    await close(opened);
});

test("the question on top is answered by joinery while one types, and is in the address", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const { page } = opened;
    const scripts = () => page.evaluate(() => document.scripts.length);
    await ask(page, "uint8 + int8");
    assert.equal(await scripts(), 2, "joinery itself is loaded only for what the page cannot look up");
    const first = await textOf(page, "#answers");
    assert.match(first, /JAX\s+jnp.uint8 \+ jnp.int8 → jnp.int16/);
    const hash = await page.evaluate(() => location.hash);
    assert.equal(hash, "#uint8+int8");
    await ask(page, "uint8 + int8 + float16");
    assert.match(await textOf(page, "#answers"), /PyTorch\s+torch.uint8 \+ torch.int8 \+ torch.float16 → torch.float16/);
    assert.equal(await scripts(), 2);
    await ask(page, "NumPy.int8 + int8");
    assert.match(await textOf(page, "#answers"), /NumPy 2\s+np.int8 \+ np.int8 → np.int8/);
    assert.equal(await scripts(), 3);
    await close(opened);
    const again = await open(browser, join(atlas, "index.html"), { hash });
    await answered(again.page);
    assert.equal(await textOf(again.page, "#answers"), first);
    await close(again);
    const asking = await open(browser, join(atlas, "index.html"), { hash: "#NumPy.int8+int8" });
    assert.match(await textOf(asking.page, "#sum"), /^Looking up NumPy.int8 \+ int8|^int8 in/);
    await answered(asking.page);
    await close(asking);
});

test("the answer that needs no script is what joinery answers", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const { page } = opened;
    /** All but the places of blanks between elements. */
    const html = () => page.evaluate(() => `${document.querySelector("#sum")?.innerHTML} ${document.querySelector("#answers")?.innerHTML}`
        .replace(/>\s+/g, ">").replace(/\s+</g, "<"));
    const shown = await html();
    const question = await page.evaluate(() => /** @type {HTMLInputElement} */ (document.querySelector("#search")).value);
    await ask(page, "uint8 + int8");
    assert.notEqual(await html(), shown);
    await ask(page, question);
    assert.equal(await html(), shown);
    await close(opened);
});

test("the last answer stays, greyed, until there is one to the question", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const { page } = opened;
    await ask(page, "uint8 + int8");
    const last = await textOf(page, "#answers");
    const isOld = () => page.$eval("#answers", (answers) => answers.classList.contains("old"));
    for (const [question, says] of /** @type {[string, RegExp][]} */ ([["what is +", /^Ask for dtypes/], ["int8 + flaot32", /^No library here has a dtype called flaot32\./],
        ["int8 + <img src=x onerror=alert(1)>", /called img/], ["--help + int8", /called help/], ["int8 + floa", /Did you mean float32, /]])) {
        await paste(page, question);
        await answered(page);
        assert.match(await textOf(page, "#sum"), says);
        assert.match(await textOf(page, "#sum"), / Below is the answer to uint8 \+ int8\.$/);
        assert.equal(await textOf(page, "#answers"), last, question);
        assert.ok(await isOld(), question);
    }
    await isAccessible(page);
    await paste(page, "NumPy.int8 + int8"); // which the program answers
    assert.ok(await isOld());
    assert.equal(await textOf(page, "#answers"), last);
    await answered(page);
    assert.ok(!(await isOld()));
    assert.notEqual(await textOf(page, "#answers"), last);
    await close(opened);
});

test("Back returns to the question before", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const { page } = opened;
    const now = () => page.evaluate(() => [/** @type {HTMLInputElement} */ (document.querySelector("#search")).value, location.hash]);
    const [first] = await now();
    const steps = await page.evaluate(() => history.length);
    await ask(page, "uint8 + int8");
    assert.deepEqual(await now(), ["uint8 + int8", "#uint8+int8"]);
    assert.equal(await page.evaluate(() => history.length), steps, "typing makes no steps");
    await page.keyboard.press("Enter");
    await ask(page, "int8 + bfloat16");
    await page.keyboard.press("Enter");
    await page.click("#examples a");
    await until(page, "the example", `location.hash === "#uint64+int64"`);
    await answered(page);
    const asked = [["uint64 + int64", "#uint64+int64"], ["int8 + bfloat16", "#int8+bfloat16"], ["uint8 + int8", "#uint8+int8"], [first, ""]];
    for (const [question, hash] of asked) {
        if (question !== "uint64 + int64") await page.evaluate(() => history.back());
        await until(page, question, `document.querySelector("#search").value === "${question}"`);
        await answered(page);
        assert.deepEqual(await now(), [question, hash]);
        assert.match(await textOf(page, "#answers"), new RegExp(question.replace(" + ", ".*")));
    }
    await close(opened);
});

test("each library's own way to write a promotion", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const { page } = opened;
    await ask(page, "int8 + bfloat16");
    const pair = await rows(page);
    assert.equal(pair.JAX, "jnp.int8 + jnp.bfloat16 -> jnp.bfloat16");
    assert.equal(pair["jax.lax"], "lax.add(jnp.int8, jnp.bfloat16) is undefined");
    assert.equal(pair["JAX, strict promotion"], "jnp.int8 + jnp.bfloat16 (strict) is undefined");
    assert.equal(pair["NumPy 2"], "has no dtype 'bfloat16'");
    await ask(page, "uint32 + int32");
    const wide = await rows(page);
    assert.equal(wide.JAX, "jnp.uint32 + jnp.int32 -> jnp.int64 jnp.int32 by default, without jax_enable_x64");
    assert.equal(wide["NumPy 2"], "np.uint32 + np.int32 -> np.int64");
    await ask(page, "int8 + uint8 + float16");
    const several = await rows(page);
    assert.equal(several["NumPy 2"], "np.result_type(np.int8, np.uint8, np.float16) -> np.float16");
    await ask(page, "uint8 + int64 + float16");
    assert.equal((await rows(page)).JAX, "jnp.result_type(jnp.uint8, jnp.int64, jnp.float16) -> jnp.float16 ! jnp.int64 rounds and overflows");
    assert.equal(several["jax.lax"], "lax.add(lax.add(jnp.int8, jnp.uint8), jnp.float16) is undefined");
    assert.equal(several.PyTorch, "torch.int8 + torch.uint8 + torch.float16 -> torch.float16 ~ torch.int16 rounds");
    await close(opened);
});

test("dtypes are understood as any library spells them", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const { page } = opened;
    const results = async () => Object.entries(await rows(page)).filter(([, says]) => !says.startsWith("has no dtype"));
    await ask(page, "int8 + float16");
    const wanted = await results();
    assert.equal(wanted.length, 11);
    assert.equal(Object.fromEntries(wanted)["NumPy 2"], "np.int8 + np.float16 -> np.float16");
    for (const question of ["np.int8 + np.float16", "torch.int8 + torch.float16", "i8 f16", " INT8 , Float16 ", "tinyint; half", "signed char v jnp.float16"]) {
        await ask(page, question);
        assert.deepEqual(await results(), wanted, question);
    }
    await ask(page, "tinyint + half");
    assert.match(await textOf(page, "#sum"), /\. tinyint is read as i8, as in MySQL \(in SQL Server: u8\)$/);
    await ask(page, "python float + int8");
    assert.equal((await rows(page))["NumPy 2"], "Python float + np.int8 -> np.float64");
    for (const question of ["what is 1e3 * np.int8?", "1.0 + np.int8", "2.*int8"]) {
        await paste(page, question);
        await answered(page);
        assert.match((await rows(page))["NumPy 2"], /^Python float \+ np.int8 -> np.float64/, question);
    }
    await close(opened);
});

test("the address of a name of two words", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    await ask(opened.page, "unsigned char + half");
    const hash = await opened.page.evaluate(() => location.hash);
    assert.equal(hash, "#unsigned_char+half");
    const again = await open(browser, join(atlas, "index.html"), { hash });
    assert.equal((await rows(again.page))["NumPy 2"], "np.uint8 + np.float16 -> np.float16");
    await close(again);
    await close(opened);
});

test("where there is no such dtype, that is said, and no other sum", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    await ask(opened.page, "int8 + float8_e4m3fn");
    const told = await rows(opened.page);
    assert.equal(told["NumPy 2"], "has no dtype 'float8_e4m3fn'");
    assert.equal(told.PyTorch, "torch.int8 + torch.float8_e4m3fn is undefined");
    await close(opened);
});

test("the question at the first sight is one that every library has the dtypes for", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const lacking = Object.entries(await rows(opened.page)).filter(([, says]) => says.startsWith("has no dtype")).map(([title]) => title);
    assert.deepEqual(lacking, ["Python scalars"]);
    await close(opened);
});

for (const width of [1600, 1100, 1000, 900, 700, 375]) {
    test(`no word of an answer is broken at ${width} pixels`, async () => {
        const opened = await open(browser, join(atlas, "index.html"), { width });
        await ask(opened.page, "int32 + float32");
        assert.deepEqual(await opened.page.evaluate(() => [...document.querySelectorAll("#answers > .answer p span")].filter((words) => {
            const node = words.firstChild;
            return node && [...(node.textContent ?? "").matchAll(/\S+/g)].some((word) => {
                const range = document.createRange();
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                return range.getClientRects().length > 1;
            });
        }).map((words) => words.textContent)), []);
        await close(opened);
    });
}

test("narrow windows have a sentence for each row of the tables", async () => {
    for (const width of [1280, 390]) {
        const opened = await open(browser, join(atlas, "index.html"), { width });
        const [rows, sentences] = await opened.page.evaluate(() => [".rows tbody tr", ".told li"].map((selector) =>
            [...document.querySelectorAll(selector)].filter((row) => (/** @type {HTMLElement} */ (row)).offsetHeight).length));
        assert.deepEqual([rows, sentences], width > 1000 ? [30, 0] : [0, 30]);
        if (sentences) assert.equal(await textOf(opened.page, ".told li:nth-child(2)"), "JAX is a lattice of 18 dtypes; every law holds; 64 pairs round, 10 overflow, 16 widen both operands.");
        await close(opened);
    }
});

test("systems stand from the one that loses most to the one that widens most, by what check counts", async () => {
    const opened = await open(browser, join(atlas, "index.html"));
    const rows = await opened.page.evaluate(() => [...document.querySelectorAll(".axis li")].map((row) => row.textContent?.replaceAll("\u00a0", " ") ?? ""));
    const shareOf = (/** @type {string} */ spec, /** @type {string} */ deny) => {
        const told = JSON.parse(answerOf(["check", spec, "--deny", deny, "--format", "json"], { exits: [0, 1] }));
        return Math.round(100 * told.denied.length / (told.dtypes ** 2 - told.undefined));
    };
    const places = [["jax_today", "JAX 0.11"], ["numpy", "NumPy 2"], ["array_api", "Python array API standard"]].map(([spec, label]) =>
        rows.indexOf(`${label} ${shareOf(spec, "rounds,overflows,drops")} % lose ${shareOf(spec, "wider")} % widen`));
    assert.deepEqual(places, [0, places[1], rows.length - 1]);
    assert.ok(places[1] > 0, rows.join("\n"));
    const ends = await opened.page.evaluate(() => [".lost", ".widened"].map((selector) => [...document.querySelectorAll(`.axis ${selector}`)]
        .map((bar) => parseFloat(getComputedStyle(bar, "::before").width)).reduce((most, width) => Math.max(most, width))));
    assert.ok(ends[0] > 2 * ends[1] && ends[1] > 20, `${ends}`);
    await close(opened);
});

test("pages of systems have style, script and joinery itself from files of the site", async () => {
    const opened = await open(browser, join(atlas, "numpy.html"));
    const { page } = opened;
    await settled(page);
    assert.match(await textOf(page, "#title"), /^NumPy 2/);
    assert.notEqual(await page.$eval("#shown", (shown) => getComputedStyle(shown).getPropertyValue("--line")), "");
    await page.focus("#search");
    await page.keyboard.type("uint8 + int8 + float16");
    await until(page, "an answer", `document.querySelector("#explanation").innerText.includes("u8 + (i8 + f16)")`);
    await close(opened);
});

test("without scripts, the page of a system is its picture and its table", async () => {
    const page = await browser.newPage();
    await page.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.goto(`file://${join(atlas, "numpy.html")}`);
    assert.ok(await page.$eval("noscript img", (image) => /** @type {HTMLImageElement} */ (image).naturalWidth) > 300);
    assert.ok(await page.$eval("noscript table", (table) => table.querySelectorAll("td").length) >= 17 * 17);
    await page.close();
});

for (const path of PAGES) {
    for (const width of [1600, 1280, 900, 768, 375, 360]) {
        test(`${path} in a window of ${width} pixels`, async () => {
            const opened = await open(browser, join(atlas, path), { width, height: 800 });
            assert.equal(await overflow(opened.page), 0);
            if ([1600, 900, 375].includes(width)) await isAccessible(opened.page);
            await close(opened);
        });
    }
}
