#include "report/diagram/svg_legend.h"
#include "report/diagram/diagram.h"
#include "report/write/escape.h"
#include "report/write/palette.h"

#include <string.h>

enum { CORNER = 8, ROUND = 7, CUT = 9 };

void svg_outline(text *out, val_kind kind, int width, int height) {
    const int w = width / 2, h = height / 2;
    switch (kind) {
    case VAL_BOOL: { /* a pill */
        const int flat = w - h;
        text_printf(out, "M%d %dH%dA%d %d 0 0 1 %d %dH%dA%d %d 0 0 1 %d %dZ", -flat, -h, flat, h, h, flat, h, -flat, h,
                    h, -flat, -h);
        break;
    }
    case VAL_UINT: /* a box */
        text_printf(out, "M%d %dH%dV%dH%dZ", -w, -h, w, h, -w);
        break;
    case VAL_INT: { /* a rounded box */
        const int x = w - ROUND, y = h - ROUND;
        text_printf(out, "M%d %dH%dA7 7 0 0 1 %d %dV%dA7 7 0 0 1 %d %d", -x, -h, x, w, -y, y, x, h);
        text_printf(out, "H%dA7 7 0 0 1 %d %dV%dA7 7 0 0 1 %d %dZ", -x, -w, y, -y, -x, -h);
        break;
    }
    case VAL_FLOAT: { /* a hexagon */
        const int x = w - CORNER;
        text_printf(out, "M%d %dH%dL%d 0L%d %dH%dL%d 0Z", -x, -h, x, w, x, h, -x, -w);
        break;
    }
    case VAL_COMPLEX: { /* an octagon */
        const int x = w - CORNER, y = h - CORNER;
        text_printf(out, "M%d %dH%dL%d %dV%dL%d %dH%dL%d %dV%dZ", -x, -h, x, w, -y, y, x, h, -x, -w, y, -y);
        break;
    }
    case VAL_FIXED: /* a parallelogram */
        text_printf(out, "M%d %dH%dL%d %dH%dZ", CORNER - w, -h, w, w - CORNER, h, -w);
        break;
    case VAL_OPAQUE: /* a box with a corner cut off */
        text_printf(out, "M%d %dH%dL%d %dV%dH%dZ", -w, -h, w - CUT, w, CUT - h, h, -w);
        break;
    case VAL_ABSTRACT: /* a trapezium */
        text_printf(out, "M%d %dL%d %dH%dL%d %dZ", -w, h, CORNER - w, -h, w - CORNER, w, h);
        break;
    }
}

void svg_curve(text *out, const layout_point *points, size_t count) {
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%d %d", i == 0 ? "M" : i == 1 ? "C" : " ", points[i].x, points[i].y);
}

/* Whether it holds letters that are written from right to left. */
static bool runs_leftwards(const char *utf8) {
    static const unsigned blocks[][2] = {
        {0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
    unsigned point;
    for (size_t width; *utf8 && (width = text_point(utf8, strnlen(utf8, 4), &point)) != 0; utf8 += width)
        for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
            if (point >= blocks[i][0] && point <= blocks[i][1]) return true;
    return false;
}

void svg_name(text *out, const char *name) {
    const bool isolated = runs_leftwards(name);
    if (isolated) text_add(out, "<tspan unicode-bidi=\"isolate\">");
    escape_html(out, name);
    if (isolated) text_add(out, "</tspan>");
}

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
