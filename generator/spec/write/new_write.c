#include "spec/write/new_write.h"
#include "spec/write/lua_text.h"

#include <string.h>

static void add_names(text *lua, const new_spec *of) {
    for (size_t i = 0; i < of->dtype_count; i++)
        text_printf(lua, "%s%s", i == 0 ? "" : i + 1 == of->dtype_count ? " and " : ", ", of->dtypes[i].name);
}

static void add_head(text *lua, const new_spec *of) {
    text what = {0}, title = {0};
    text_printf(&what, "%s with ", of->extends);
    add_names(&what, of);
    text_add(lua, "-- ");
    text_add_shown(lua, text_string(&what), what.length);
    text_free(&what);
    text_printf(lua,
                ", placed where promotions cost least.\n"
                "-- `joinery check %s.lua --costs` shows what they cost, `joinery graph %s.lua` draws the diagram.\n"
                "return {\n  name    = ",
                of->name, of->name);
    spec_write_string(lua, of->name);
    text_printf(&title, "%s, with ", of->title);
    add_names(&title, of);
    text_add(lua, ",\n  title   = ");
    spec_write_string(lua, text_string(&title));
    text_add(lua, ",\n  extends = ");
    spec_write_string(lua, of->extends);
    text_add(lua, ", -- its dtypes, edges, laws and settings, except what is given here\n");
    text_free(&title);
}

/* One line for each dtype that edges start from, in the order in which they first appear: Lua takes a key only once. */
static void add_edges(text *lua, const new_spec *of) {
    for (size_t i = 0; i < of->edge_count; i++) {
        const char *from = of->edges[i].from, *separator = " = { ";
        bool told = false;
        for (size_t k = 0; k < i; k++)
            told = told || !strcmp(of->edges[k].from, from);
        if (told) continue;
        text_add(lua, "    ");
        spec_write_key(lua, from);
        for (size_t k = i; k < of->edge_count; k++) {
            if (strcmp(of->edges[k].from, from) != 0) continue;
            text_add(lua, separator);
            spec_write_string(lua, of->edges[k].to);
            separator = ", ";
        }
        text_add(lua, " },\n");
    }
}

void new_write(const new_spec *of, text *lua) {
    bool opaque = false;
    add_head(lua, of);
    for (size_t i = 0; i < of->dtype_count; i++)
        opaque = opaque || of->dtypes[i].opaque;
    if (opaque)
        text_add(lua, "  -- header = \"...\", -- the file that declares the opaque type and its two functions\n");
    text_add(lua, "\n  dtypes = {\n");
    for (size_t i = 0; i < of->dtype_count; i++)
        text_printf(lua, "    %s -- its promotions: %s\n", of->dtypes[i].definition, of->dtypes[i].costs);
    text_add(lua, "  },\n\n  -- from each dtype to those that it promotes to\n  promotes = {\n");
    add_edges(lua, of);
    text_add(lua, "  },\n\n"
                  "  -- laws    = { ... }, -- those that must hold, if not those of the spec above\n"
                  "  -- resolve = { [\"a,b\"] = \"c\" }, -- what a pair promotes to, whatever the edges say\n"
                  "  -- without = { ... }, -- dtypes of the spec above to leave out\n}\n");
}
