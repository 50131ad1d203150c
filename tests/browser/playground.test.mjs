// What a reader tries: edits of the text, edges that are dragged and removed, dtypes that are added, a table of their own, what
// it gives, and what they take away.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { answerOf, close, open, overflow, pageOf, scratch, settled, startChromium, textOf, until } from "./harness.mjs";

/** @typedef {import("./chromium.mjs").Page} Page */

/** @type {import("./chromium.mjs").Browser} */
let browser;
before(async () => {
    browser = await startChromium();
});
after(() => browser.close());

/**
 * The names and results in the table of a page, "-" where there is none.
 * @param {Page} page
 */
function tableIn(page) {
    return page.evaluate(() => ({
        dtypes: [...document.querySelectorAll("#table thead th")].map((header) => header.textContent ?? ""),
        cells: [...document.querySelectorAll("#table tbody td")].map((cell) => / gives (\S+?)(;|$)/.exec(cell.getAttribute("aria-label") ?? "")?.[1] ?? "-"),
    }));
}

/** @param {string} spec */
function tableFromCsv(spec) {
    const rows = answerOf(["table", spec, "--format", "csv"]).trim().split("\n").map((line) => line.split(","));
    return { dtypes: rows[0].slice(1), cells: rows.slice(1).flatMap((row) => row.slice(1)) };
}

/** The text of the spec in the page. @param {Page} page */
function textIn(page) {
    return page.$eval("#text", (area) => (/** @type {HTMLTextAreaElement} */ (area)).value);
}

/** @param {Page} page @param {string} text */
async function write(page, text) {
    await page.$eval("#text", (area, words) => {
        /** @type {HTMLTextAreaElement} */ (area).value = words;
        area.dispatchEvent(new Event("input"));
    }, text);
}

/** The selector of the node of a dtype. @param {Page} page @param {string} name */
async function node(page, name) {
    const { dtypes } = await tableIn(page);
    return `#diagram .joinery-node:has(tspan[data-id="${dtypes.indexOf(name)}"])`;
}

/** @param {Page} page @param {string} from @param {string} to */
async function drag(page, from, to) {
    const [start, end] = [await page.middle(await node(page, from)), await page.middle(await node(page, to))];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
}

/** Waits until the table is that of the text in the page, as the program of this machine reads it. @param {Page} page */
async function agrees(page) {
    await settled(page);
    const path = join(scratch, "edited");
    writeFileSync(path, await textIn(page));
    assert.deepEqual(await tableIn(page), tableFromCsv(path));
}

const DIAMOND = `return {
  name = "diamond",
  dtypes = { "u8", "i8", "i16", "f16", "f32" },
  promotes = {
    u8 = { "i16" }, i8 = { "i16" }, i16 = { "f32" }, f16 = { "f32" },
  },
  laws = {},
}
`;

test("what is typed is judged, a mistake shows its line, and undo and redo step through it", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1" });
    const { page } = opened;
    const first = await textIn(page);
    await write(page, DIAMOND);
    await until(page, "five dtypes", `document.querySelectorAll("#table thead th").length === 5`);
    await agrees(page);
    await new Promise((resolve) => setTimeout(resolve, 1300)); // what is typed without a pause is one step
    await write(page, DIAMOND.replace("u8 = {", "u8 = = {"));
    await until(page, "the mistake", `document.querySelector("#problem pre")`);
    assert.match(await textOf(page, "#problem"), /5/);
    assert.match(await textOf(page, "#lines b"), /5$/);
    assert.equal((await tableIn(page)).dtypes.length, 5, "the last good table stays");
    await page.click("#undo");
    await until(page, "the good text", `document.getElementById("text").value.includes("u8 = {") && !document.querySelector("#problem pre")`);
    await page.click("#undo");
    await until(page, "the first text", `document.getElementById("text").value.length === ${first.length}`);
    await until(page, "its table", `document.querySelectorAll("#table thead th").length === 18`);
    await page.click("#redo");
    await page.click("#redo");
    await until(page, "the last text", `document.getElementById("text").value.includes("= = {")`);
    await close(opened);
});

