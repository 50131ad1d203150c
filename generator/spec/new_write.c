#include "spec/new_write.h"
#include "spec/writer.h"

#include <string.h>

static void add_names(text *to, const new_spec *of) {
    for (size_t i = 0; i < of->dtype_count; i++)
        text_printf(to, "%s%s", i == 0 ? "" : i + 1 == of->dtype_count ? " and " : ", ", of->dtypes[i].name);
}

static void add_head(text *to, const new_spec *of) {
    text_printf(to, "-- %s with ", of->extends);
    add_names(to, of);
    text_printf(to,
                ", placed where promotions cost least.\n"
                "-- `joinery check %s.lua --costs` shows what they cost, `joinery graph %s.lua` draws the diagram.\n"
                "return {\n  name    = ",
                of->name, of->name);
    spec_write_string(to, of->name);
    text title = {0};
    text_printf(&title, "%s, with ", of->title);
    add_names(&title, of);
    text_add(to, ",\n  title   = ");
    spec_write_string(to, text_string(&title));
    text_add(to, ",\n  extends = ");
    spec_write_string(to, of->extends);
    text_add(to, ", -- its dtypes, edges, laws and settings, except what is given here\n");
    text_free(&title);
}

/* The edges one start a line, in the order in which starts first come up: a key may stand in a table only once. */
static void add_edges(text *to, const new_spec *of) {
    for (size_t i = 0; i < of->edge_count; i++) {
        const char *from = of->edges[i].from, *separator = " = { ";
        bool told = false;
        for (size_t k = 0; k < i; k++)
            told = told || !strcmp(of->edges[k].from, from);
        if (told) continue;
        text_add(to, "    ");
        spec_write_key(to, from);
        for (size_t k = i; k < of->edge_count; k++) {
            if (strcmp(of->edges[k].from, from) != 0) continue;
            text_add(to, separator);
            spec_write_string(to, of->edges[k].to);
            separator = ", ";
        }
        text_add(to, " },\n");
    }
}

void new_write(text *to, const new_spec *of) {
    bool opaque = false;
    add_head(to, of);
    for (size_t i = 0; i < of->dtype_count; i++)
        opaque = opaque || of->dtypes[i].opaque;
    if (opaque)
        text_add(to, "  -- header = \"...\", -- the file that declares the opaque type and its two functions\n");
    text_add(to, "\n  dtypes = {\n");
    for (size_t i = 0; i < of->dtype_count; i++)
        text_printf(to, "    %s -- its promotions: %s\n", of->dtypes[i].definition, of->dtypes[i].costs);
    text_add(to, "  },\n\n  -- from each dtype to those that it promotes to\n  promotes = {\n");
    add_edges(to, of);
    text_add(to, "  },\n\n"
                 "  -- laws    = { ... }, -- those that must hold, if not those of the spec above\n"
                 "  -- resolve = { [\"a,b\"] = \"c\" }, -- what a pair promotes to, whatever the edges say\n"
                 "  -- without = { ... }, -- dtypes of the spec above to leave out\n}\n");
}
