/* What a reader takes away: the link, the table, the diagram, the spec. */
import { byId, element } from "./dom.js";

/** @import { Program, Source } from "./program.js" */

/** Lets the browser save a file. @param {string} name @param {Blob} content */
export function saveFile(name, content) {
    const link = element("a", { href: URL.createObjectURL(content), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** @param {string} text */
export async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const area = document.createElement("textarea");
        area.value = text;
        document.body.append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
    }
}

/** An SVG as pixels, twice as many as it has units. @param {string} svg @returns {Promise<Blob>} */
async function pictureOf(svg) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2 * image.width, 2 * image.height];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/**
 * Does what the menu says, and says that it was done.
 * @param {string} chosen the value of its option
 * @param {Program} program
 * @param {Source & { name: string, text: string }} source
 */
export async function takeAway(chosen, program, { argument, files, name, text }) {
    const answer = async (/** @type {string[]} */ ...words) => (await program.run(words, files)).output;
    const note = byId("took");
    note.textContent = "";
    if (chosen === "link") await copyText(location.href);
    else if (chosen === "md" || chosen === "csv") await copyText(await answer("table", argument, "--format", chosen));
    else if (chosen === "spec") saveFile(`${name}.${/^[\s\S]*?\breturn\b|^\s*--/.test(text) ? "lua" : "csv"}`, new Blob([text], { type: "text/plain" }));
    else {
        const svg = await answer("graph", argument, "--format", "svg");
        saveFile(`${name}.${chosen}`, chosen === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await pictureOf(svg));
    }
    note.textContent = ["link", "md", "csv"].includes(chosen) ? "Copied." : "Saved.";
}
