/*
 * The explorer page. It reads the page data, restores the state from the address, and tells each part what to show.
 *
 * Where things are, for tests and style: #skip, #title, #about, #verdict ([data-witness="matter,group"], #right),
 * #search, #search-note, #bring, #theme, #mode-buttons ([data-mode], aria-pressed), #mode-bar (#against, [data-cells];
 * in "what if" #edge-from, #edge-to, #edge-add, #edge-undo, #edge-list, #whatif-result, #spec-text, #spec-copy),
 * #diagram, #table ([role=grid], td and th [data-cell="row,column"], -1 in headers; [data-kind], [data-mark]; classes
 * differs, lacking, faded, doubt, chosen, lit), #cells, #legend, #explanation (#because, [data-remove], #add-operand,
 * #unpin), #csv-dialog (#csv-text, #csv-file, #csv-error, #csv-show, #csv-cancel), #back.
 */
import { parseTable } from "./csv.js";
import { listenToCsvDialog } from "./csv_dialog.js";
import { Diagram } from "./diagram.js";
import { byId, dataAt, element, fill, keepFocus } from "./dom.js";
import { fitViews } from "./fit.js";
import { decodePage, dtypeNamed } from "./model.js";
import { cellView, matchDtypes } from "./modes.js";
import { showPanel } from "./panel.js";
import { noteOn, readQuestion } from "./search.js";
import { firstState, readHash, writeHash } from "./state.js";
import { PromotionTable } from "./table.js";
import { showLegend, showModeBar, showModes } from "./toolbar.js";
import { showName } from "./name.js";
import { pressWitness, showVerdict, witnessOf } from "./verdict.js";
import { copySpec, tryEdges } from "./whatif_bar.js";

/** @import { Page, Summary, System } from "./model.js" */
/** @import { View } from "./modes.js" */
/** @import { Mode, ViewState } from "./state.js" */
/** @import { Cell } from "./table.js" */
/** @import { Trial } from "./whatif_bar.js" */

/** Above this many dtypes, there is the table and a message in the place of the diagram. */
const DRAWN_MAX = 128;

class Explorer {
    /** @param {Page} page */
    constructor(page) {
        this.page = page;
        this.state = firstState();
        /** @type {System} the page's own, or a pasted one */
        this.base = page.system;
        /** @type {View} */
        this.view = { mode: "result", system: page.system, before: page.system, other: null };
        /** @type {number[]} chosen dtypes: what the panel comes back to */
        this.pick = [];
        /** @type {number[]} what the panel shows while nothing is chosen */
        this.current = [];
        /** whether the pointer or the focus is at something */
        this.pointing = false;
        /** @type {Cell[][]} cells of the buttons in the bar */
        this.groups = [];
        /** @type {{ csv: string, system: System } | null} the pasted table that was read last */
        this.pasted = null;
        /** @type {Trial} */
        this.trial = { system: page.system, edges: [], problem: "" };
        this.table = new PromotionTable(byId("table"), {
            onPoint: (cell) => this.point(cell),
            onLeave: () => this.leave(),
            onChoose: (cell) => this.choose(cell),
            onEscape: () => this.setPick([]),
        });
        /** @type {Diagram | null} */
        this.diagram = null;
        this.listen();
    }

