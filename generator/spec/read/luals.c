#include "spec/read/luals.h"
#include "spec/sandbox/sandbox.h"

void luals_write(const spec_options *options, text *out) {
    sandbox *box = sandbox_open(options, NULL);
    lua_State *lua = sandbox_state(box);
    modules_push(lua, "luals", "write");
    lua_call(lua, 0, 1);
    text_add(out, lua_tostring(lua, -1));
    sandbox_close(box);
}
