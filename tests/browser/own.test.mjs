// What a reader brings: an edge that is tried out, and a promotion table of their own.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { answerOf, close, open, pageOf, scratch, startChromium, textOf, until } from "./harness.mjs";

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

/**
 * Adds an edge with the two selects.
 * @param {Page} page
 * @param {string} from
 * @param {string} to
 */
async function addEdge(page, from, to) {
    for (const [id, name] of [["edge-from", from], ["edge-to", to]]) {
        const value = await page.$$eval(`#${id} option`, (options, wanted) => options.find((option) => option.text === wanted)?.value ?? "", name);
        assert.ok(value, `#${id} offers ${name}`);
        await page.select(`#${id}`, value);
    }
    await page.click("#edge-add");
}

test("what if: an edge by keyboard and mouse, what it changes, and the spec that joinery accepts", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#mode=whatif" });
    const { page } = opened;
    const before = await tableIn(page);
    await addEdge(page, "u64", "i64");
    const after = await tableIn(page);
    const changed = after.cells.filter((result, at) => result !== before.cells[at]).length;
    assert.ok(changed > 0);
    assert.equal(await page.$$eval("#table td.differs", (cells) => cells.length), changed, "the changed cells are marked");
    assert.match(await textOf(page, "#whatif-result"), new RegExp(`\\b${changed}\\b`));

    const path = join(scratch, "edited.lua");
    writeFileSync(path, await page.$eval("#spec-text", (element) => (/** @type {HTMLTextAreaElement} */ (element).value ?? element.textContent)));
    answerOf(["check", path, "-q"], { exits: [0, 1] });
    assert.deepEqual(tableFromCsv(path), after, "the spec that the page writes is the table that it shows");

    const hash = await page.evaluate(() => location.hash);
    await close(opened);
    const again = await open(browser, pageOf("jax"), { hash });
    assert.deepEqual(await tableIn(again.page), after, "the address keeps the edge");
    await again.page.click("#edge-undo");
    assert.deepEqual(await tableIn(again.page), before, "taken back");
    await close(again);
});

test("what if: an edge that closes a cycle is refused with the cycle", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#mode=whatif" });
    const before = await tableIn(opened.page);
    await addEdge(opened.page, "f64", "i8");
    assert.match(await textOf(opened.page, "#whatif-result"), /cycle|both ways|already/i);
    assert.deepEqual(await tableIn(opened.page), before);
    await close(opened);
});

test("what if: an edge that is dragged in the diagram, one that is chosen there by keyboard, and the spec copied", async () => {
    const opened = await open(browser, pageOf("jax"), { hash: "#mode=whatif" });
    const { page } = opened;
    const { dtypes } = await tableIn(page);
    const node = (/** @type {string} */ name) => `#diagram .joinery-node:has(tspan[data-id="${dtypes.indexOf(name)}"])`;
    await until(page, "the diagram is drawn", `document.querySelector('${node("f16")}')`);
    const [from, to] = [await page.middle(node("bf16")), await page.middle(node("f16"))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    assert.match(await page.evaluate(() => location.hash), /from=bf16&to=f16/);
    for (const name of ["u8", "i8"]) {
        await page.focus(node(name));
        await page.keyboard.press("Enter");
    }
    assert.match(await page.evaluate(() => location.hash), /from=u8&to=i8/);
    assert.equal(await page.$$eval("#edge-list li", (edges) => edges.length), 2);

    await page.click("#spec summary");
    await page.click("#spec-copy");
    await page.click("#bring");
    await page.focus("#csv-text");
    await page.keyboard.down("Control");
    await page.keyboard.press("v");
    await page.keyboard.up("Control");
    const copied = await page.$eval("#csv-text", (box) => (/** @type {HTMLTextAreaElement} */ (box)).value);
    assert.equal(copied, await page.$eval("#spec-text", (box) => (/** @type {HTMLTextAreaElement} */ (box)).value));
    await page.click("#csv-cancel");
    const path = join(scratch, "copied.lua");
    writeFileSync(path, copied);
    assert.deepEqual(tableFromCsv(path), await tableIn(page));
    await close(opened);
});

/**
 * @param {Page} page
 * @param {string} csv
 */
async function paste(page, csv) {
    if (!(await page.evaluate(() => document.querySelector("#csv-dialog[open]") !== null))) await page.click("#bring");
    await page.$eval("#csv-text", (box, text) => { /** @type {HTMLTextAreaElement} */ (box).value = text; }, csv);
    await page.click("#csv-show");
}

for (const spec of ["numpy", "pytorch", "jax_today", "array_api"]) {
    test(`a pasted table of ${spec} is that table, with the verdict of check`, async () => {
        const opened = await open(browser, pageOf("jax"));
        const { page } = opened;
        const csv = answerOf(["table", spec, "--format", "csv"]);
        await paste(page, csv);
        await until(page, "the dialog closes", `!document.getElementById("csv-dialog").open`);
        assert.deepEqual(await tableIn(page), tableFromCsv(spec));
        const path = join(scratch, `${spec}_own.csv`);
        writeFileSync(path, csv);
        const [, verdict] = answerOf(["check", path], { exits: [0, 1] }).split("Verdict\n");
        const first = verdict.split("\n")[0].trim().replace(/:.*/, "").replace(/\.$/, "");
        assert.ok((await textOf(page, "#verdict")).includes(first.slice(0, 40)), `${first}: ${await textOf(page, "#verdict")}`);
        await close(opened);
    });
}

test("a bad table says where, and leaves the page as it was", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    const before = await tableIn(page);
    const bad = ["", "a,b", ",a,b\na,a,b\n", ",a,b\na,a,zzz\nb,b,b\n", ",a,a\na,a,a\na,a,a\n", "\"", ",a,b\na,a,b\nb,b\n", "<script>alert(1)</script>",
        ",<b>x\n<b>x,<img src=x onerror=alert(1)>\n"];
    for (const csv of bad) {
        await paste(page, csv);
        assert.ok((await textOf(page, "#csv-error")).length > 10, `of ${JSON.stringify(csv)}`);
        assert.ok(await page.evaluate(() => document.querySelector("#csv-dialog[open]") !== null), `still open after ${JSON.stringify(csv)}`);
    }
    await page.keyboard.press("Escape");
    assert.deepEqual(await tableIn(page), before);
    await close(opened);
});

test("a table that is dropped on the page is shown", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    await page.evaluate((csv) => {
        const carried = new DataTransfer();
        carried.items.add(new File([csv], "own.csv", { type: "text/csv" }));
        for (const type of ["dragenter", "dragover", "drop"])
            document.body.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
    }, ",a,b\na,a,b\nb,b,b\n");
    await until(page, "the table of two", `document.querySelectorAll("#table thead th").length === 2`);
    await close(opened);
});

test("a pasted table is in the address", async () => {
    const opened = await open(browser, pageOf("jax"));
    await paste(opened.page, ",a,b\na,a,b\nb,b,b\n");
    const hash = await opened.page.evaluate(() => location.hash);
    await close(opened);
    const again = await open(browser, pageOf("jax"), { hash });
    assert.deepEqual((await tableIn(again.page)).dtypes, ["a", "b"]);
    await close(again);
});
