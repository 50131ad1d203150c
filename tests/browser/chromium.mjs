// Chromium without a window, driven by its own protocol over a pipe, with no package between.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";

/** @typedef {{ id?: number, method?: string, params?: any, result?: any, error?: { message: string }, sessionId?: string }} Message */

/** What the protocol asks to know of keys that write nothing, or not themselves: the code, and what they write. */
const KEYS = /** @type {Record<string, [number, string?]>} */ ({ Backspace: [8], Tab: [9], Enter: [13, "\r"], Control: [17],
    Shift: [16], Escape: [27], End: [35], Home: [36], ArrowLeft: [37], ArrowUp: [38], ArrowRight: [39], ArrowDown: [40] });
const MODIFIERS = /** @type {Record<string, number>} */ ({ Control: 2, Shift: 8 });

/** A tab. What is looked up in it by a function is what that function returns there, as JSON. */
export class Page {
    /** @type {Map<string, ((params: any) => void)[]>} */
    #listeners = new Map();
    #browser;
    #session;
    #target;
    #media = /** @type {{ media?: string, features?: object[] }} */ ({});
    #modifiers = 0;
    #at = { x: 0, y: 0 };
    #pressed = false;

    /** @param {Browser} browser @param {string} session @param {string} target */
    constructor(browser, session, target) {
        this.#browser = browser;
        this.#session = session;
        this.#target = target;
    }

    /** @param {string} method @param {object} [params] @returns {Promise<any>} */
    send(method, params = {}) {
        return this.#browser.send(method, params, this.#session);
    }

    /** Calls `then` at every event of that name. @param {string} method @param {(params: any) => void} then */
    on(method, then) {
        this.#listeners.set(method, [...this.#listeners.get(method) ?? [], then]);
    }

    /** @param {string} method @param {any} params */
    hears(method, params) {
        for (const then of this.#listeners.get(method) ?? []) then(params);
    }

    /** @param {string} expression @returns {Promise<any>} */
    async #ask(expression) {
        const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
    }

    /** @template {any[]} A @template R @param {((...of: A) => R) | string} look @param {A} of @returns {Promise<Awaited<R>>} */
    evaluate(look, ...of) {
        return this.#ask(typeof look === "string" ? look : `(${look})(...${JSON.stringify(of)})`);
    }

    /** @template {any[]} A @template R @param {string} selector @param {(element: any, ...of: A) => R} look @param {A} of @returns {Promise<Awaited<R>>} */
    $eval(selector, look, ...of) {
        const found = `document.querySelector(${JSON.stringify(selector)}) ?? (() => { throw Error("nothing is ${selector.replace(/["\\]/g, "")}"); })()`;
        return this.#ask(`(${look})(${found}, ...${JSON.stringify(of)})`);
    }

    /** @template {any[]} A @template R @param {string} selector @param {(elements: any[], ...of: A) => R} look @param {A} of @returns {Promise<Awaited<R>>} */
    $$eval(selector, look, ...of) {
        return this.#ask(`(${look})([...document.querySelectorAll(${JSON.stringify(selector)})], ...${JSON.stringify(of)})`);
    }

