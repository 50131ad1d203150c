#!/usr/bin/env node
// The program as WebAssembly, over the files, the arguments and the environment of this process.
import { readFileSync, realpathSync } from "node:fs";
import { parse } from "node:path";
import { setFlagsFromString } from "node:v8";
import { hostImports } from "./host.js";

setFlagsFromString("--no-turbo-fast-api-calls"); // which crash in calls of WASI (nodejs/node#46777, #53087)
process.removeAllListeners("warning"); // that WASI is an experiment of Node's
const { WASI } = await import("node:wasi");

const { root } = parse(process.cwd()); // a drive on Windows
const unixPath = (path) => `/${path.slice(parse(path).root.length).replaceAll("\\", "/")}`;
const realPath = (path) => {
    try {
        return unixPath(realpathSync(path));
    } catch {
        return "";
    }
};
const isThere = (number) => {
    try {
        return process.kill(number, 0);
    } catch (error) {
        return error.code !== "ESRCH";
    }
};

const wasi = new WASI({
    version: "preview1",
    returnOnExit: true,
    args: ["joinery", ...process.argv.slice(2)],
    env: { ...process.env, PWD: unixPath(process.cwd()) },
    preopens: { "/": root },
});
const module = new WebAssembly.Module(readFileSync(new URL("joinery.wasm", import.meta.url)));
const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: wasi.wasiImport,
    ...hostImports(() => instance.exports, process.pid, isThere, realPath),
});
process.exitCode = wasi.start(instance);
