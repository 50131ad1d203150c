// What a reader does with the page of a spec: points at cells, walks by keyboard, follows the verdict, compares, asks, and
// comes back by the address.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { answerOf, close, open, pageOf, scratch, settled, startChromium, textOf, until } from "./harness.mjs";

/** @typedef {import("./chromium.mjs").Page} Page */

/** @type {import("./chromium.mjs").Browser} */
let browser;
before(async () => {
    browser = await startChromium();
});
after(() => browser.close());

/** @type {Map<string, string[]>} by spec, its dtypes */
const dtypesOf = new Map();

/** @param {string} spec */
function dtypes(spec) {
    if (!dtypesOf.has(spec)) dtypesOf.set(spec, JSON.parse(answerOf(["table", spec, "--format", "json"])).dtypes);
    return dtypesOf.get(spec) ?? [];
}

/**
 * The selector of a cell of the table; "" is the header.
 * @param {string} spec
 * @param {string} a
 * @param {string} b
 */
function cell(spec, a, b) {
    return `#table [data-cell="${dtypes(spec).indexOf(a)},${dtypes(spec).indexOf(b)}"]`;
}

/**
 * The selector of the node of a dtype in the diagram.
 * @param {string} spec
 * @param {string} name
 */
function node(spec, name) {
    return `#diagram .joinery-node:has(tspan[data-id="${dtypes(spec).indexOf(name)}"])`;
}

/**
 * What is lit: the dtypes of headers in the table, and those in the diagram.
 * @param {Page} page
 */
function lit(page) {
    return page.evaluate(() => ({
        rows: [...document.querySelectorAll("#table tbody th.lit")].map((header) => header.textContent ?? "").sort(),
        columns: [...document.querySelectorAll("#table thead th.lit")].map((header) => header.textContent ?? "").sort(),
        chosen: [...document.querySelectorAll("#table td.chosen")].map((chosen) => chosen.getAttribute("aria-label") ?? ""),
        drawn: [...document.querySelectorAll("#diagram .joinery-node.joinery-lit tspan")].map((name) => name.textContent ?? "").sort(),
        edges: document.querySelectorAll("#diagram .joinery-edge.joinery-lit").length,
    }));
}

/**
 * Moves the focus to an element of SVG.
 * @param {Page} page
 * @param {string} selector
 */
function focusSvg(page, selector) {
    return page.$eval(selector, (element) => (/** @type {SVGElement} */ (element)).focus());
}

/**
 * Walks by keyboard to a cell of the table.
 * @param {Page} page
 * @param {number} row
 * @param {number} column
 */
async function walk(page, row, column) {
    await page.focus("#table [tabindex='0']");
    for (let i = 0; i < row; i++) await page.keyboard.press("ArrowDown");
    for (let i = 0; i < column; i++) await page.keyboard.press("ArrowRight");
}

test("a cell under the pointer lights operands and join, and says why and at what cost", async () => {
    const opened = await open(browser, pageOf("numpy"));
    const { page } = opened;
    await page.hover(cell("numpy", "i64", "f16"));
    await until(page, "the reason is there", `document.getElementById("because")?.textContent.includes("f64")`);
    await settled(page);
    assert.deepEqual(await lit(page), {
        rows: ["f16", "f64", "i64"],
        columns: ["f16", "f64", "i64"],
        chosen: ["i64 with f16 gives f64; i64 may round"],
        drawn: ["f16", "f32", "f64", "i64"], // with what lies on the way
        edges: 3,
    });
    const said = await textOf(page, "#explanation");
    assert.match(said, /i64\W+\+\W*f16\W+f64/);
    assert.match(said, /may round/);
    assert.ok((await textOf(page, "#because")).length > 20);
    await close(opened);
});

test("a cell with the focus says the same, and the arrow keys walk", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    await walk(page, 1, 2);
    assert.deepEqual((await lit(page)).chosen, ["u8 with u16 gives u16"]);
    await page.keyboard.press("End");
    assert.deepEqual((await lit(page)).chosen, ["u8 with c* gives c*"]);
    await page.keyboard.down("Control");
    await page.keyboard.press("Home");
    await page.keyboard.up("Control");
    assert.deepEqual((await lit(page)).chosen, ["b with b gives b"]);
    await page.keyboard.press("ArrowUp");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "b", "the header of the column");
    await page.keyboard.press("ArrowUp");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "b", "there is nothing above");
    await close(opened);
});

