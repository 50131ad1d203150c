#include "spec/write/extension_write.h"
#include "spec/write/lua_text.h"
#include "spec/write/writer.h"

static void add_head(const spec_extension *extension, text *lua) {
    text label = {0}, title = {0};
    text_printf(&label, "%s with %s", extension->extends, extension->dtype->name);
    text_add(lua, "-- ");
    text_add_shown(lua, text_string(&label), label.length);
    text_add(lua, ": `joinery check` verifies its laws, `joinery graph` draws the diagram.\nreturn {\n  name    = ");
    spec_write_string(lua, extension->name);
    text_printf(&title, "%s, with %s", extension->base->title ? extension->base->title : extension->base->name,
                extension->dtype->name);
    text_add(lua, ",\n  title   = ");
    spec_write_string(lua, text_string(&title));
    text_add(lua, ",\n  extends = ");
    spec_write_string(lua, extension->extends);
    text_add(lua, ", -- its dtypes, edges, laws and settings, except what is given here\n\n");
    text_free(&label);
    text_free(&title);
}

void extension_write(const spec_extension *extension, text *lua) {
    const lat_placement *placement = extension->placement;
    const spec_dtype *dtypes = extension->base->dtypes;
    const char *own = extension->dtype->name;
    add_head(extension, lua);
    text_add(lua, "  dtypes = {\n    ");
    spec_write_dtypes(extension->dtype, 1, lua);
    text_printf(lua,
                " -- its promotions: %s\n  },\n\n  -- from each dtype to those that it promotes to\n  promotes = {\n",
                extension->costs);
    for (size_t i = 0; i < placement->below_count; i++) {
        text_add(lua, "    ");
        spec_write_key(lua, dtypes[placement->below[i]].name);
        text_add(lua, " = { ");
        spec_write_string(lua, own);
        text_add(lua, " },\n");
    }
    for (size_t i = 0; i < placement->above_count; i++) {
        if (i == 0) {
            text_add(lua, "    ");
            spec_write_key(lua, own);
        }
        text_add(lua, i ? ", " : " = { ");
        spec_write_string(lua, dtypes[placement->above[i]].name);
        if (i + 1 == placement->above_count) text_add(lua, " },\n");
    }
    text_add(lua, "  },\n}\n");
}
