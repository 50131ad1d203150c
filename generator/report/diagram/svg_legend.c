#include "report/diagram/svg_legend.h"
#include "report/diagram/diagram.h"
#include "report/diagram/svg_shapes.h"
#include "report/write/escape.h"
#include "report/write/palette.h"

enum {
    LEFT = 16,
    LINE = 24,  /* from line to line */
    SIGN = 30,  /* room for the sign before its words */
    SPACE = 18, /* between items */
    COLUMN = 7, /* of a letter, about: fonts differ */
    SIGN_WIDTH = 24,
    SIGN_HEIGHT = 16
};

/* Where the next item goes. */
typedef struct pen {
    text *out;
    int x, y, width;
} pen;

/* Moves on for an item with that many letters; to the next line where this one is full. Opens its group. */
static void begin(pen *pen, const char *class, size_t letters) {
    const int room = SIGN + (int)letters * COLUMN;
    if (pen->x > LEFT && pen->x + room > pen->width - LEFT) {
        pen->x = LEFT;
        pen->y += LINE;
    }
    text_printf(pen->out, "<g class=\"joinery-key%s\" transform=\"translate(%d %d)\">", class, pen->x, pen->y);
    pen->x += room + SPACE;
}

static void end(pen *pen, const char *words) {
    text_printf(pen->out, "<text class=\"joinery-note\" x=\"%d\" y=\"4.5\">", SIGN);
    escape_html(pen->out, words);
    text_add(pen->out, "</text></g>\n");
}

static void add_kind(pen *pen, val_kind kind) {
    const palette_kind colours = palette_of_kind(kind, PALETTE_LIGHT);
    const char *words = palette_kind_name(kind);
    text class = {0};
    text_printf(&class, " joinery-%s", val_kind_name(kind));
    begin(pen, text_string(&class), text_width(words));
    text_printf(pen->out, "<path class=\"joinery-shape\" fill=\"%s\" stroke=\"%s\" transform=\"translate(%d 0)\" d=\"",
                colours.fill, colours.line, SIGN_WIDTH / 2);
    svg_outline(pen->out, kind, SIGN_WIDTH, SIGN_HEIGHT);
    text_add(pen->out, "\"/>");
    end(pen, words);
    text_free(&class);
}

static void add_weak(pen *pen) {
    begin(pen, " joinery-weak", text_width("weak"));
    text_printf(pen->out, "<path class=\"joinery-shape joinery-plain\" fill=\"none\" stroke=\"%s\" d=\"",
                palette_colour(PALETTE_DIM, PALETTE_LIGHT));
    text_printf(pen->out, "M0 %dH%dV%dH0Z\"/>", -SIGN_HEIGHT / 2, SIGN_WIDTH, SIGN_HEIGHT / 2);
    end(pen, "weak");
}

static void add_cost(pen *pen, val_cost cost) {
    begin(pen, "", text_width(palette_mark_meaning(cost)));
    text_printf(pen->out,
                "<path class=\"joinery-line\" d=\"M0 0H%d\" fill=\"none\" stroke=\"%s\"/>"
                "<text class=\"joinery-mark\" text-anchor=\"middle\" x=\"%d\" y=\"4.5\" fill=\"%s\">%s</text>",
                SIGN_WIDTH, palette_colour(PALETTE_DIM, PALETTE_LIGHT), SIGN_WIDTH / 2,
                palette_colour(PALETTE_WARN, PALETTE_LIGHT), palette_mark(cost));
    end(pen, palette_mark_meaning(cost));
}

void svg_tag(text *out, size_t number, int x, int y) {
    text_printf(out,
                "<g class=\"joinery-tag\"><circle cx=\"%d\" cy=\"%d\" r=\"9\" fill=\"%s\" stroke=\"%s\"/>"
                "<text text-anchor=\"middle\" x=\"%d\" y=\"%d\" fill=\"%s\">%zu</text></g>\n",
                x, y, palette_colour(PALETTE_PAPER, PALETTE_LIGHT), palette_colour(PALETTE_ACCENT, PALETTE_LIGHT), x,
                y + 5, palette_colour(PALETTE_ACCENT, PALETTE_LIGHT), number);
}

/* Adds a word, and what stands right behind it, to a line of settled pairs; what does not fit goes to the next line. */
static void add_word(pen *pen, const char *word, const char *behind) {
    text name = {0}; /* a long one would be wider than the picture */
    diagram_short_name(&name, word);
    const int room = (int)(text_width(name.data) + text_width(behind) + 1) * COLUMN;
    if (pen->x > LEFT + SIGN && pen->x + room > pen->width - LEFT) {
        pen->x = LEFT + SIGN;
        pen->y += LINE - 6;
        text_printf(pen->out, "</text>\n<text class=\"joinery-note\" x=\"%d\" y=\"%d.5\">", pen->x, pen->y + 4);
    }
    pen->x += room;
    svg_name(pen->out, text_string(&name));
    text_printf(pen->out, "%s ", behind);
    text_free(&name);
}

/* "f* with b, u8, i8: f64" */
static void add_settled(pen *pen, const spec *spec, const resolved_pairs *line, size_t number) {
    svg_tag(pen->out, number, LEFT + SIGN_WIDTH / 2, pen->y);
    pen->x = LEFT + SIGN;
    text_printf(pen->out, "<text class=\"joinery-note\" x=\"%d\" y=\"%d.5\">", pen->x, pen->y + 4);
    add_word(pen, spec_dtype_name(spec, line->hub), "");
    add_word(pen, "with", "");
    for (size_t i = 0; i < line->other_count; i++)
        add_word(pen, spec_dtype_name(spec, line->others[i]), i + 1 < line->other_count ? "," : ":");
    add_word(pen, line->result == LAT_NONE ? "undefined" : spec_dtype_name(spec, line->result), "");
    text_add(pen->out, "</text>\n");
}

int svg_legend(text *out, const analysis *analysis, const svg_costs *costs, const resolved_pairs *settled, size_t count,
               int width, int y) {
    bool used[VAL_KIND_COUNT] = {false}, weak = false;
    pen pen = {out, LEFT, y, width};
    for (size_t i = 0; i < analysis->spec->dtype_count; i++) {
        used[analysis->spec->dtypes[i].values.kind] = true;
        weak = weak || analysis->spec->dtypes[i].weak_of;
    }
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++)
        if (used[kind]) add_kind(&pen, (val_kind)kind);
    if (weak) add_weak(&pen);
    for (int cost = VAL_ROUNDS; cost < VAL_UNKNOWN; cost++)
        if (costs->any[cost]) add_cost(&pen, (val_cost)cost);
    pen.y += LINE;
    if (count == 0) return pen.y;
    pen.y += 4;
    text_printf(out, "<text class=\"joinery-note\" x=\"%d\" y=\"%d.5\">Settled by the spec, not by the lines:</text>\n",
                LEFT, pen.y + 4);
    for (size_t i = 0; i < count; i++) {
        pen.y += LINE;
        add_settled(&pen, analysis->spec, &settled[i], i + 1);
    }
    return pen.y + LINE;
}
