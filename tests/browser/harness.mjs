// What the tests of pages share: Chromium, the pages of specs, and a look at what a page shows.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Browser } from "./chromium.mjs";

/** @typedef {import("./chromium.mjs").Page} Page */
/** @typedef {{ page: Page, faults: string[] }} Opened a page, and what went wrong in it so far */

export const here = dirname(fileURLToPath(import.meta.url));
export const root = resolve(here, "../..");
export const joinery = resolve(process.env.JOINERY ?? join(root, "build/dev/bin/joinery"));
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** A folder for what a test file makes; gone when its process ends. */
export const scratch = mkdtempSync(join(tmpdir(), "joinery_browser_"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** Nothing but what the tests ask for: as root there is no sandbox, and no machine of ours has a graphics card. */
const CHROMIUM_OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--allow-file-access-from-files"];

/** Chromium, without a window. */
export async function startChromium() {
    return new Browser(chromium, [...CHROMIUM_OPTIONS, `--user-data-dir=${join(scratch, "profile")}`]);
}

/**
 * What `joinery ARGUMENTS` writes to standard output.
 * @param {string[]} words
 * @param {{ input?: string, exits?: number[] }} [how] standard input; the exit statuses that are no failure
 */
export function answerOf(words, { input = "", exits = [0] } = {}) {
    const run = spawnSync(joinery, words, { input, encoding: "utf8", maxBuffer: 1 << 28 });
    assert.ok(exits.includes(run.status ?? -1), `joinery ${words.join(" ")}: exit ${run.status}\n${run.stderr}`);
    return run.stdout;
}

/** The names of the specs that are installed. */
export function installedSpecs() {
    return answerOf(["list", "--format", "csv"]).trim().split("\n").slice(1).map((line) => line.split(",")[0]);
}

/**
 * Writes the page of a spec. The same words give the same file.
 * @param {string} spec
 * @param {string[]} more
 * @returns {string} its path
 */
export function pageOf(spec, ...more) {
    const path = join(scratch, `${[spec, ...more].join("_").replace(/[^\w]+/g, "_").slice(-100)}.html`);
    answerOf(["explore", spec, ...more, "-o", path], { exits: [0, 1] });
    return path;
}

/** What a page may ask for: itself, and what stands in it. @param {string} url */
function isLocal(url) {
    return /^(file|data|blob|about):/.test(url);
}

/** @typedef {{ width?: number, height?: number, dark?: boolean, still?: boolean, hash?: string, slow?: number }} View slow: by how much the processor is slowed down */

/**
 * Opens a file in a page of its own. What the page complains of, throws, or asks the network for is a fault; a fault fails
 * the test when it closes the page.
 * @param {Browser} browser
 * @param {string} path
 * @param {View} view width and height in CSS pixels
 * @returns {Promise<Opened>}
 */
export async function open(browser, path, { width = 1280, height = 900, dark = false, still = false, hash = "", slow = 1 } = {}) {
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on("Runtime.consoleAPICalled", ({ type, args }) => {
        if (["error", "warning", "assert"].includes(type)) faults.push(`console: ${args.map((/** @type {any} */ arg) => arg.value ?? arg.description).join(" ")}`);
    });
    page.on("Log.entryAdded", ({ entry }) => {
        if (["error", "warning"].includes(entry.level)) faults.push(`console: ${entry.text}`);
    });
    page.on("Runtime.exceptionThrown", ({ exceptionDetails: { text, exception } }) => faults.push(`thrown: ${exception?.description ?? text}`));
    page.on("Page.javascriptDialogOpening", ({ message }) => {
        faults.push(`dialog: ${message}`);
        void page.send("Page.handleJavaScriptDialog", { accept: false });
    });
    page.on("Network.requestWillBeSent", ({ request }) => {
        if (!isLocal(request.url)) faults.push(`asked the network for ${request.url}`);
    });
    await page.setViewport({ width, height });
    await page.emulateMedia({ features: [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: still ? "reduce" : "no-preference" },
    ] });
    if (slow > 1) await page.send("Emulation.setCPUThrottlingRate", { rate: slow });
    await page.goto(pathToFileURL(path).href + hash);
    return { page, faults };
}

/**
 * Closes a page that had no fault.
 * @param {Opened} opened
 */
export async function close({ page, faults }) {
    await page.close();
    assert.deepEqual(faults, []);
}

/**
 * The text that an element shows.
 * @param {Page} page
 * @param {string} selector
 */
export function textOf(page, selector) {
    return page.$eval(selector, (element) => /** @type {string} */ (element.innerText).trim());
}

/**
 * Waits until what `look` says of the page is true; fails with `what` after a while.
 * @param {Page} page
 * @param {string} what
 * @param {string} look an expression
 */
export async function until(page, what, look) {
    try {
        await page.until(look);
    } catch {
        assert.fail(`never: ${what} (${look})`);
    }
}

/** Waits until the page has all answers of the program in it. @param {Page} page */
export function settled(page) {
    return until(page, "the program has answered", `document.getElementById("explanation").getAttribute("aria-busy") === "false"`);
}

/** How far the page is wider than the window, in CSS pixels. @param {Page} page */
export function overflow(page) {
    return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Dark differs from light in colours alone. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * axe-core finds nothing wrong with a page that is light, nor once it is dark.
 * @param {Page} page
 */
export async function isAccessible(page) {
    await page.run(join(here, "../node_modules/axe-core/axe.min.js"));
    for (const [scheme, rules] of /** @type {[string, string[]?][]} */ ([["light"], ["dark", COLOUR_RULES]])) {
        await page.emulateMedia({ features: [{ name: "prefers-color-scheme", value: scheme }] });
        assert.deepEqual(await axeFaults(page, rules), [], scheme);
    }
}

/**
 * What axe-core says is wrong with a page, a line for each element.
 * @param {Page} page
 * @param {string[]} [rules] those of its rules that are asked, all if there are none
 * @returns {Promise<string[]>}
 */
function axeFaults(page, rules) {
    return page.evaluate(async (/** @type {string[] | undefined} */ runOnly) => {
        const { axe } = /** @type {any} */ (globalThis);
        const result = await axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
        return result.violations.flatMap((/** @type {any} */ violation) => violation.nodes.slice(0, 3)
            .map((/** @type {any} */ node) => `${violation.id}: ${node.target.join(" ")}: ${node.failureSummary.replace(/\s+/g, " ")}`));
    }, rules);
}

/**
 * Runs a program that must succeed.
 * @param {string} program
 * @param {string[]} words
 * @param {string} [input]
 */
export function run(program, words, input = "") {
    return execFileSync(program, words, { input, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "pipe"] });
}
