#include "spec/write/writer.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "spec/read/canonical.h"
#include "spec/sandbox/sandbox.h"

/* Calls a function of the module `write` with what is on top of the stack, and appends what it returns. */
static void write(lua_State *lua, const char *function, text *out) {
    modules_push(lua, "write", function);
    lua_rotate(lua, -2, 1);
    lua_call(lua, 1, 1);
    size_t length;
    const char *written = lua_tolstring(lua, -1, &length);
    text_add_n(out, written, length);
    lua_pop(lua, 1);
}

void spec_write(const spec *spec, text *lua) {
    sandbox *box = sandbox_open(NULL, NULL);
    lua_State *state = sandbox_state(box);
    canonical_push(state, spec);
    write(state, "spec", lua);
    sandbox_close(box);
}

void spec_write_dtypes(const spec_dtype *dtypes, size_t count, text *lua) {
    sandbox *box = sandbox_open(NULL, NULL);
    lua_State *state = sandbox_state(box);
    for (size_t i = 0; i < count; i++) {
        canonical_push_dtype(state, &dtypes[i]);
        write(state, "dtype", lua);
    }
    sandbox_close(box);
}

void spec_definition_hash(const spec *system, char hex[65]) {
    spec bare = *system; /* which it shares all but its texts with */
    bare.title = bare.source = bare.note = bare.license = NULL;
    bare.names = NAMES_ANY; /* what commands read */
    bare.notes = NULL;      /* a default that is given means what it means when it is not */
    bare.dtypes = mem_alloc_zeroed(system->dtype_count, sizeof *bare.dtypes);
    for (size_t i = 0; i < system->dtype_count; i++) {
        bare.dtypes[i] = system->dtypes[i];
        bare.dtypes[i].title = NULL;
        bare.dtypes[i].alone = false;
    }
    text lua = {0};
    spec_write(&bare, &lua);
    sha256_hex(lua.data, lua.length, hex);
    text_free(&lua);
    mem_free(bare.dtypes);
}