test("the editor has two fifths of a wide window, and wraps what is wrong with the text", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1", width: 1500 });
    const { page } = opened;
    await write(page, `return { name = "${"long".repeat(60)}", dtypes = { "nothing" } }`);
    await until(page, "the mistake", `document.querySelector("#problem pre")`);
    const { share, wide, lines } = await page.$eval("#problem pre", (pre) => ({
        share: /** @type {HTMLElement} */ (document.getElementById("editor")).offsetWidth / document.documentElement.clientWidth,
        wide: pre.scrollWidth - pre.clientWidth,
        lines: pre.scrollHeight / parseFloat(getComputedStyle(pre).lineHeight),
    }));
    assert.ok(share > 0.39 && share < 0.41, `${share}`);
    assert.equal(wide, 0);
    assert.ok(lines > 3);
    assert.equal(await overflow(page), 0);
    await close(opened);
});

test("edges: dragged, removed by a click, by the controls; cells that change are marked; each step can be undone", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1", height: 1200 });
    const { page } = opened;
    const before = await tableIn(page);
    await drag(page, "bf16", "f16");
    await until(page, "the edge is in the text", `document.getElementById("changes").textContent.includes("change")`);
    await agrees(page);
    const after = await tableIn(page);
    const changed = after.cells.filter((result, at) => result !== before.cells[at]).length;
    assert.ok(changed > 0);
    assert.equal(await page.$$eval("#table td.changed", (cells) => cells.length), changed);
    await drag(page, "u8", "i8"); // a second one
    await until(page, "the second edge", `document.getElementById("text").value.match(/u8[^\\n]*"i8"/)`);
    await agrees(page);
    await page.click("#undo");
    await page.click("#undo");
    await until(page, "as before", `!document.querySelector("#table td.changed")`);
    assert.deepEqual(await tableIn(page), before);

    const grips = () => page.$$eval("#diagram .joinery-grip", (all) => all.length);
    const edges = await grips();
    await page.$eval("#diagram .joinery-grip", (grip) => void grip.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await until(page, "an edge less", `document.querySelectorAll("#diagram .joinery-grip").length < ${edges}`);
    await agrees(page);
    await page.click("#original");
    await until(page, "as before", `document.querySelectorAll("#diagram .joinery-grip").length === ${edges}`);
    await close(opened);
});

test("an edge that follows or closes a cycle is refused, with the reason, and the next one is drawn all the same", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1", height: 1200 });
    const { page } = opened;
    const before = await tableIn(page);
    await drag(page, "i8", "f16");
    await until(page, "the reason", `/follows/.test(document.getElementById("problem").textContent)`);
    await drag(page, "f64", "i8");
    await until(page, "the cycle", `/cycle/.test(document.getElementById("problem").textContent)`);
    assert.deepEqual(await tableIn(page), before);
    await drag(page, "bf16", "f16");
    await until(page, "an edge that can be drawn", `document.querySelector("#table td.changed")`);
    await agrees(page);
    await close(opened);
});

test("a dtype is added from the list, and the link carries the whole spec", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1" });
    const { page } = opened;
    await page.select("#add-dtype", "f8_e5m2");
    await until(page, "one more", `document.querySelectorAll("#table thead th").length === 19`);
    await agrees(page);
    const after = await tableIn(page);
    await until(page, "it is in the address", `/text=/.test(location.hash)`);
    const hash = await page.evaluate(() => location.hash);
    await close(opened);
    for (const shared of [hash, `${hash}&editor=1`]) { // as it is, and as it once was
        const again = await open(browser, pageOf("jax"), { hash: shared });
        await until(again.page, "one more", `document.querySelectorAll("#table thead th").length === 19`);
        assert.deepEqual(await tableIn(again.page), after);
        assert.ok(await again.page.$eval("#editor", (editor) => editor.hidden), "the editor is that of the sharer");
        assert.equal(await textOf(again.page, "#title"), "JAX jax edited");
        await close(again);
    }
});