    /** Waits for what an expression says, looking every 20 ms. @param {string} look @param {number} [milliseconds] */
    async until(look, milliseconds = 20000) {
        const end = Date.now() + milliseconds;
        while (!await this.#ask(look)) {
            if (Date.now() > end) throw new Error(`not within ${milliseconds} ms: ${look}`);
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
    }

    /** @param {string} url */
    async goto(url) {
        const loaded = new Promise((resolve) => { this.on("Page.loadEventFired", () => resolve(undefined)); });
        const { errorText } = await this.send("Page.navigate", { url });
        if (errorText) throw new Error(`${url}: ${errorText}`);
        await loaded;
    }

    /** @param {{ width: number, height: number }} size in CSS pixels */
    setViewport(size) {
        return this.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: false });
    }

    /** @param {{ media?: string, features?: { name: string, value: string }[] }} media */
    emulateMedia(media) {
        return this.send("Emulation.setEmulatedMedia", Object.assign(this.#media, media));
    }

    /** The middle of an element that is scrolled to. @param {string} selector @param {number} [nth] @returns {Promise<{ x: number, y: number }>} */
    middle(selector, nth = 0) {
        return this.$$eval(selector, (all, index) => {
            all[index].scrollIntoViewIfNeeded();
            const box = all[index].getBoundingClientRect();
            return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        }, nth);
    }

    /** @param {string} type @param {object} [more] */
    #point(type, more = {}) {
        const button = this.#pressed ? "left" : "none";
        return this.send("Input.dispatchMouseEvent", { type, ...this.#at, button, buttons: this.#pressed ? 1 : 0, modifiers: this.#modifiers, ...more });
    }

    mouse = {
        /** @param {number} x @param {number} y @param {{ steps?: number }} [how] */
        move: async (x, y, { steps = 1 } = {}) => {
            const from = this.#at;
            for (let i = 1; i <= steps; i++) {
                this.#at = { x: from.x + (x - from.x) * i / steps, y: from.y + (y - from.y) * i / steps };
                await this.#point("mouseMoved");
            }
        },
        down: () => {
            this.#pressed = true;
            return this.#point("mousePressed", { clickCount: 1 });
        },
        up: async () => {
            await this.#point("mouseReleased", { clickCount: 1, buttons: 0 });
            this.#pressed = false;
        },
    };

    /** @param {string} selector @param {number} [nth] */
    async hover(selector, nth) {
        const { x, y } = await this.middle(selector, nth);
        await this.mouse.move(x, y);
    }

    /** @param {string} selector @param {number} [nth] */
    async click(selector, nth) {
        await this.hover(selector, nth);
        await this.mouse.down();
        await this.mouse.up();
    }

    /** @param {"keyDown" | "keyUp"} type @param {string} key */
    #key(type, key) {
        const letter = key.length === 1 ? key.toUpperCase() : "";
        const [code, text = letter && key] = KEYS[key] ?? [/[A-Z0-9 ]/.test(letter) ? letter.charCodeAt(0) : 0];
        const writes = type === "keyDown" && text && !(this.#modifiers & MODIFIERS.Control);
        return this.send("Input.dispatchKeyEvent", { type: type === "keyDown" && !writes ? "rawKeyDown" : type, key,
            code: /[A-Z]/.test(letter) ? `Key${letter}` : letter ? "" : key === "Control" || key === "Shift" ? `${key}Left` : key,
            windowsVirtualKeyCode: code, modifiers: this.#modifiers, ...writes ? { text } : {} });
    }

    keyboard = {
        /** @param {string} key */
        down: (key) => {
            this.#modifiers |= MODIFIERS[key] ?? 0;
            return this.#key("keyDown", key);
        },
        /** @param {string} key */
        up: (key) => {
            this.#modifiers &= ~(MODIFIERS[key] ?? 0);
            return this.#key("keyUp", key);
        },
        /** @param {string} key */
        press: async (key) => {
            await this.#key("keyDown", key);
            await this.#key("keyUp", key);
        },
        /** @param {string} text */
        type: async (text) => {
            for (const character of text) {
                if (character.charCodeAt(0) < 128) await this.keyboard.press(character);
                else await this.send("Input.insertText", { text: character });
            }
        },
    };

    /** @param {string} selector */
    focus(selector) {
        return this.$eval(selector, (element) => element.focus());
    }

    /** @param {string} selector @param {string} text */
    async type(selector, text) {
        await this.focus(selector);
        await this.keyboard.type(text);
    }

    /** @param {string} selector @param {string} value */
    select(selector, value) {
        return this.$eval(selector, (element, wanted) => {
            element.value = wanted;
            for (const name of ["input", "change"]) element.dispatchEvent(new Event(name, { bubbles: true }));
        }, value);
    }

    title() {
        return this.evaluate(() => document.title);
    }

    /** Runs a file as a script of the page. @param {string} path */
    run(path) {
        return this.#ask(`${readFileSync(path, "utf8")}\n;0`);
    }

    /** @param {string} path @param {boolean} [whole] not just what the window shows */
    async screenshot(path, whole = false) {
        writeFileSync(path, Buffer.from((await this.send("Page.captureScreenshot", { captureBeyondViewport: whole, ...whole
            ? { clip: { ...(await this.send("Page.getLayoutMetrics")).cssContentSize, scale: 1 } } : {} })).data, "base64"));
    }

    close() {
        return this.#browser.send("Target.closeTarget", { targetId: this.#target });
    }
}

/** The program, and the pipes to it. */
export class Browser {
    /** @type {Map<number, [(result: any) => void, (error: Error) => void]>} */
    #waiting = new Map();
    /** @type {Map<string, Page>} */
    #pages = new Map();
    #count = 0;
    #process;

    /** @param {string} program @param {string[]} options */
    constructor(program, options) {
        this.#process = spawn(program, ["--headless", "--remote-debugging-pipe", ...options, "about:blank"],
            { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
        let rest = "";
        const from = /** @type {import("node:stream").Readable} */ (this.#process.stdio[4]);
        from.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
            const messages = (rest + text).split("\0");
            rest = messages.pop() ?? "";
            for (const message of messages) this.#take(JSON.parse(message));
        });
    }

    /** @param {Message} message */
    #take({ id, method, params, result, error, sessionId }) {
        if (id === undefined) return this.#pages.get(sessionId ?? "")?.hears(method ?? "", params);
        const [resolve, reject] = this.#waiting.get(id) ?? [];
        this.#waiting.delete(id);
        if (error) reject?.(new Error(error.message));
        else resolve?.(result);
    }

    /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
    send(method, params = {}, sessionId) {
        const id = ++this.#count, to = /** @type {import("node:stream").Writable} */ (this.#process.stdio[3]);
        return new Promise((resolve, reject) => {
            this.#waiting.set(id, [resolve, (error) => reject(new Error(`${method}: ${error.message}`))]);
            to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
        });
    }

    async newPage() {
        const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
        const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
        const page = new Page(this, sessionId, targetId);
        this.#pages.set(sessionId, page);
        for (const domain of ["Page", "Runtime", "Network", "Log"]) await page.send(`${domain}.enable`);
        return page;
    }

    async close() {
        const ended = once(this.#process, "exit");
        await this.send("Browser.close");
        await ended;
    }
}