test("a dtype of the diagram under the pointer, with the focus, and chosen", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    await page.hover(node("jax", "u16"));
    assert.deepEqual((await lit(page)).rows, ["u16"]);
    assert.match(await textOf(page, "#explanation"), /unsigned integer/i);
    await focusSvg(page, "#diagram .joinery-node[tabindex='0']");
    await page.keyboard.press("ArrowUp");
    const first = (await lit(page)).drawn;
    await page.keyboard.press("ArrowDown");
    assert.notDeepEqual((await lit(page)).drawn, first, "arrow keys walk");
    await page.keyboard.press("Enter");
    await page.click(node("jax", "bf16"));
    assert.match(await page.evaluate(() => location.hash), /pick=[^&]+&pick=bf16/, "by keyboard the one, by pointer the other");
    await close(opened);
});

test("dtypes of one shape unfold and fold, and the address keeps it", async () => {
    const opened = await open(browser, pageOf("jax_today"));
    const { page } = opened;
    const nodes = () => page.$$eval("#diagram .joinery-node", (all) => all.length);
    const folded = await nodes();
    assert.ok(folded < dtypes("jax_today").length, `${folded} nodes`);
    await focusSvg(page, `#diagram .joinery-node[data-members*=" "]`);
    await page.keyboard.press("Enter");
    assert.equal(await nodes(), dtypes("jax_today").length);
    const hash = await page.evaluate(() => location.hash);
    assert.match(hash, /open=/);
    await page.click("#fold");
    assert.equal(await nodes(), folded);
    await close(opened);
    const again = await open(browser, pageOf("jax_today"), { hash });
    assert.equal(await again.page.$$eval("#diagram .joinery-node", (all) => all.length), dtypes("jax_today").length);
    await close(again);
});

test("the keyboard reaches everything that the pointer does, and sees where it is", async () => {
    const opened = await open(browser, pageOf("numpy"));
    const { page } = opened;
    /** @type {string[]} */
    const reached = [];
    for (let i = 0; i < 80; i++) {
        await page.keyboard.press("Tab");
        const at = await page.evaluate(() => {
            const element = document.activeElement;
            if (!element || element === document.body) return null;
            const style = getComputedStyle(element);
            const marked = style.outlineStyle !== "none" || element.matches("svg *, .skip");
            const place = element.closest("#table, #diagram, [id]");
            return { place: place?.id ?? "", marked };
        });
        if (!at) break;
        assert.ok(at.marked, `the focus shows on ${at.place}`);
        reached.push(at.place);
    }
    for (const id of ["search", "edit", "take", "theme", "mode-", "verdict-list", "diagram", "zoom-in", "table", "kinds", "add-operand"])
        assert.ok(reached.some((place) => place.startsWith(id)), `Tab reaches #${id}: ${[...new Set(reached)].join(" ")}`);
    assert.equal(reached.filter((id) => id === "table").length, 1, "the table is one stop");
    await close(opened);
});

test("Enter keeps a cell, Escape lets it go", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    await walk(page, dtypes("jax").indexOf("i8"), dtypes("jax").indexOf("u8"));
    await page.keyboard.press("Enter");
    assert.match(await page.evaluate(() => location.hash), /pick=i8&pick=u8/);
    await page.mouse.move(5, 5);
    assert.deepEqual((await lit(page)).chosen, ["i8 with u8 gives i16"]);
    await page.keyboard.press("Escape");
    assert.doesNotMatch(await page.evaluate(() => location.hash), /pick/);
    await close(opened);
});

