#include "spec/complete_write.h"

#include "base/memory.h"
#include "spec/names.h"
#include "spec/writer.h"

#include <string.h>

enum { COMMENT_WIDTH = 100 };

/* A Lua string. */
static void add_quoted(text *to, const char *utf8) {
    text_add_char(to, '"');
    for (; *utf8; utf8++) {
        if (*utf8 == '"' || *utf8 == '\\') text_add_char(to, '\\');
        if ((unsigned char)*utf8 < 0x20)
            text_printf(to, "\\%03d", *utf8);
        else
            text_add_char(to, *utf8);
    }
    text_add_char(to, '"');
}

/* "i8 v u8, i8 v u16", wrapped into comments: the pairs that a new dtype is the join of. */
static void add_pairs(text *to, const completed *of, size_t i, const char *comment) {
    const lat_new_dtype *new = &of->added->added[i];
    const lat_edge generating = {new->a, new->b};
    const lat_edge *pairs = new->pair_count ? new->pairs : &generating;
    const size_t count = new->pair_count ? new->pair_count : 1;
    size_t width = COMMENT_WIDTH + 1; /* the first one begins a line */
    for (size_t k = 0; k < count; k++) {
        text pair = {0};
        text_printf(&pair, "%s v %s", complete_dtype(of, pairs[k].from), complete_dtype(of, pairs[k].to));
        if (k) text_add_char(to, ',');
        if (width + pair.length > COMMENT_WIDTH) {
            text_printf(to, "%s%s", k ? "\n" : "", comment);
            width = 0;
        }
        text_printf(to, " %s", text_string(&pair));
        width += pair.length + 2;
        text_free(&pair);
    }
    text_add_char(to, '\n');
}

/* What any such file begins with. */
static void add_head(text *to, const completed *of) {
    text_printf(
        to,
        "-- The join completion of %s: the smallest join-semilattice that contains its order and keeps the joins\n"
        "-- that it has. ",
        of->spec->name);
    text_add(to, of->added->new_count
                     ? "The pairs that a new dtype is the join of stand in a comment; a v b is the join of a and b.\n"
                     : "Every join exists already, so nothing is added.\n");
}

static void add_dtypes(text *to, const completed *of) {
    text_add(to, "\n  dtypes = {\n");
    for (size_t i = 0; i < of->added->new_count; i++) {
        text ident = {0};
        add_pairs(to, of, i, "    --");
        text_add(to, "    { ");
        add_quoted(to, of->names[i]);
        text_add(to, ", kind = \"abstract\"");
        if (!name_default_ident(of->names[i], &ident) || strcmp(text_string(&ident), of->idents[i]) != 0) {
            text_add(to, ", ident = ");
            add_quoted(to, of->idents[i]);
        }
        text_add(to, " },\n");
        text_free(&ident);
    }
    text_add(to, "  },\n");
}

static void add_edges(text *to, const completed *of) {
    text_add(to, "\n  promotes = {\n");
    for (size_t i = 0; i < of->added->edge_count;) {
        const lat_id from = of->added->edges[i].from;
        text_add(to, "    [");
        add_quoted(to, complete_dtype(of, from));
        text_add(to, "] = {");
        for (const char *separator = " "; i < of->added->edge_count && of->added->edges[i].from == from; i++) {
            text_add(to, separator);
            add_quoted(to, complete_dtype(of, of->added->edges[i].to));
            separator = ", ";
        }
        text_add(to, " },\n");
    }
    text_add(to, "  },\n");
}

void complete_write_extension(text *to, const completed *of, const char *extends) {
    add_head(to, of);
    text_printf(to, "return {\n  name    = \"%s_complete\",\n  title   = ", of->spec->name);
    text title = {0};
    text_printf(&title, "%s, completed", of->spec->title ? of->spec->title : of->spec->name);
    add_quoted(to, text_string(&title));
    text_free(&title);
    text_add(to, ",\n  extends = ");
    add_quoted(to, extends);
    text_add(to, ",\n");
    if (of->added->new_count) {
        add_dtypes(to, of);
        add_edges(to, of);
    }
    text_add(to, "\n  laws = {");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        text_printf(to, "%s \"%s\"", law ? "," : "", lat_law_name(law));
    text_add(to, " },\n}\n");
}

static void append_text(char **old, const char *suffix) {
    text joined = {0};
    if (*old) text_add(&joined, *old);
    text_add(&joined, suffix);
    mem_free(*old);
    *old = joined.data;
}

void complete_write_whole(text *to, completed *of) {
    spec *s = of->spec;
    const size_t n = s->dtype_count, all = n + of->added->new_count;
    add_head(to, of);
    for (size_t i = 0; i < of->added->new_count; i++) {
        text_printf(to, "-- %s:\n", of->names[i]);
        add_pairs(to, of, i, "--  ");
    }
    s->dtypes = mem_grow(s->dtypes, all, sizeof *s->dtypes);
    if (s->inexact) s->inexact = mem_grow(s->inexact, all, sizeof *s->inexact);
    for (size_t i = n; i < all; i++) {
        s->dtypes[i] = (spec_dtype){.name = mem_copy(of->names[i - n]),
                                    .ident = mem_copy(of->idents[i - n]),
                                    .strong = (lat_id)i,
                                    .values = {.kind = VAL_ABSTRACT}};
        if (s->inexact) s->inexact[i] = LAT_NONE;
    }
    s->dtype_count = all;
    s->edges = mem_grow(s->edges, s->edge_count + of->added->edge_count, sizeof *s->edges);
    for (size_t i = 0; i < of->added->edge_count; i++)
        s->edges[s->edge_count++] = of->added->edges[i];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        s->laws[law] = true;
    append_text(&s->name, "_complete");
    if (s->title) append_text(&s->title, ", completed");
    spec_write(s, to);
}
