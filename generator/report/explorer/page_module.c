#include "report/explorer/page_module.h"
#include "embedded/embedded.h"

static void add_base64(text *out, const char *bytes, size_t length) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < length; i += 3) {
        const size_t left = length - i;
        unsigned long group = 0;
        for (size_t k = 0; k < 3; k++)
            group = group << 8 | (k < left ? (unsigned char)bytes[i + k] : 0);
        for (size_t k = 0; k < 4; k++)
            text_add_char(out, k <= left ? digits[group >> (18 - 6 * k) & 63] : '=');
    }
}

bool page_module(text *out, text *error) {
    const embedded_file *module = embedded_find("joinery.wasm.gz");
    if (module)
        add_base64(out, module->text, module->length);
    else
        text_add(
            error,
            "this joinery was built without joinery.wasm, which a page needs: install clang, lld, llvm, wasi-libc and "
            "libclang-rt-dev-wasm32, fetch Lua's sources by `./bootstrap setup`, and configure and build joinery "
            "again");
    return module != NULL;
}