test("the verdict begins with what it is, or with what fails and how often, and counts what rounds", async () => {
    for (const [spec, is, first] of [["jax", "A lattice: order and bracketing never matter.", "A lattice"], ["numpy", "", "The result depends on bracketing 188 of"],
        ["jax_today", "A partial lattice: order and bracketing never matter.", "A partial lattice"]]) {
        const opened = await open(browser, pageOf(spec));
        const { page } = opened;
        const { is: said, right } = JSON.parse(answerOf(["check", spec, "--format", "json"], { exits: [0, 1] }));
        assert.equal(said, is);
        assert.ok((await textOf(page, "#verdict")).replace(/^(Verdict)?\W+/, "").startsWith(first), spec);
        assert.equal(await page.$eval("#is", (shown) => shown.hidden), is === "");
        assert.ok((await textOf(page, "#right")).endsWith(right));
        assert.match(right, /pairs round an operand/, spec);
        await close(opened);
    }
});

test("each failure of the verdict lights its witness", async () => {
    const opened = await open(browser, pageOf("numpy"));
    const { page } = opened;
    const count = await page.$$eval("[data-witness]", (buttons) => buttons.length);
    assert.ok(count >= 2, `${count} failures`);
    for (let i = 0; i < Math.min(count, 4); i++) {
        const [visible, example] = await page.$$eval("[data-witness]", (buttons, at) => [buttons[at].checkVisibility(), buttons[at].title], i);
        if (!visible) continue;
        await page.click("[data-witness]", i);
        assert.equal(await page.$$eval("[data-witness]", (buttons, at) => buttons[at].getAttribute("aria-pressed"), i), "true");
        await settled(page);
        const { rows, columns } = await lit(page);
        assert.deepEqual(rows, columns);
        const operands = await page.$$eval("#explanation .sum .dtype", (spans) => spans.map((span) => span.firstChild?.textContent ?? ""));
        for (const operand of operands.slice(0, -1)) {
            assert.ok(rows.includes(operand), `${operand} is lit`);
            assert.ok(example.includes(operand), `${operand} is in the example: ${example}`);
        }
    }
    await close(opened);
});

test("all failures of a group can be walked through", async () => {
    const opened = await open(browser, pageOf("numpy"));
    const { page } = opened;
    const count = Number(await page.$eval("[data-witness='0'] b", (bold) => bold.textContent));
    await page.click("[data-witness='0']");
    await until(page, "the list is there", `document.getElementById("witness")`);
    assert.equal(await page.$$eval("#witness option", (options) => options.length), count);
    const first = await page.evaluate(() => location.hash);
    await page.click("#witness-next");
    await settled(page);
    assert.notEqual(await page.evaluate(() => location.hash), first);
    assert.match(await page.$eval("#witness", (select) => (/** @type {HTMLSelectElement} */ (select)).selectedOptions[0].text), /^2 of /);
    await close(opened);
});

test("the rejected candidates of an ambiguous pair are lit", async () => {
    const spec = "jep_no_unique_lub";
    const { several } = JSON.parse(answerOf(["table", spec, "--format", "json"]));
    const [a, b] = several[0];
    const opened = await open(browser, pageOf(spec));
    const { page } = opened;
    await page.click(cell(spec, a, b));
    await settled(page);
    const { minimal } = JSON.parse(answerOf(["explain", spec, a, b, "--format", "json"], { exits: [0, 1] }));
    const { drawn } = await lit(page);
    for (const name of [a, b, ...minimal]) assert.ok(drawn.includes(name), `${name} is lit`);
    await close(opened);
});

