// The page of every installed spec, as it first shows: whole, without a complaint, in three widths, dark and printed.
import assert from "node:assert/strict";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { answerOf, close, installedSpecs, open, overflow, pageOf, scratch, settled, startChromium, textOf, until } from "./harness.mjs";

/** @typedef {import("./chromium.mjs").Page} Page */

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
    const place = (/** @type {Page} */ page) => page.evaluate(() => {
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

test("on a phone, an edge fades while there is more to scroll, and the panel is a line that opens", async () => {
    const opened = await open(browser, pageOf("numpy"), { width: 390, height: 780 });
    const { page } = opened;
    const fades = () => page.$eval("#table", (table) => [table.matches(".more-right"), getComputedStyle(table).maskImage.includes("linear-gradient(to left")]);
    assert.deepEqual(await fades(), [true, true]);
    const panel = () => page.$eval("#explanation", (section) => section.getBoundingClientRect().height);
    assert.ok(await panel() <= 50, `${await panel()} pixels`);
    await page.click("#panel-fold");
    await until(page, "the reason shows", `document.getElementById("because")?.checkVisibility() && document.getElementById("because").textContent`);
    assert.ok(await panel() > 80);
    await page.$eval("#table", (table) => table.scrollTo(1e6, 1e6));
    await until(page, "no edge fades at the end", `!document.querySelector("#table.more-right, #table.more-down")`);
    assert.equal(await page.$eval("#table", (table) => getComputedStyle(table).maskImage), "none");
    await close(opened);
});

for (const [spec, named] of /** @type {[string, boolean][]} */ ([["numpy", true], ["jax_today", false]])) {
    test(`on a phone, all of the table of ${spec} is in sight as colours, with names where one taps`, async () => {
        const opened = await open(browser, pageOf(spec), { width: 390, height: 780 });
        const { page } = opened;
        if (named) await page.click("#cells");
        const { dtypes } = tableOf(spec);
        const beyond = await page.$eval("#table", (table) => [table.scrollWidth - table.clientWidth, table.scrollHeight - table.clientHeight]);
        assert.deepEqual(beyond, [0, 0]);
        const cells = await page.$$eval("#table td[data-cell]", (all) => all.map((each) => {
            const { width, height } = each.getBoundingClientRect();
            return { width, height, size: getComputedStyle(each).fontSize };
        }));
        assert.equal(cells.length, dtypes.length ** 2);
        assert.ok(cells.every(({ width, height, size }) => width > 8 && Math.abs(width - height) < 1 && size === "0px"), JSON.stringify(cells[0]));
        assert.equal(await page.$eval("#table tbody th span", (head) => head.getBoundingClientRect().width > 1), named);
        await page.click("#table [data-cell='2,5']");
        assert.deepEqual((await page.$$eval("#explanation .sum .dtype", (chips) => chips.map((chip) => chip.firstChild.textContent))).slice(0, 2), [dtypes[2], dtypes[5]]);
        await close(opened);
    });
}

for (const [width, spec] of /** @type {[number, string][]} */ ([[900, "numpy"], [900, "jax"], [1280, "numpy"]])) {
    test(`${spec} at ${width} pixels: all of its table, and of what it settles, without scrolling within them`, async () => {
        const opened = await open(browser, pageOf(spec), { width, height: 800 });
        const { page } = opened;
        const table = await page.$eval("#table", (box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
        assert.deepEqual(table, [0, 0]);
        assert.equal(await page.$$eval(".joinery-settled li", (items) => items.length), JSON.parse(answerOf(["graph", spec, "--format", "json"])).settled.length);
        if (spec === "numpy") assert.ok(await page.$eval("#diagram", (box) => box.querySelector("li:last-child").getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom + 1));
        await close(opened);
    });
}

/** What a finger aims at and is smaller than 24 pixels, as "what: width x height"; and how many there are in all. @param {Page} page */
function smallTargets(page) {
    return page.evaluate(() => {
        const controls = "button, select, textarea, a[href], input, label.file, summary, #table [data-cell], .joinery-node .joinery-shape:last-of-type";
        const all = [...document.querySelectorAll(controls)].filter((each) => each.checkVisibility() && !each.matches(".unseen, .skip"));
        const small = all.map((each) => ({ each, box: each.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 23.95 || box.height < 23.95)
            .map(({ each, box }) => `${each.id || each.closest(".joinery-node")?.textContent || each.getAttribute("data-cell") || each.outerHTML.slice(0, 80)}: ${box.width} x ${box.height}`);
        return { count: all.length, small };
    });
}

const AIMED = ["", "#names=int8", "#mode=difference&against=keras", "#mode=cost", "#mode=ambiguity", "#editor=1", "#pick=i8&pick=u8&pick=f16", "#gives=Kernel"];
for (const [width, spec] of /** @type {[number, string][]} */ ([[1280, "jax"], [390, "numpy"]])) {
    test(`${spec} at ${width} pixels: all that a finger aims at has 24 pixels`, async () => {
        for (const hash of AIMED) {
            const opened = await open(browser, pageOf(spec), { width, height: 800, hash });
            const { page } = opened;
            await settled(page);
            if (width < 640) await page.click("#panel-fold");
            const { count, small } = await smallTargets(page);
            assert.ok(count > tableOf(spec).dtypes.length ** 2, `${count} targets`);
            assert.deepEqual(small, [], hash);
            await close(opened);
        }
    });
}

test("figures of the bits that survive and of the bytes of results, by the widths that the program tells", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    const figures = await page.$$eval("#figures figure", (all) => all.map((each) => {
        const svg = each.querySelector("svg");
        return { caption: each.querySelector("figcaption").textContent, role: svg.getAttribute("role"), says: svg.getAttribute("aria-label"),
            bars: [...each.querySelectorAll("rect")].map((bar) => bar.getBBox().width), circles: each.querySelectorAll("circle").length };
    }));
    assert.deepEqual(figures.map(({ role }) => role), ["img", "img"]);
    const [survival, widths] = figures;
    assert.match(survival.says, /u64 \u2192 bf16: 8 of 64 bits of mantissa, 64 of 64 of range; /);
    assert.match(survival.says, /u64 \u2192 f16: 11 of 64 bits of mantissa, 16 of 64 of range; /);
    assert.deepEqual(survival.bars.slice(0, 4), [70, 70 * 8 / 64, 70, 70]);
    /** @type {{ dtypes: any[] }} */
    const { dtypes } = JSON.parse(answerOf(["graph", "jax", "--format", "json"]));
    const strong = dtypes.filter(({ weak }) => !weak);
    const bytes = new Map(dtypes.map(({ name, kind, bits }) => [name, kind === "bool" ? 1 : bits / 8]));
    const all = tableOf("jax");
    const wider = strong.flatMap((a) => strong.filter((b) => {
        const join = all.table[all.dtypes.indexOf(a.name)][all.dtypes.indexOf(b.name)];
        return (bytes.get(join ?? "") ?? 0) > Math.max(bytes.get(a.name) ?? 0, bytes.get(b.name) ?? 0);
    }));
    assert.ok(wider.length > 0);
    assert.ok(widths.caption.startsWith(`${wider.length} of ${strong.length ** 2} ordered pairs`), widths.caption);
    assert.ok(widths.circles > 5);
    await page.click("#names [data-names=int8]");
    assert.match(await page.$eval("#figures svg", (svg) => svg.getAttribute("aria-label") ?? ""), /^uint64 \u2192 bfloat16: /);
    await close(opened);
    const own = join(scratch, "abstract.csv");
    writeFileSync(own, ",x,y\nx,x,y\ny,y,y\n");
    const abstract = await open(browser, pageOf(own));
    assert.ok(await abstract.page.$eval("#plots", (section) => section.hidden), "none of dtypes without bits");
    await close(abstract);
});

test("what is outlined does not show through the heads that it is scrolled under", async () => {
    const opened = await open(browser, pageOf("numpy"), { width: 390, height: 780, hash: "#cells=names" });
    const { page } = opened;
    const head = async (/** @type {string} */ look) => {
        const clip = await page.evaluate((name) => {
            const table = /** @type {HTMLElement} */ (document.getElementById("table"));
            table.scrollIntoView();
            const cell = (/** @type {string} */ at) => /** @type {HTMLElement} */ (table.querySelector(`[data-cell="${at}"]`));
            table.scrollTop = 12;
            cell("0,3").className = name;
            const { x, y, width } = table.getBoundingClientRect();
            return { x: x + scrollX, y: y + scrollY, width, height: cell("-1,3").offsetHeight, scale: 1 };
        }, look);
        return (await page.send("Page.captureScreenshot", { clip })).data;
    };
    const plain = await head("");
    assert.ok(plain === await head("chosen"), "the picture of the heads is the same");
    const focused = await page.$eval("#table [data-cell='-1,3']", (each) => {
        each.tabIndex = 0;
        each.focus();
        return [each.matches(":focus-visible"), Number(getComputedStyle(each).zIndex) > 1];
    });
    assert.deepEqual(focused, [true, true], "nor over one with the focus");
    await close(opened);
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

/** @param {Page} page */
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
