// How quick the page is: `node tests/browser/bench.mjs SPEC...` prints, in milliseconds, when the first picture is there, how long
// an edit of the text takes until it is judged and drawn, and how long the table and the panel take to follow the pointer, each as
// median and worst. JOINERY names the program. No test: the figures are of the machine, and of what else it does.
import { close, open, pageOf, settled, startChromium } from "./harness.mjs";

const RUNS = 15;

/** @param {number[]} times */
function told(times) {
    const sorted = [...times].sort((a, b) => a - b).map(Math.round);
    return `${sorted[Math.floor(sorted.length / 2)]} (worst ${sorted[sorted.length - 1]})`;
}

const browser = await startChromium();
for (const spec of process.argv.slice(2)) {
    const path = pageOf(spec);
    const first = [];
    for (let i = 0; i < RUNS; i++) {
        const opened = await open(browser, path);
        first.push(await opened.page.evaluate(() => performance.getEntriesByName("shown")[0].startTime));
        await close(opened);
    }
    const opened = await open(browser, path, { hash: "#editor=1" });
    const { page } = opened;
    await settled(page);
    const edits = await page.evaluate(async (runs) => {
        const area = /** @type {HTMLTextAreaElement} */ (document.getElementById("text"));
        const text = area.value;
        const times = [];
        for (let i = 0; i < runs + 5; i++) {
            const drawn = new Promise((resolve) => new MutationObserver((_, seen) => {
                seen.disconnect();
                requestAnimationFrame(resolve);
            }).observe(document.getElementById("title") ?? document.body, { childList: true, subtree: true }));
            const start = performance.now();
            area.value = `${text}\n-- ${i}\n`;
            area.dispatchEvent(new Event("input"));
            await drawn;
            if (i >= 5) times.push(performance.now() - start); // the first ones compile
            await new Promise((resolve) => setTimeout(resolve, 200));
        }
        return times;
    }, RUNS);
    const hovers = await page.evaluate((runs) => Array.from({ length: runs }, (_, i) => {
        const cells = document.querySelectorAll("#table td[data-cell]");
        const start = performance.now();
        cells[(i * 37) % cells.length].dispatchEvent(new PointerEvent("pointerover", { bubbles: true, screenX: i + 1, screenY: i }));
        return performance.now() - start;
    }), RUNS);
    console.log(`${spec}: first picture ${told(first)}, an edit ${told(edits)}, hover ${told(hovers)}`);
    await close(opened);
}
await browser.close();