test("a third dtype gives the promotion of three, as a call, and what other orders give", async () => {
    const opened = await open(browser, pageOf("numpy"));
    const { page } = opened;
    await page.click(cell("numpy", "i8", "u8"));
    await page.select("#add-operand", String(dtypes("numpy").indexOf("f16")));
    await until(page, "the answer is there", `document.querySelector("#explanation .brackets")`);
    const answer = JSON.parse(answerOf(["explain", "numpy", "i8", "u8", "f16", "--format", "json"], { exits: [0, 1] }));
    const chips = await page.$$eval("#explanation .sum .dtype", (spans) => spans.map((span) => span.firstChild?.textContent ?? ""));
    assert.deepEqual(chips, ["i8", "u8", "f16", answer.join]);
    assert.match(await textOf(page, "#explanation .sum"), /^result_type\(/);
    const both = await page.$$eval("#explanation .brackets li", (rows) => rows.map((row) => row.textContent));
    assert.deepEqual(both, ["(i8 + u8) + f16 \u2192 f32", "i8 + (u8 + f16) \u2192 f16"]);
    await page.click("[data-remove='0']");
    assert.match(await page.evaluate(() => location.hash), /pick=u8&pick=f16$/);
    await close(opened);
});

test("a question in the words of a library, and one with a dtype that is not there", async () => {
    const opened = await open(browser, pageOf("pytorch"));
    const { page } = opened;
    for (const question of ["torch.int8 + torch.float16", "np.int8 + np.float16", "what is int8 + float16?"]) {
        await page.$eval("#search", (box) => { /** @type {HTMLInputElement} */ (box).value = ""; });
        await page.type("#search", question);
        await page.keyboard.press("Enter");
        await until(page, question, `/pick=i8&pick=f16/.test(location.hash)`);
        await page.keyboard.press("Escape");
        await until(page, "let go", `!/pick/.test(location.hash)`);
    }
    await page.$eval("#search", (box) => { /** @type {HTMLInputElement} */ (box).value = ""; });
    await page.type("#search", "int8 + float6_e3m2fn");
    await until(page, "the note is there", `document.getElementById("search-note").textContent.includes("float6_e3m2fn")`);
    assert.equal(await page.$$eval("#explanation .sum .dtype", (chips) => chips.length), 0, "no other sum beside the note");
    await close(opened);
});

test("the difference to another spec: as many cells as diff counts", async () => {
    const opened = await open(browser, pageOf("jax", "--against", "numpy"));
    const { page } = opened;
    for (const other of ["numpy", "pytorch"]) {
        await page.select("#against", other);
        await until(page, "it is chosen", `document.getElementById("against").value === ${JSON.stringify(other)}`);
        await settled(page);
        const marked = await page.$$eval("#table td.differs", (cells) => cells.length);
        const { differences } = JSON.parse(answerOf(["diff", "jax", other, "--format", "json"], { exits: [0, 1] }));
        assert.equal(marked, differences.length, other);
        assert.ok((await textOf(page, "#mode-bar")).includes(`(jax above, ${other} below)`));
        assert.ok((await textOf(page, "#mode-bar")).includes(String(differences.length)));
        const both = await page.$$eval("#table td.differs", (cells) => cells.map((cell) => cell.textContent));
        assert.deepEqual(both, differences.map((/** @type {any} */ { left, right }) => `${left ?? "\u2013"}\n${right ?? "\u2013"}`), "both results");
    }
    const { full, height } = await page.$eval("#table td.differs", (cell) => ({ full: cell.scrollHeight <= cell.clientHeight, height: cell.clientHeight }));
    assert.ok(full && height < 34, "both lines fit into a cell of the usual height");
    await close(opened);
});

test("the search finds a sum, an alias and a part of a name, and says what it does not know", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    await page.type("#search", "jnp.int8 + bfloat16");
    await page.keyboard.press("Enter");
    await until(page, "the sum is chosen", `/pick=i8&pick=bf16/.test(location.hash)`);
    await page.$eval("#search", (box) => { /** @type {HTMLInputElement} */ (box).value = ""; });
    await page.type("#search", "quaternion");
    await until(page, "the note is there", `/quaternion/.test(document.getElementById("search-note").textContent)`);
    await close(opened);
});

/** @param {Page} page */
function state(page) {
    return page.evaluate(() => ({
        cells: [...document.querySelectorAll("#table td")].map((each) => [each.textContent, ...[...each.classList].sort()].join(" ")),
        modes: [...document.querySelectorAll("[data-mode]")].map((each) => each.getAttribute("aria-pressed")),
        explanation: document.getElementById("explanation-body")?.textContent,
        theme: getComputedStyle(document.body).backgroundColor,
        diagram: document.getElementById("diagram")?.textContent,
    }));
}

