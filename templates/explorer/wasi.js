/* The program as WebAssembly: what it takes from its host, over files that are nothing but names and bytes. */
import { hostImports } from "./host.js";

/** @import { Exports } from "./host.js" */

/**
 * What a run of the program came to.
 *
 * @typedef {object} Answer
 * @property {number} status 0: yes; 1: no; 2: an error
 * @property {string} output
 * @property {string} messages
 * @property {{ [path: string]: string }} files those that there are afterwards, by their path without the first "/"
 * @property {boolean} [failed] the program did not run to its end
 */

/**
 * Runs joinery once, in an instance of its own. The function needs nothing around it but hostImports, so that a worker can be
 * made of the text of both. It throws what WebAssembly throws: RangeError where the stack does not suffice, for one.
 *
 * @param {WebAssembly.Module} module
 * @param {string[]} words what stands on the command line behind `joinery`
 * @param {{ [path: string]: string }} files by path; standard input is the one named "-"
 * @returns {Answer}
 */
export function runModule(module, words, files) {
    const [BADF, EXIST, INVAL, ISDIR, NOENT, NOSYS, NOTDIR, NOTEMPTY] = [8, 20, 28, 31, 44, 52, 54, 55];
    const [FOLDER, FILE, DEVICE, ROOT] = [3, 4, 2, 3];
    const [CREATE, DIRECTORY, EXCLUSIVE, TRUNCATE] = [1, 2, 4, 8];
    const encoder = new TextEncoder();
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true }); // which would lose a byte order mark

    /** @typedef {{ type: number, bytes: Uint8Array, length: number, number: number }} Node what a path leads to */
    /** @typedef {{ node: Node, path: string, at: number }} Opened a file descriptor */

    let numbered = 0;
    /** @type {(type: number, bytes?: Uint8Array) => Node} */
    const newNode = (type, bytes = new Uint8Array(0)) => ({ type, bytes, length: bytes.length, number: ++numbered });
    /** @type {Map<string, Node>} by path; "" is the root */
    const tree = new Map([["", newNode(FOLDER)]]);

    /** The path of a name in a folder, without ".", ".." and what is around them. @param {string} folder @param {string} name */
    const join = (folder, name) => {
        /** @type {string[]} */
        const parts = [];
        for (const part of `${name.startsWith("/") ? "" : folder}/${name}`.split("/")) {
            if (part === "..") parts.pop();
            else if (part && part !== ".") parts.push(part);
        }
        return parts.join("/");
    };
    /** @param {string} path */
    const parent = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
    /** @param {string} path */
    const makeFolders = (path) => {
        if (tree.has(path)) return;
        makeFolders(parent(path));
        tree.set(path, newNode(FOLDER));
    };
    for (const [name, text] of Object.entries(files)) {
        if (name === "-") continue;
        const path = join("", name);
        makeFolders(parent(path));
        tree.set(path, newNode(FILE, encoder.encode(text)));
    }
    /** The names in a folder. @param {string} path */
    const namesIn = (path) =>
        [...tree.keys()].filter((each) => each && parent(each) === path).map((each) => each.slice(path ? path.length + 1 : 0));

    const streams = [newNode(DEVICE, encoder.encode(files["-"] ?? "")), newNode(DEVICE), newNode(DEVICE)];
    /** @type {(Opened | null)[]} by descriptor */
    const opened = [...streams.map((node) => ({ node, path: "", at: 0 })), { node: newNode(FOLDER), path: "", at: 0 }];

    /** @type {Exports & { _start: () => void }} */
    let exports;
    const view = () => new DataView(exports.memory.buffer);
    /** @param {number} at @param {number} length */
    const bytesAt = (at, length) => new Uint8Array(exports.memory.buffer, at, length);
    /** @param {number} folder @param {number} at @param {number} length */
    const pathAt = (folder, at, length) => join(opened[folder]?.path ?? "", decoder.decode(bytesAt(at, length)));

    /** @param {Node} node @param {Uint8Array} from @param {number} at */
    const write = (node, from, at) => {
        const end = at + from.length;
        if (end > node.bytes.length) {
            const larger = new Uint8Array(Math.max(end, 2 * node.bytes.length, 256));
            larger.set(node.bytes.subarray(0, node.length));
            node.bytes = larger;
        }
        node.bytes.set(from, at);
        node.length = Math.max(node.length, end);
    };
    /** @param {Node} node @param {number} to */
    const tellOf = (node, to) => {
        const memory = view();
        bytesAt(to, 64).fill(0);
        memory.setBigUint64(to + 8, BigInt(node.number), true);
        memory.setUint8(to + 16, node.type);
        memory.setBigUint64(to + 24, 1n, true);
        memory.setBigUint64(to + 32, BigInt(node.length), true);
        return 0;
    };
    /**
     * Each piece of memory that a list of (address, length) names.
     * @param {number} at @param {number} count @param {(piece: Uint8Array) => number} use how many bytes it took
     */
    const forPieces = (at, count, use) => {
        let total = 0;
        for (let i = 0; i < count; i++) {
            const piece = bytesAt(view().getUint32(at + 8 * i, true), view().getUint32(at + 8 * i + 4, true));
            const taken = use(piece);
            total += taken;
            if (taken < piece.length) break;
        }
        return total;
    };
    /** Texts one behind the other, each ended by a zero, and where each begins. @param {string[]} texts */
    const listOf = (texts) => {
        const all = texts.map((text) => encoder.encode(`${text}\0`));
        return {
            /** @param {number} count @param {number} size */
            sizes(count, size) {
                view().setUint32(count, all.length, true);
                view().setUint32(size, all.reduce((sum, each) => sum + each.length, 0), true);
                return 0;
            },
            /** @param {number} starts @param {number} to */
            put(starts, to) {
                for (const each of all) {
                    view().setUint32(starts, to, true);
                    bytesAt(to, each.length).set(each);
                    starts += 4;
                    to += each.length;
                }
                return 0;
            },
        };
    };
    const command = listOf(["joinery", ...words]);
    const environment = listOf([]);
    const ended = { status: 0 };

    /** What the module calls, by the names of wasi_snapshot_preview1. @type {{ [name: string]: (...given: any[]) => any }} */
    const system = {
        args_sizes_get: command.sizes,
        args_get: command.put,
        environ_sizes_get: environment.sizes,
        environ_get: environment.put,
        clock_time_get(_clock, _precision, to) {
            view().setBigUint64(to, BigInt(Math.round(performance.now() * 1e6)), true);
            return 0;
        },
        proc_exit(status) {
            ended.status = status;
            throw ended;
        },
        fd_prestat_get(fd, to) {
            if (fd !== ROOT) return BADF;
            view().setUint32(to, 0, true);
            view().setUint32(to + 4, 1, true);
            return 0;
        },
        fd_prestat_dir_name(_fd, to) {
            bytesAt(to, 1)[0] = 0x2f;
            return 0;
        },
        fd_close(fd) {
            if (!opened[fd]) return BADF;
            opened[fd] = null;
            return 0;
        },
        fd_renumber(fd, to) {
            [opened[to], opened[fd]] = [opened[fd], null];
            return 0;
        },
        fd_sync: () => 0,
        fd_fdstat_set_flags: () => 0,
        fd_fdstat_get(fd, to) {
            const file = opened[fd];
            if (!file) return BADF;
            bytesAt(to, 24).fill(0);
            view().setUint8(to, file.node.type);
            view().setBigUint64(to + 8, ~0n, true);
            view().setBigUint64(to + 16, ~0n, true);
            return 0;
        },
        fd_filestat_get: (fd, to) => (opened[fd] ? tellOf(opened[fd].node, to) : BADF),
        fd_read(fd, at, count, to) {
            const file = opened[fd];
            if (!file) return BADF;
            if (file.node.type === FOLDER) return ISDIR;
            const got = forPieces(at, count, (piece) => {
                const some = file.node.bytes.subarray(file.at, Math.min(file.at + piece.length, file.node.length));
                piece.set(some);
                file.at += some.length;
                return some.length;
            });
            view().setUint32(to, got, true);
            return 0;
        },
        fd_write(fd, at, count, to) {
            const file = opened[fd];
            if (!file) return BADF;
            const written = forPieces(at, count, (piece) => {
                write(file.node, piece, file.at);
                file.at += piece.length;
                return piece.length;
            });
            view().setUint32(to, written, true);
            return 0;
        },
        fd_seek(fd, offset, whence, to) {
            const file = opened[fd];
            if (!file) return BADF;
            const from = [0, file.at, file.node.length][whence];
            if (from + Number(offset) < 0) return INVAL;
            file.at = from + Number(offset);
            view().setBigUint64(to, BigInt(file.at), true);
            return 0;
        },
        fd_readdir(fd, to, size, cookie, used) {
            const folder = opened[fd];
            if (!folder) return BADF;
            const names = [".", "..", ...namesIn(folder.path)];
            let filled = 0;
            for (let i = Number(cookie); i < names.length && filled < size; i++) {
                const name = encoder.encode(names[i]);
                const entry = new Uint8Array(24 + name.length);
                const fields = new DataView(entry.buffer);
                fields.setBigUint64(0, BigInt(i + 1), true);
                fields.setUint32(16, name.length, true);
                fields.setUint8(20, tree.get(join(folder.path, names[i]))?.type ?? FOLDER);
                entry.set(name, 24);
                const fits = entry.subarray(0, size - filled);
                bytesAt(to + filled, fits.length).set(fits);
                filled += fits.length;
            }
            view().setUint32(used, filled, true);
            return 0;
        },
        path_open(folder, _follow, at, length, how, _rights, _inherited, _flags, to) {
            const path = pathAt(folder, at, length);
            let node = tree.get(path);
            if (node && how & EXCLUSIVE) return EXIST;
            if (node && how & DIRECTORY && node.type !== FOLDER) return NOTDIR;
            if (!node) {
                if (!(how & CREATE) || tree.get(parent(path))?.type !== FOLDER) return NOENT;
                node = newNode(FILE);
                tree.set(path, node);
            }
            if (how & TRUNCATE) node.length = 0;
            view().setUint32(to, opened.push({ node, path, at: 0 }) - 1, true);
            return 0;
        },
        path_filestat_get(folder, _follow, at, length, to) {
            const node = tree.get(pathAt(folder, at, length));
            return node ? tellOf(node, to) : NOENT;
        },
        path_create_directory(folder, at, length) {
            const path = pathAt(folder, at, length);
            if (tree.has(path)) return EXIST;
            if (tree.get(parent(path))?.type !== FOLDER) return NOENT;
            tree.set(path, newNode(FOLDER));
            return 0;
        },
        path_link(oldFolder, _follow, oldAt, oldLength, folder, at, length) {
            const node = tree.get(pathAt(oldFolder, oldAt, oldLength));
            const path = pathAt(folder, at, length);
            if (!node) return NOENT;
            if (tree.has(path)) return EXIST;
            tree.set(path, node);
            return 0;
        },
        path_rename(oldFolder, oldAt, oldLength, folder, at, length) {
            const old = pathAt(oldFolder, oldAt, oldLength);
            const node = tree.get(old);
            if (!node) return NOENT;
            tree.delete(old);
            tree.set(pathAt(folder, at, length), node);
            return 0;
        },
        path_unlink_file(folder, at, length) {
            const path = pathAt(folder, at, length);
            if (tree.get(path)?.type === FOLDER) return ISDIR;
            return tree.delete(path) ? 0 : NOENT;
        },
        path_remove_directory(folder, at, length) {
            const path = pathAt(folder, at, length);
            if (tree.get(path)?.type !== FOLDER) return NOENT;
            if (namesIn(path).length) return NOTEMPTY;
            tree.delete(path);
            return 0;
        },
        path_readlink: () => INVAL,
    };

    for (const { module: from, name } of WebAssembly.Module.imports(module))
        if (from === "wasi_snapshot_preview1") system[name] ??= () => NOSYS;
    const instance = new WebAssembly.Instance(module, {
        wasi_snapshot_preview1: system,
        ...hostImports(() => exports, 1, (number) => number === 1, (path) => path),
    });
    exports = /** @type {typeof exports} */ (/** @type {unknown} */ (instance.exports));
    try {
        exports._start();
    } catch (error) {
        if (error !== ended) throw error;
    }
    /** @param {Node} node */
    const textOf = (node) => decoder.decode(node.bytes.subarray(0, node.length));
    const left = [...tree].filter(([, node]) => node.type === FILE).map(([path, node]) => [path, textOf(node)]);
    return { status: ended.status, output: textOf(streams[1]), messages: textOf(streams[2]), files: Object.fromEntries(left) };
}
