/* What is shown: its name, where it comes from, and what the page is. */
import { byId, counted, element, fill, plainText } from "./dom.js";

/** @import { Page, System } from "./model.js" */

/** Titles of more characters are set smaller. */
const LONG_TITLE = 44;

/**
 * @param {System} base
 * @param {Page} page
 */
export function showName(base, page) {
    const { name, source: from, note, dtypes, n } = base;
    const own = base === page.system;
    const title = own ? base.title : "Your own table";
    const titled = title && title !== name && own;
    document.title = `${plainText(title ?? name)}: promotion of dtypes`;
    fill(
        byId("title"),
        plainText(title ?? name),
        titled ? " " : null,
        titled ? element("code", {}, plainText(name)) : null,
    );
    const weak = dtypes.filter((dtype) => dtype.weak).length;
    const facts = `${counted(n, "dtype")}${weak ? `, ${weak} of them weak` : ""}; a ${base.class}`;
    byId("title").classList.toggle("long", (title ?? name).length > LONG_TITLE);
    fill(byId("about"), facts, from ? `; ${plainText(from)}` : null);
    byId("about").title = from ?? "";
    const remark = note && (/[.!?]$/.test(note) ? `${note} ` : `${note}. `);
    fill(
        byId("foot"),
        remark,
        `Made by joinery ${page.joinery}. The page is all in this file: it loads nothing and sends nothing.`,
    );
    byId("back").hidden = own;
    byId("back").textContent = `Back to ${page.system.name}`;
}