test("the address brings a view back", async () => {
    const first = await open(browser, pageOf("jax_today"));
    const { page } = first;
    await page.click("[data-mode=cost]");
    await page.click("[data-mode=difference]");
    await page.select("#against", "numpy");
    await settled(page);
    await page.click("#theme");
    await page.click(cell("jax_today", "u16", "i8"));
    await page.mouse.move(5, 5);
    const hash = await page.evaluate(() => location.hash);
    await settled(page);
    const before = await state(page);
    await close(first);
    const again = await open(browser, pageOf("jax_today"), { hash });
    await again.page.mouse.move(5, 5);
    await until(again.page, "the difference is there", `document.querySelector("#mode-bar b")`);
    await settled(again.page);
    const after = await state(again.page);
    assert.deepEqual(after.cells.filter((cell, at) => cell !== before.cells[at]), []);
    assert.deepEqual({ ...after, cells: [] }, { ...before, cells: [] });
    assert.equal(await again.page.evaluate(() => location.hash), hash);
    await close(again);
});

test("an address that says nonsense is a first view", async () => {
    for (const hash of ["#mode=nothing&pick=nobody&theme=x&text=%00", "#%", "#pick=__proto__", "#spec=../x&text=A", "#spec=nobody", "#gives=x&text=____"]) {
        const opened = await open(browser, pageOf("jax"), { hash });
        assert.ok((await textOf(opened.page, "#table")).includes("bf16"), hash);
        await close(opened);
    }
});

test("without motion where the reader wants none", async () => {
    const opened = await open(browser, pageOf("jax"), { still: true });
    const moving = await opened.page.evaluate(() => [...document.querySelectorAll("*")].filter((element) => {
        const style = getComputedStyle(element);
        const seconds = `${style.transitionDuration},${style.animationDuration}`.split(",").map(Number.parseFloat);
        return style.scrollBehavior === "smooth" || seconds.some((each) => each > 0.01);
    }).map((element) => `${element.tagName}.${element.getAttribute("class")}`));
    assert.deepEqual(moving, []);
    await close(opened);
});

test("Back steps through what was chosen", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    await page.click(cell("jax", "u8", "i8"));
    await page.click(cell("jax", "u16", "f16"));
    await page.evaluate(() => history.back());
    await until(page, "the first pair is back", `document.querySelector("#table td.chosen")?.getAttribute("aria-label").startsWith("u8 with i8")`);
    await close(opened);
});

test("words are explained where they stand", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    await page.click("#diagram-help .help");
    assert.match(await page.$eval("#diagram-help .help-words", (words) => words.checkVisibility() ? words.textContent ?? "" : ""), /Hasse diagram draws/);
    await close(opened);
});

test("dtypes by the names of libraries everywhere, by a switch that the address keeps", async () => {
    const opened = await open(browser, pageOf("numpy"));
    const { page } = opened;
    const pressed = () => page.$$eval("#names [aria-pressed='true']", (buttons) => buttons.map((button) => button.textContent));
    const shown = () => page.$$eval("#table thead th, #diagram tspan, #explanation .dtype, .joinery-settled li, #add-operand option, #because",
        (all) => all.map((each) => each.textContent ?? ""));
    await settled(page);
    assert.deepEqual(await pressed(), ["i8"]);
    const short = await shown();
    await page.click("#names [data-names=int8]");
    await settled(page);
    assert.deepEqual(await pressed(), ["int8"]);
    const left = (await shown()).join(" ").match(/\b[uifc]\d+\b/g);
    assert.deepEqual(left, null);
    assert.match(await textOf(page, "#explanation .sum"), /int8[^]*float16/);
    assert.match(await textOf(page, ".joinery-settled"), /bool with i\*: int64/);
    assert.match(await page.$eval(cell("numpy", "i64", "f16"), (element) => element.getAttribute("aria-label") ?? ""), /^int64 with float16 gives float64/);
    const wide = await page.$$eval("#diagram .joinery-node", (nodes) => nodes.filter((each) =>
        each.querySelector(".joinery-names").getBoundingClientRect().width > each.querySelector(".joinery-shape").getBoundingClientRect().width)
        .map((each) => each.textContent));
    assert.deepEqual(wide, [], "names stay within their nodes");
    const hash = await page.evaluate(() => location.hash);
    assert.equal(hash, "#names=int8");
    await page.click("#names [data-names=i8]");
    await settled(page);
    assert.deepEqual(await shown(), short);
    await close(opened);
    for (const link of [hash, "#long=1"]) { // the second one is of version 0.2
        const again = await open(browser, pageOf("numpy"), { hash: link });
        assert.equal((await again.page.$$eval("#table thead th", (headers) => headers[1].textContent)), "uint8", link);
        await close(again);
    }
});

