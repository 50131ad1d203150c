/* joinery itself, in a worker: every answer of a page is what the program answers. */
import { hostImports } from "./host.js";
import { runModule } from "./wasi.js";

/** @import { Answer } from "./wasi.js" */

/** How long a run may take before it is stopped, in milliseconds; and the first one, which compiles the program. */
const LONGEST = 10000;
const LONGEST_START = 30000;

/** How many answers are kept, as what was asked last is often asked again. A run that failed is not: it may succeed later. */
const KEPT = 400;

const NOTE = "joinery: note: ";

/** What the worker does: unpacks and compiles the program, then runs it for each message. */
function work() {
    /** @type {Promise<WebAssembly.Module> | null} */
    let module = null;
    /** The bytes of what page_module.c writes: 13 bits in two digits. @param {string} packed */
    const bytesOf = (packed) => {
        const digit = (/** @type {number} */ at) => {
            const code = packed.charCodeAt(at) || 33; // the last may be without a second one
            return code - 33 - Number(code > 34) - Number(code > 60) - Number(code > 92);
        };
        const bytes = new Uint8Array((13 * (packed.length >> 1) + 6 * (packed.length & 1)) >> 3);
        for (let at = 0, queue = 0, queued = 0, i = 0; i < packed.length; i += 2) {
            queue |= (digit(i) + 91 * digit(i + 1)) << queued;
            for (queued += 13; queued >= 8; queued -= 8, queue >>= 8) bytes[at++] = queue;
        }
        return bytes;
    };
    /** @param {string} packed gzipped */
    const compile = async (packed) => {
        const bytes = bytesOf(packed);
        const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
        return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
    };
    onmessage = async ({ data: { packed, number, words, files } }) => {
        try {
            module ??= compile(packed);
            postMessage({ number, answer: runModule(await module, words, files) });
        } catch (error) {
            postMessage({ number, problem: String(error) });
        }
    };
}

/** @typedef {{ argument: string, files: { [path: string]: string } }} Source a spec, as the program reads it */

/** @typedef {{ words: string[], files: { [path: string]: string }, resolve: (answer: Answer) => void }} Question */

export class Program {
    /**
     * @param {string} packed the module, gzipped, as page_module.c writes it
     * @param {(busy: boolean) => void} [onBusy] told when there begins to be something to answer, and when there is nothing more
     */
    constructor(packed, onBusy = () => {}) {
        this.packed = packed;
        this.onBusy = onBusy;
        const source = `${hostImports}\n${runModule}\n(${work})()`;
        this.address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
        /** @type {Worker | null} */
        this.worker = null;
        /** whether it has compiled the program */
        this.ready = false;
        /** @type {Question[]} those not answered, in the order in which they were asked */
        this.waiting = [];
        this.timer = 0;
        /** @type {Map<string, Promise<Answer>>} */
        this.answers = new Map();
    }

    /**
     * What joinery answers to these words. It never fails: where the program cannot run, or takes too long, that is an answer
     * with the status 2, and `failed`.
     * @param {string[]} words
     * @param {{ [path: string]: string }} [files]
     * @returns {Promise<Answer>}
     */
    run(words, files = {}) {
        const key = JSON.stringify([words, files]);
        const known = this.answers.get(key);
        if (known) return known;
        /** @type {Promise<Answer>} */
        const answer = new Promise((resolve) => {
            this.waiting.push({ words, files, resolve });
            if (this.waiting.length > 1) return;
            this.onBusy(true);
            this.ask();
        });
        this.answers.set(key, answer);
        void answer.then(({ failed }) => failed && this.answers.delete(key));
        for (const old of this.answers.keys()) {
            if (this.answers.size <= KEPT) break;
            this.answers.delete(old);
        }
        return answer;
    }

    /**
     * The JSON that joinery answers with, or what it says instead; and its notes, on how it reads names and tables.
     * @param {string[]} words without --format
     * @param {{ [path: string]: string }} [files]
     * @returns {Promise<{ value: any, messages: string, notes: string[], status: number }>} value null where there is an error
     */
    async json(words, files = {}) {
        const { status, output, messages } = await this.run([words[0], "--format", "json", ...words.slice(1)], files);
        const [notes, others] = [true, false].map((are) => messages.split("\n").filter((line) => line.startsWith(NOTE) === are));
        return {
            status,
            messages: others.join("\n"),
            notes: notes.map((line) => line.slice(NOTE.length)),
            value: status === 2 ? null : JSON.parse(output),
        };
    }

    ask() {
        const { words, files } = this.waiting[0];
        if (!this.worker) {
            this.worker = new Worker(this.address);
            this.worker.onmessage = ({ data }) => this.take(data.answer ?? this.problem(data.problem));
            this.worker.onerror = (event) => this.take(this.problem(event.message));
        }
        this.worker.postMessage({ packed: this.ready ? "" : this.packed, words, files });
        const limit = this.ready ? LONGEST : LONGEST_START;
        this.timer = window.setTimeout(() => {
            this.stop();
            this.take(this.problem(`this took more than ${limit / 1000} s, and was stopped`));
        }, limit);
    }

    stop() {
        this.worker?.terminate();
        this.worker = null;
        this.ready = false;
    }

    /** @param {string} why @returns {Answer} */
    problem(why) {
        const memory = /memory|RangeError|unreachable/.test(why) ? " (the page gives it 256 MB)" : "";
        return { status: 2, output: "", messages: `joinery: error: ${why}${memory}\n`, files: {}, failed: true };
    }

    /** @param {Answer} answer */
    take(answer) {
        clearTimeout(this.timer);
        this.ready = this.worker !== null;
        this.waiting.shift()?.resolve(answer);
        if (this.waiting.length) this.ask();
        else setTimeout(() => this.onBusy(this.waiting.length > 0));
    }
}
