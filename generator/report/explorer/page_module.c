#include "report/explorer/page_module.h"
#include "embedded/embedded.h"

/* A digit is a printable character that needs no escape in HTML and in JavaScript. */
static char digit(unsigned value) {
    static const char escaped[] = "\"<\\";
    unsigned character = '!' + value;
    for (const char *each = escaped; *each; each++)
        character += character >= (unsigned char)*each;
    return (char)character;
}

/*
 * Two digits for 13 bits, the lowest first, and one for up to 6 at the end: 23 % longer than the bytes, where base64 is
 * 33 % longer.
 */
static void add_base91(text *out, const char *bytes, size_t length) {
    unsigned queue = 0, queued = 0; /* bits */
    for (size_t i = 0; i < length || queued > 0;) {
        for (; queued < 13 && i < length; queued += 8)
            queue |= (unsigned)(unsigned char)bytes[i++] << queued;
        const unsigned group = queue & 0x1fff;
        text_add_char(out, digit(group % 91));
        if (queued > 6) text_add_char(out, digit(group / 91));
        queue >>= 13;
        queued -= queued < 13 ? queued : 13;
    }
}

bool page_module(text *out, text *error) {
    const embedded_file *module = embedded_find("joinery.wasm.gz");
    if (module)
        add_base91(out, module->text, module->length);
    else
        text_add(
            error,
            "this joinery was built without joinery.wasm, which a page needs: install clang, lld, llvm, wasi-libc and "
            "libclang-rt-dev-wasm32, fetch Lua's sources by `./bootstrap setup`, and configure and build joinery "
            "again");
    return module != NULL;
}