for (const spec of ["numpy", "pytorch", "jax_today", "array_api"]) {
    test(`a pasted table of ${spec} is that table, with the verdict of check`, async () => {
        const opened = await open(browser, pageOf("jax"), { hash: "#editor=1" });
        const { page } = opened;
        const csv = answerOf(["table", spec, "--format", "csv"]);
        await write(page, csv);
        const wanted = tableFromCsv(spec);
        await until(page, "its dtypes", `document.querySelectorAll("#table thead th").length === ${wanted.dtypes.length}`);
        await settled(page);
        assert.deepEqual(await tableIn(page), wanted);
        assert.equal(await textOf(page, "#title"), "edited");
        const path = join(scratch, `${spec}_own.csv`);
        writeFileSync(path, csv);
        const { verdict } = JSON.parse(answerOf(["check", path, "--format", "json"], { exits: [0, 1] }));
        const shown = await page.$$eval("[data-witness]", (buttons) => buttons.map((button) => button.title));
        assert.deepEqual(shown, verdict.map((/** @type {any} */ group) => group.example));
        await close(opened);
    });
}

test("a table of names that systems read differently says how they are read", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1" });
    await write(opened.page, ",byte,short\nbyte,byte,short\nshort,short,short\n");
    await until(opened.page, "the reading of byte", `document.getElementById("problem").textContent.startsWith("byte is read as ")`);
    assert.deepEqual((await tableIn(opened.page)).dtypes, ["byte", "short"]);
    await close(opened);
});

test("bad texts say what is wrong, and leave what is shown as it was", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1" });
    const { page } = opened;
    const before = await tableIn(page);
    const bad = ["", "a,b", ",a,b\na,a,b\n", ",a,b\na,a,b,b\nb,b,b\n", ",a,a\na,a,a\na,a,a\n", "<script>alert(1)</script>",
        ",<b>x\n<b>x,<b>x,<img src=x onerror=alert(1)>\n", "return 1", "return nil", "error('<img src=x onerror=alert(1)>')"];
    for (const text of bad) {
        await write(page, text);
        await settled(page);
        await until(page, `something is said of ${JSON.stringify(text)}`, `document.getElementById("problem").textContent.length > 10`);
        assert.equal(await page.$$eval("#problem img, #problem script", (all) => all.length), 0);
    }
    assert.deepEqual(await tableIn(page), before);
    await close(opened);
});

test("a text that does not end, or wants all memory, is stopped, and the page goes on", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1" });
    const { page } = opened;
    for (const text of ["while true do end", "local s = 'x' while true do s = s .. s end", `return { name = "x", dtypes = { ("b"):rep(1e9) } }`]) {
        await write(page, text);
        await settled(page);
        await until(page, `what stops ${text}`, `document.getElementById("problem").textContent.length > 10`);
    }
    await write(page, DIAMOND);
    await until(page, "the next text", `document.querySelectorAll("#table thead th").length === 5`);
    await close(opened);
});

test("a file that is dropped on the text is shown, and the gallery opens another spec", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1" });
    const { page } = opened;
    await page.$eval("#text", (area) => {
        const carried = new DataTransfer();
        carried.items.add(new File([",a,b\na,a,b\nb,b,b\n"], "own.csv", { type: "text/csv" }));
        area.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
    });
    await until(page, "the table of two", `document.querySelectorAll("#table thead th").length === 2`);
    await page.select("#gallery", "numpy");
    await until(page, "numpy", `document.getElementById("title").textContent.includes("NumPy")`);
    await settled(page);
    assert.deepEqual(await tableIn(page), tableFromCsv("numpy"));
    await close(opened);
});

/** The lines of a generated file that do not say how it was made. @param {string} text */
function linesOf(text) {
    return text.split("\n").filter((line) => !/joinery generate|Made by|source/.test(line));
}

/** @param {Page} page @param {string} pane */
function codeIn(page, pane) {
    return page.$eval(`#${pane}-text`, (pre) => pre.textContent ?? "");
}

/** Waits until both files are there. @param {Page} page */
async function generated(page) {
    await settled(page);
    await until(page, "the code", `!document.querySelector(".pane:not([aria-busy=false])")`);
}

/**
 * What `generate` writes.
 * @param {string} spec
 * @param {string} file
 * @param {string[]} words
 */
function fileOf(spec, file, ...words) {
    const folder = join(scratch, "given");
    answerOf(["generate", spec, ...words, "-o", folder, "-q"]);
    return readFileSync(join(folder, file), "utf8");
}

