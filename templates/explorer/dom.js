/* Elements from data: everything that a page shows goes in as text, never as markup. */

/** @typedef {string | Node | null | undefined | false} Child */

/** Adds what there is of `children` to `parent`. @param {Element} parent @param {Child[]} children */
export function addTo(parent, ...children) {
    for (const child of children) {
        if (child || child === "") parent.append(child);
    }
}

/**
 * A new element. An attribute that is null or false is left out, one that is true is empty.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {{ [name: string]: string | number | boolean | null | undefined }} [attributes]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        made.setAttribute(name, value === true ? "" : String(value));
    }
    addTo(made, ...children);
    return made;
}

/** Puts `children` in the place of what `parent` has. @param {Element} parent @param {Child[]} children */
export function fill(parent, ...children) {
    parent.replaceChildren();
    addTo(parent, ...children);
}

/**
 * Sets a property of an element's style, if that is a change.
 * @param {HTMLElement | SVGElement} styled
 * @param {string} property
 * @param {string} value
 */
export function setStyle(styled, property, value) {
    if (styled.style.getPropertyValue(property) !== value) styled.style.setProperty(property, value);
}

/** An element of the page that must be there. @param {string} id @returns {HTMLElement} */
export function byId(id) {
    const found = document.getElementById(id);
    if (!found) throw new Error(`the page has no #${id}`);
    return found;
}

/**
 * Does something that may put new elements in the place of the one that has the focus; the one of its id then gets it,
 * else the first control of the same part of the page.
 * @template T
 * @param {() => T} action
 * @returns {T}
 */
export function keepFocus(action) {
    const had = document.activeElement;
    const part = had?.closest("[data-part]");
    const done = action();
    if (!(had instanceof HTMLElement) || !part || document.activeElement === had) return done;
    const heir = had.isConnected ? had : had.id ? document.getElementById(had.id) : null;
    /** @type {HTMLElement | null} */ (heir ?? part.querySelector("select, button"))?.focus({ preventScroll: true });
    return done;
}

/**
 * The nearest element around where an event happened that carries data-NAME, and what it says.
 * @param {Event} event
 * @param {string} name as in `dataset`
 * @returns {string | null}
 */
export function dataAt(event, name) {
    const target = event.target;
    if (!(target instanceof Element)) return null;
    const around = target.closest(`[data-${name}]`);
    return around ? around.getAttribute(`data-${name}`) : null;
}

/** Characters that turn the direction of what follows them, begin a line, or show nothing, as in base/text.c. */
const TURNING =
    /[\u0080-\u009f\u2028-\u202e\ufff0-\ufffb\ufffe\uffff]|\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu;

/** Letters that are written from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text in which the characters that turn what follows are shown by their codes, as joinery does everywhere.
 * @param {string} text
 */
export function plainText(text) {
    return text.replace(TURNING, (turn) => `\\u{${turn.codePointAt(0)?.toString(16).toUpperCase()}}`);
}

/**
 * A name as part of a sentence: one that is written from right to left does not turn what is around it.
 * @param {string} name
 */
export function isolated(name) {
    const plain = plainText(name);
    return FROM_THE_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** "a, b and c". @param {string[]} words @param {string} last the word before the last one */
export function listed(words, last = "and") {
    if (words.length < 2) return words.join("");
    return `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
}

/** "1 cell", "2 cells". @param {number} count @param {string} one @param {string} many */
export function counted(count, one, many = `${one}s`) {
    return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
