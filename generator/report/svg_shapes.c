#include "report/svg_shapes.h"

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