for (const width of [1920, 1280, 375]) {
    test(`code: at once, of ${width} pixels, the header and the dispatch, in colours, to be copied`, async () => {
        const opened = await open(browser, pageOf("jax"), { width });
        const { page } = opened;
        await page.$eval("#panes", (panes) => panes.scrollIntoView()); // on a phone it is made when one comes to it
        await generated(page);
        assert.deepEqual(linesOf(await codeIn(page, "given")), linesOf(fileOf("jax", "jax_promotion.h", "--emit", "tables")));
        assert.deepEqual(linesOf(await codeIn(page, "dispatch")), linesOf(fileOf("jax", "jax_dispatch.h", "--emit", "dispatch.h", "--ops", "add")));
        const shown = await page.evaluate(() => ["given", "dispatch"].map((id) => {
            const [box, pre] = [id, `${id}-text`].map((each) => /** @type {HTMLElement} */ (document.getElementById(each)));
            const looks = ["comment", "directive", "number", "keyword"].filter((look) => pre.querySelector(`.${look}`));
            const { left, right, top, bottom } = box.getBoundingClientRect();
            return { name: box.querySelector("h3")?.textContent, looks: looks.length, scrolled: pre.scrollTop > 0, left, right, top, bottom };
        }));
        assert.deepEqual(shown.map(({ name, looks, scrolled }) => [name, looks, scrolled]), [["jax_promotion.h", 4, true], ["jax_dispatch.h", 4, true]]);
        const [first, second] = shown;
        assert.ok(width === 1280 ? first.right <= second.left : first.bottom <= second.top && first.left === second.left, "side by side or stacked");
        assert.equal(await overflow(page), 0);
        await page.evaluate(() => {
            navigator.clipboard.writeText = async (text) => void (document.body.dataset.copied = text);
        });
        for (const pane of ["given", "dispatch"]) {
            await page.click(`#${pane}-copy`);
            await until(page, `${pane} copied`, `document.body.dataset.copied === document.getElementById("${pane}-text").textContent`);
        }
        await page.select("#op", "multiply");
        await until(page, "another operation", `/JAX_SWITCH_MULTIPLY/.test(document.getElementById("dispatch-text").textContent)`);
        await close(opened);
    });
}

test("code: the table is there before it, and what is not made yet is a skeleton", async () => {
    const opened = await open(browser, pageOf("jax"), { slow: 4 });
    const { page } = opened;
    const early = await page.evaluate(() => ({
        cells: document.querySelectorAll("#table td[data-kind=int]").length,
        busy: [...document.querySelectorAll(".pane")].map((pane) => pane.getAttribute("aria-busy")),
        text: document.querySelector("#given-text")?.textContent,
    }));
    assert.ok(early.cells > 10);
    assert.deepEqual([early.busy, early.text], [["true", "true"], ""]);
    await generated(page);
    const waiting = await page.$eval("#given", (pane) => {
        /** @type {HTMLElement} */ (document.querySelector("[data-gives=Rust]")).click();
        return {
            name: pane.querySelector("h3")?.textContent,
            hidden: getComputedStyle(/** @type {Element} */ (pane.querySelector("code"))).visibility,
            buttons: pane.querySelectorAll("button:not([hidden])").length,
        };
    });
    assert.deepEqual(waiting, { name: "Rust", hidden: "hidden", buttons: 0 }, "nothing of the last language");
    await generated(page);
    assert.equal(await textOf(page, "#given-name"), "jax.rs");
    await close(opened);
});

test("code: other languages, and the kernel of a pair", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    for (const [kind, file] of [["C++", "jax_promotion.hpp"], ["Python", "jax.py"], ["TypeScript", "jax.ts"], ["Rust", "jax.rs"]]) {
        await page.click(`[data-gives="${kind}"]`);
        await until(page, kind, `document.getElementById("given-name").textContent === "${file}"`);
        assert.deepEqual(linesOf(await codeIn(page, "given")), linesOf(fileOf("jax", file, "--emit", "tables,python,typescript,rust")), file);
    }
    await page.click(`[data-gives="Kernel"]`);
    await until(page, "the kernel", `/jax_add_i8_bf16_avx2\\(/.test(document.getElementById("given-text").textContent)`);
    await page.select("#isa", "neon");
    await until(page, "that of another instruction set", `/jax_add_i8_bf16_neon\\(/.test(document.getElementById("given-text").textContent)`);
    await close(opened);
});

