#!/usr/bin/env -S node --no-warnings
// Runs a program for WASI, as an emulator does one for another machine: run.mjs PROGRAM ARGUMENT...
// It gets this environment and the file system from its root; what it returns is what this returns.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const args = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args, env: process.env, preopens: { "/": "/" }, returnOnExit: true });
const { instance } = await WebAssembly.instantiate(await readFile(args[0]), { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
