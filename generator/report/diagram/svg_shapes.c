#include "report/diagram/svg_shapes.h"
#include "report/write/escape.h"

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