test("code: while the text has an error it is that of the last valid text, and what is typed stays", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1", width: 1600 });
    const { page } = opened;
    await page.$eval("#panes", (panes) => panes.scrollIntoView());
    await generated(page);
    const before = await codeIn(page, "given");
    const broken = (await textIn(page)).replace("return {", "return { = ");
    await write(page, broken);
    await until(page, "the mistake", `document.querySelector("#shown.stale") && document.querySelector("#problem pre")`);
    assert.equal(await textOf(page, "#given .valid"), "of the last valid text");
    assert.equal(await codeIn(page, "given"), before);
    await page.click("[data-mode=cost]");
    await page.click(`[data-gives="Python"]`);
    await until(page, "another file of it", `document.getElementById("given-name").textContent === "jax.py"`);
    assert.deepEqual(linesOf(await codeIn(page, "given")), linesOf(fileOf("jax", "jax.py", "--emit", "python")));
    assert.equal(await textIn(page), broken);
    assert.ok(await page.$eval("#problem", (problem) => problem.textContent));
    await page.click("#undo");
    await until(page, "it is valid again", `!document.querySelector("#shown.stale")`);
    assert.equal(await page.$eval("#given .valid", (words) => getComputedStyle(words).display), "none");
    await close(opened);
});

test("code: what the edits changed is marked and counted, as diff does it", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#editor=1", height: 1200, width: 1600 });
    const { page } = opened;
    await page.$eval("#panes", (panes) => panes.scrollIntoView());
    await generated(page);
    assert.equal(await textOf(page, "#given .delta"), "");
    const text = await textIn(page);
    await write(page, `${text}-- a comment\n`);
    await until(page, "no change", `document.querySelector("#given .delta").textContent === "no line changed"`);
    await page.select("#edge-from", String((await tableIn(page)).dtypes.indexOf("bf16")));
    await page.select("#edge-to", String((await tableIn(page)).dtypes.indexOf("f16")));
    await page.click("#edge-add");
    await until(page, "marks", `document.querySelector("#given mark")`);
    await generated(page);
    const edited = join(scratch, "jax_edited.lua");
    writeFileSync(edited, await textIn(page));
    for (const [pane, file, ...words] of [["given", "jax_promotion.h", "--emit", "tables"], ["dispatch", "jax_dispatch.h", "--emit", "dispatch.h", "--ops", "add"]]) {
        const [old, now] = ["jax", edited].map((spec, i) => {
            const path = join(scratch, `version${i}.h`);
            writeFileSync(path, fileOf(spec, file, ...words).replace(/^[^]*?The licence of this file.*\n/, ""));
            return path;
        });
        const lines = spawnSync("diff", ["-d", old, now], { encoding: "utf8" }).stdout.split("\n");
        const [added, gone] = [">", "<"].map((sign) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2)));
        const marks = await page.$$eval(`#${pane} mark`, (all) => all.map((mark) => mark.textContent ?? ""));
        assert.ok(added.length > 0 && gone.length > 0);
        assert.equal(marks.length, added.length, file);
        assert.match(await textOf(page, `#${pane} .delta`), new RegExp(`^${Math.min(added.length, gone.length)} lines? changed`));
    }
    await page.click("#undo");
    await page.click("#undo");
    await until(page, "nothing is marked", `!document.querySelector(".pane mark") && document.querySelector("#given .delta").textContent === ""`);
    await close(opened);
});

test("taken away: the link, and the table as joinery prints it", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    await page.evaluate(() => {
        navigator.clipboard.writeText = async (text) => {
            document.body.dataset.copied = text;
        };
    });
    for (const [what, text] of [["csv", answerOf(["table", "jax", "--format", "csv"])], ["md", answerOf(["table", "jax", "--format", "md"])]]) {
        await page.select("#take", what);
        await until(page, what, `document.body.dataset.copied === ${JSON.stringify(text)}`);
    }
    await page.click("[data-mode=cost]");
    await page.select("#take", "link");
    await until(page, "the link", `document.body.dataset.copied === location.href && /mode=cost/.test(location.href)`);
    await close(opened);
});
