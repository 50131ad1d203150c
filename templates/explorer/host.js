/* What joinery.wasm takes from its host beside WASI: in pages (wasi.js) and from npm (generator/packaging/npm/joinery.mjs). */

/**
 * What is exported that these imports use.
 *
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {WebAssembly.Global} __stack_pointer
 * @property {WebAssembly.Table} __indirect_function_table
 */

/**
 * The imports. The function needs nothing around it, like runModule.
 *
 * @param {() => Exports} exportsOf called once the module runs
 * @param {number} processNumber
 * @param {(number: number) => boolean} isThere whether there is a process of that number
 * @param {(path: string) => string} realPath "" where a path leads nowhere
 */
export function hostImports(exportsOf, processNumber, isThere, realPath) {
    const thrown = {};
    return {
        /* Lua's errors (generator/platform/wasi/setjmp.h). */
        lua: {
            /** @param {number} body @param {number} state @param {number} context */
            try(body, state, context) {
                const { __stack_pointer: stack, __indirect_function_table: functions } = exportsOf();
                const before = stack.value;
                try {
                    functions.get(body)(state, context);
                } catch (error) {
                    if (error !== thrown) throw error;
                    stack.value = before;
                }
            },
            throw() {
                throw thrown;
            },
        },
        host: {
            process_number: () => processNumber,
            /** @param {number} number */
            process_is_there: (number) => (isThere(number) ? 1 : 0),
            /** @param {number} path @param {number} length @param {number} real @param {number} size */
            real_path(path, length, real, size) {
                const { buffer } = exportsOf().memory;
                const found = new TextEncoder().encode(realPath(new TextDecoder().decode(new Uint8Array(buffer, path, length))));
                if (found.length > size) return 0;
                new Uint8Array(buffer, real, size).set(found);
                return found.length;
            },
        },
    };
}
