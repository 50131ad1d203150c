#include "spec/write/new_write.h"
#include "spec/write/lua_text.h"

#include <string.h>

static void add_names(text *lua, const new_spec *addition) {
    for (size_t i = 0; i < addition->dtype_count; i++)
        text_printf(lua, "%s%s",
                    i == 0                           ? ""
                    : i + 1 == addition->dtype_count ? " and "
                                                     : ", ",
                    addition->dtypes[i].name);
}

static void add_head(text *lua, const new_spec *addition) {
    text label = {0}, title = {0};
    text_printf(&label, "%s with ", addition->extends);
    add_names(&label, addition);
    text_add(lua, "-- ");
    text_add_shown(lua, text_string(&label), label.length);
    text_free(&label);
    text_printf(lua,
                ", placed where promotions cost least.\n"
                "-- `joinery check %s.lua` verifies its laws, `joinery graph %s.lua` draws the diagram.\n"
                "return {\n  name    = ",
                addition->name, addition->name);
    spec_write_string(lua, addition->name);
    text_printf(&title, "%s, with ", addition->title);
    add_names(&title, addition);
    text_add(lua, ",\n  title   = ");
    spec_write_string(lua, text_string(&title));
    text_add(lua, ",\n  extends = ");
    spec_write_string(lua, addition->extends);
    text_add(lua, ", -- its dtypes, edges, laws and settings, except what is given here\n");
    text_free(&title);
}

/* One line for each dtype that edges start from, in the order in which they first appear: Lua takes a key only once. */
static void add_edges(text *lua, const new_spec *addition) {
    for (size_t i = 0; i < addition->edge_count; i++) {
        const char *from = addition->edges[i].from, *separator = " = { ";
        bool told = false;
        for (size_t k = 0; k < i; k++)
            told = told || !strcmp(addition->edges[k].from, from);
        if (told) continue;
        text_add(lua, "    ");
        spec_write_key(lua, from);
        for (size_t k = i; k < addition->edge_count; k++) {
            if (strcmp(addition->edges[k].from, from) != 0) continue;
            text_add(lua, separator);
            spec_write_string(lua, addition->edges[k].to);
            separator = ", ";
        }
        text_add(lua, " },\n");
    }
}

void new_write(const new_spec *addition, text *lua) {
    bool opaque = false;
    add_head(lua, addition);
    for (size_t i = 0; i < addition->dtype_count; i++)
        opaque = opaque || addition->dtypes[i].opaque;
    if (opaque)
        text_add(lua, "  -- header = \"...\", -- the file that declares the opaque type and its two functions\n");
    text_add(lua, "\n  dtypes = {\n");
    for (size_t i = 0; i < addition->dtype_count; i++)
        text_printf(lua, "    %s -- its promotions: %s\n", addition->dtypes[i].definition, addition->dtypes[i].costs);
    text_add(lua, "  },\n\n  -- from each dtype to those that it promotes to\n  promotes = {\n");
    add_edges(lua, addition);
    text_add(lua, "  },\n\n"
                  "  -- laws    = { ... }, -- those that must hold, if not those of the spec above\n"
                  "  -- resolve = { [\"a,b\"] = \"c\" }, -- what a pair promotes to, whatever the edges say\n"
                  "  -- without = { ... }, -- dtypes of the spec above to leave out\n}\n");
}