test("a spec with the names of libraries in short, and one without other names has no switch", async () => {
    const path = join(scratch, "named.csv");
    writeFileSync(path, ",int8,int16\nint8,int8,int16\nint16,int16,int16\n");
    const opened = await open(browser, pageOf(path));
    await opened.page.click("#names [data-names=i8]");
    assert.deepEqual(await opened.page.$$eval("#table thead th", (headers) => headers.map((header) => header.textContent)), ["i8", "i16"]);
    await close(opened);
    const own = join(scratch, "unnamed.csv");
    writeFileSync(own, ",x,y\nx,x,y\ny,y,y\n");
    const unnamed = await open(browser, pageOf(own));
    assert.ok(await unnamed.page.$eval("#names", (names) => names.hidden));
    await close(unnamed);
});

test("the header has the choice of system, a label on the search, and Share and export", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    assert.ok(await page.$eval("#top #gallery", (select) => select.checkVisibility()));
    assert.equal(await textOf(page, "label[for=search]"), "Search");
    assert.equal(await page.$eval("#take", (select) => select.selectedOptions[0].textContent), "Share and export");
    await page.select("#gallery", "pytorch");
    await until(page, "PyTorch", `document.getElementById("title").textContent.includes("PyTorch")`);
    assert.match(await page.evaluate(() => location.hash), /spec=pytorch/);
    assert.ok(await page.$eval("#editor", (editor) => editor.hidden), "without the editor");
    await close(opened);
});

test("names are read in full, and a table of 17 dtypes by those of libraries is in sight at 1,600 pixels", async () => {
    const opened = await open(browser, pageOf("numpy"), { width: 1600, hash: "#names=int8" });
    const { page } = opened;
    const cut = await page.$$eval("#table td, #table th, #table th span", (shown) => shown
        .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.textContent));
    assert.deepEqual(cut, []);
    assert.ok(await page.$eval("#table", (table) => table.scrollWidth <= table.clientWidth));
    await page.click("#cells");
    const heads = await page.$$eval("#table tbody th", (shown) => shown.map((each) => each.scrollWidth - each.clientWidth));
    assert.ok(Math.max(...heads) <= 1, "nor do names of rows leave their column beside colours");
    await close(opened);
});

test("a loss is a corner of the cell, larger and of another colour where more than rounding happens, as the legend says", async () => {
    const opened = await open(browser, pageOf("jax"));
    const { page } = opened;
    const corner = (/** @type {string} */ a, /** @type {string} */ b) => page.$eval(cell("jax", a, b), (element) => {
        const { content, width, backgroundImage } = getComputedStyle(element, "::after");
        return { content, width: parseFloat(width), backgroundImage };
    });
    const [exact, rounds, overflows] = [await corner("u8", "f16"), await corner("u32", "f32"), await corner("u32", "f16")];
    assert.deepEqual([exact.content, rounds.content, overflows.content], ["none", '""', '""']);
    assert.ok(rounds.width > 0 && overflows.width > rounds.width && overflows.backgroundImage !== rounds.backgroundImage);
    const legend = await page.$$eval("#legend .loss", (signs) => signs.map((sign) => getComputedStyle(sign).backgroundImage));
    assert.deepEqual(legend, [rounds.backgroundImage, overflows.backgroundImage]);
    await close(opened);
});

test("the difference to the same promotion keeps its colours", async () => {
    const path = join(scratch, "same.lua");
    writeFileSync(path, `return { extends = "jax", name = "same" }\n`);
    const opened = await open(browser, pageOf("jax", "--against", path));
    const { page } = opened;
    await until(page, "no difference", `/No difference/.test(document.getElementById("mode-bar").textContent)`);
    assert.equal(await page.$$eval("#table td.faded, #table td.differs", (cells) => cells.length), 0);
    await close(opened);
});
