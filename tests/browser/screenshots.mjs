// Writes pictures of pages, to be looked at. usage: node screenshots.mjs FOLDER [SPEC|FILE.html...]
// The words after a spec: --widths 1280,360  --themes light,dark  --hash mode=cost  --full (the whole page)  --name suffix
import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { open, pageOf, startChromium } from "./harness.mjs";

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        widths: { type: "string", default: "1280,768,360" },
        themes: { type: "string", default: "light,dark" },
        hash: { type: "string", default: "" },
        full: { type: "boolean", default: false },
        name: { type: "string", default: "" },
    },
});
const [folder = "screenshots", ...specs] = positionals;
mkdirSync(folder, { recursive: true });
const browser = await startChromium();
for (const spec of specs.length ? specs : ["jax"]) {
    const page = spec.endsWith(".html") || spec.endsWith(".svg") ? spec : pageOf(spec);
    for (const width of (values.widths ?? "").split(",").map(Number)) {
        for (const theme of (values.themes ?? "").split(",")) {
            const height = width < 500 ? 780 : 900;
            const opened = await open(browser, page, { width, height, dark: theme === "dark", hash: values.hash && `#${values.hash}` });
            const name = [basename(spec).replace(/\.\w+$/, ""), width, theme, values.name].filter((word) => word !== "").join("_");
            const path = join(folder, `${name}.png`);
            await opened.page.screenshot(path, values.full);
            console.log([path, ...opened.faults].join("\n  "));
            await opened.page.close();
        }
    }
}
await browser.close();