    listen() {
        byId("verdict").addEventListener("click", (event) => this.clickVerdict(event));
        byId("modes").addEventListener("click", (event) => this.clickModes(event));
        byId("modes").addEventListener("change", (event) => this.changeModes(event));
        byId("explanation").addEventListener("click", (event) => this.clickPanel(event));
        byId("explanation").addEventListener("change", (event) => this.addOperand(event));
        byId("search-form").addEventListener("submit", (event) => this.search(event));
        byId("search").addEventListener("input", () => this.preview());
        byId("back").addEventListener("click", () => this.change({ csv: null, pick: [], edges: [], open: [] }));
        listenToCsvDialog((csv) => this.takeTable(csv));
        byId("skip").addEventListener("click", () => this.table.focus(this.table.at));
        byId("theme").addEventListener("click", () => this.change({ theme: this.isDark() ? "light" : "dark" }));
        byId("cells").addEventListener("click", () => this.change({ cells: this.colours() ? "names" : "colours" }));
        document.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && !byId("csv-dialog").hasAttribute("open")) this.setPick([]);
        });
        addEventListener("resize", () => fitViews(this.diagram));
        addEventListener("hashchange", () => this.restore());
    }

    /** Shows what the address says. */
    restore() {
        this.state = readHash(location.hash);
        this.current = [];
        this.showAll();
    }

    /** @param {Partial<ViewState>} part */
    change(part) {
        Object.assign(this.state, part);
        this.save();
        this.showAll();
    }

    save() {
        const hash = writeHash(this.state);
        if (hash === location.hash.replace(/^#/, "")) return;
        try {
            history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
        } catch {
            // Inside some frames, and when called too often, a page may not write its address. All else goes on.
        }
    }

    /** @returns {Mode} */
    mode() {
        return this.state.mode ?? (this.page.against > 0 ? "difference" : "result");
    }

    /** The systems to compare with. @returns {Summary[]} */
    others() {
        if (this.base === this.page.system) return this.page.systems.slice(1);
        return this.page.systems.map((each) => ({ ...each, match: matchDtypes(this.base, each) }));
    }

    /** @param {Summary[]} others */
    otherOf(others) {
        const find = (/** @type {string | null} */ name) => others.find((each) => each.name === name);
        if (this.page.against > 0) {
            const asked = this.page.systems[this.page.against].name;
            return find(this.state.against) ?? find(asked) ?? null;
        }
        return find(this.state.against) ?? find("numpy") ?? find("jax") ?? others[0] ?? null;
    }

    /**
     * Shows a table of one's own.
     * @param {string} csv
     * @returns {string | null} what is wrong with it
     */
    takeTable(csv) {
        const read = parseTable(csv, this.page.known);
        if ("error" in read) return read.error;
        this.pasted = { csv, system: read };
        this.current = [];
        this.change({ csv, pick: [], edges: [], open: [] });
        return null;
    }

    /** The pasted table, or the page's own system where there is none, or none that can be read. */
    findBase() {
        const { csv } = this.state;
        if (csv === null) return this.page.system;
        if (this.pasted?.csv !== csv) {
            const read = parseTable(csv, this.page.known);
            this.pasted = "error" in read ? null : { csv, system: read };
        }
        return this.pasted?.system ?? this.page.system;
    }

    showAll() {
        keepFocus(() => this.showEverything());
    }

    showEverything() {
        this.base = this.findBase();
        const others = this.others();
        const mode = this.mode();
        this.trial = { system: this.base, edges: [], problem: "" };
        if (mode === "whatif") this.trial = tryEdges(this.base, this.edgesOf(this.state.edges));
        const { system } = this.trial;
        this.view = { mode, system, before: this.base, other: this.otherOf(others) };
        this.pick = this.idsOf(this.state.pick);
        if (!this.current.length || this.current.some((id) => id >= system.n)) this.current = this.firstSum();
        this.showTheme();
        showName(this.base, this.page);
        showVerdict(byId("verdict-list"), byId("right"), this.base);
        showModes(byId("mode-buttons"), this.view.mode);
        byId("modes").dataset.shown = this.view.mode;
        this.groups = showModeBar(byId("mode-bar"), this.view, others, this.trial);
        this.showTable();
        this.showDiagram();
        showLegend(byId("legend"), this.view);
        this.showCurrent();
        fitViews(this.diagram);
    }

    showTheme() {
        if (this.state.theme) document.documentElement.dataset.theme = this.state.theme;
        else delete document.documentElement.dataset.theme;
        byId("theme").textContent = this.isDark() ? "Light" : "Dark";
    }

    isDark() {
        return (this.state.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    }

    /** Whether cells are coloured squares without names. */
    colours() {
        if (this.state.cells) return this.state.cells === "colours";
        const longest = this.view.system.dtypes.reduce((most, dtype) => Math.max(most, dtype.name.length), 0);
        const kinds = new Set(this.view.system.dtypes.map((dtype) => dtype.kind));
        return kinds.size > 1 && this.view.system.n * Math.min(10, Math.max(5, longest)) > 300;
    }

    showTable() {
        const { system } = this.view;
        const colours = this.colours();
        this.table.show(system, (a, b) => cellView(this.view, a, b), colours, `Promotion table of ${system.name}`);
        byId("cells").textContent = colours ? "Names" : "Colours";
    }

    showDiagram() {
        const { system } = this.view;
        const container = byId("diagram");
        const drawn = system.n <= DRAWN_MAX && system.transitive;
        byId("views").classList.toggle("undrawn", !drawn);
        if (!drawn) {
            this.diagram = null;
            const why = system.transitive
                ? `${system.n} dtypes are too many for a diagram that could be read.`
                : "What promotes to what is not transitive here, so there is no Hasse diagram.";
            return fill(container, element("p", { class: "message" }, `${why} The table has everything.`));
        }
        if (!this.diagram) {
            fill(container);
            this.diagram = new Diagram(container, system, system.drawing, {
                onHover: (id) => (id === null ? this.leave() : this.point([id, -1])),
                onSelect: (id) => this.toggle(id),
                onEdge: (a, b) => this.addEdge(a, b),
                onToggle: () => this.saveOpen(),
            });
        } else if (this.diagram.system !== system) this.diagram.setSystem(system, system.drawing);
        this.diagram.setWhatIf(this.view.mode === "whatif");
        const open = this.state.open.map((name) => dtypeNamed(system, name));
        if (open.join() !== [...this.diagram.open].join()) this.diagram.setOpen(open);
    }

    saveOpen() {
        fitViews(this.diagram);
        if (this.diagram) this.state.open = [...this.diagram.open].map((id) => this.view.system.dtypes[id].name);
        this.save();
        this.showCurrent();
    }

    /** @param {[string, string][]} names @returns {[number, number][]} those of dtypes that there are */
    edgesOf(names) {
        /** @type {[number, number][]} */
        const edges = names.map(([from, to]) => [dtypeNamed(this.base, from), dtypeNamed(this.base, to)]);
        return edges.filter(([a, b]) => a >= 0 && b >= 0 && a !== b);
    }

    /** @param {number} a @param {number} b */
    addEdge(a, b) {
        const { dtypes } = this.base;
        this.change({ edges: [...this.state.edges, [dtypes[a].name, dtypes[b].name]] });
    }

    /** A sum to begin with: the one that is asked most, else what is wrong, else some pair. @returns {number[]} */
    firstSum() {
        const { system } = this.view;
        for (const question of ["int8 + bfloat16", "int8 + float16", "int8 + float32"]) {
            const asked = readQuestion(system, this.page.known, question).ids;
            if (asked.length === 2) return asked;
        }
        const witness = system.verdict.wrong.flatMap((matter) => matter.groups)[0];
        if (witness) return witness.operands;
        return system.n > 1 ? [0, 1] : [0, 0];
    }

    /** @param {string[]} names */
    idsOf(names) {
        const ids = names.map((name) => dtypeNamed(this.view.system, name));
        return ids.some((id) => id < 0) ? [] : ids.slice(0, 12);
    }

    /** @param {number[]} ids */
    setPick(ids) {
        if (!ids.length && this.pick.length) this.current = this.pick;
        this.pick = ids;
        this.state.pick = ids.map((id) => this.view.system.dtypes[id].name);
        this.save();
        this.showCurrent();
        if (ids.length === 2) this.table.reveal([ids[0], ids[1]]);
    }

    /** Shows in panel, table and diagram what is chosen, or what was pointed at last. */
    showCurrent() {
        const pinned = this.pick.length > 0;
        this.lightUp(pinned ? this.pick : this.current, pinned);
        pressWitness(byId("verdict-list"), this.base, this.pick);
    }

    /**
     * @param {number[]} ids
     * @param {boolean} pinned
     */
    lightUp(ids, pinned) {
        const lit = keepFocus(() => showPanel(byId("explanation-body"), this.view, ids, pinned));
        this.table.light(lit.ids, ids.length === 2 ? [[ids[0], ids[1]]] : [], ids.length === 1 ? ids[0] : -1);
        this.diagram?.show({ ...lit, dim: pinned || this.pointing, added: this.trial.edges });
    }

    /** @param {Cell} cell */
    point([a, b]) {
        const ids = [a, b].filter((id) => id >= 0);
        if (!this.pick.length && ids.length === 2) this.current = ids;
        this.pointing = true;
        const chosen = ids.length === this.pick.length && ids.every((id, i) => id === this.pick[i]);
        this.lightUp(ids, chosen);
    }

    leave() {
        this.pointing = false;
        this.showCurrent();
    }

    /** @param {Cell} cell */
    choose([a, b]) {
        if (a < 0 || b < 0) return this.toggle(Math.max(a, b));
        const same = this.pick.length === 2 && this.pick[0] === a && this.pick[1] === b;
        this.setPick(same ? [] : [a, b]);
    }

    /** Adds a dtype to the chosen ones, or takes it away. @param {number} id */
    toggle(id) {
        const at = this.pick.indexOf(id);
        this.setPick(at < 0 ? [...this.pick, id] : this.pick.filter((_, i) => i !== at));
    }

    /** @param {Event} event */
    clickVerdict(event) {
        const at = dataAt(event, "witness");
        if (at !== null) {
            const group = witnessOf(this.base, at);
            const button = event.target instanceof Element ? event.target.closest("button") : null;
            if (group) this.setPick(button?.getAttribute("aria-pressed") === "true" ? [] : group.operands);
        }
        const more = dataAt(event, "more");
        if (more === null || !(event.target instanceof Element)) return;
        const list = event.target.closest("ul");
        event.target.setAttribute("aria-expanded", String(list?.classList.toggle("all") ?? false));
    }

    /** @param {Event} event */
    clickModes(event) {
        const mode = dataAt(event, "mode");
        if (mode) this.change({ mode: /** @type {Mode} */ (mode) });
        const edge = dataAt(event, "edge");
        if (edge !== null) this.change({ edges: this.state.edges.filter((_, i) => i !== Number(edge)) });
        if (event.target instanceof Element) this.clickWhatIf(event.target.id);
        const group = dataAt(event, "cells");
        if (group === null || !(event.target instanceof Element)) return;
        const button = event.target.closest("button");
        const on = button?.getAttribute("aria-pressed") !== "true";
        for (const each of byId("mode-bar").querySelectorAll("[data-cells]"))
            each.setAttribute("aria-pressed", String(on && each === button));
        this.table.light([], on ? this.groups[Number(group)] : []);
    }

    /** @param {string} id of the button */
    clickWhatIf(id) {
        if (id === "edge-undo") this.change({ edges: this.state.edges.slice(0, -1) });
        if (id === "spec-copy") copySpec();
        if (id !== "edge-add") return;
        const [from, to] = ["edge-from", "edge-to"].map((each) => /** @type {HTMLSelectElement} */ (byId(each)).value);
        if (from !== "" && to !== "" && from !== to) this.addEdge(Number(from), Number(to));
    }

    /** @param {Event} event */
    changeModes(event) {
        const select = event.target;
        if (select instanceof HTMLSelectElement && select.id === "against")
            this.change({ against: this.others()[Number(select.value)].name });
    }

    /** @param {Event} event */
    clickPanel(event) {
        const at = dataAt(event, "remove");
        if (at !== null) this.setPick(this.pick.filter((_, i) => i !== Number(at)));
        if (event.target instanceof Element && event.target.id === "unpin") this.setPick([]);
    }

    /** @param {Event} event */
    addOperand(event) {
        const select = event.target;
        if (!(select instanceof HTMLSelectElement) || select.value === "") return;
        this.setPick([...(this.pick.length ? this.pick : this.current), Number(select.value)]);
        byId("add-operand").focus();
    }

    /** @param {Event} event */
    search(event) {
        event.preventDefault();
        const box = byId("search");
        if (!(box instanceof HTMLInputElement)) return;
        const { ids, unknown, like } = readQuestion(this.view.system, this.page.known, box.value);
        if (ids.length && !unknown.length) return this.setPick(ids);
        if (!ids.length && like.length === 1) return this.setPick(like);
        this.preview();
    }

    /** While somebody types: what that would find. */
    preview() {
        const box = byId("search");
        if (!(box instanceof HTMLInputElement)) return;
        const question = readQuestion(this.view.system, this.page.known, box.value);
        const { ids, unknown, like } = question;
        byId("search-note").textContent = noteOn(this.view.system, question);
        if (!box.value.trim()) return this.showCurrent();
        if (ids.length && !unknown.length) this.lightUp(ids, false);
        else this.table.light([...ids, ...like], []);
    }
}

const source = byId("data").textContent ?? "";
if (source.trim()) new Explorer(decodePage(JSON.parse(source))).restore();
