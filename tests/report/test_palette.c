/* The palette: contrast as WCAG 2 measures it, kinds that readers with colour blindness tell apart, complete CSS. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "report/write/palette.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double TEXT = 4.5, GRAPHIC = 3.0; /* the least contrast that WCAG 2 level AA asks for */
static const double APART = 2.4;               /* of two fills in OKLab, times 100; about 2 is just seen side by side */

typedef struct colour {
    double r, g, b; /* linear, 0 to 1 */
} colour;

static double channel(const char *two_digits) {
    const char digits[3] = {two_digits[0], two_digits[1], '\0'};
    const double value = (double)strtol(digits, NULL, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static colour parse(const char *hex) {
    assert_int_equal(strlen(hex), 7);
    assert_int_equal(strspn(hex + 1, "0123456789abcdef"), 6);
    return (colour){channel(hex + 1), channel(hex + 3), channel(hex + 5)};
}

static double contrast(const char *one, const char *other) {
    const colour a = parse(one), b = parse(other);
    const double x = 0.2126 * a.r + 0.7152 * a.g + 0.0722 * a.b, y = 0.2126 * b.r + 0.7152 * b.g + 0.0722 * b.b;
    return (fmax(x, y) + 0.05) / (fmin(x, y) + 0.05);
}

static void demand(const char *label, const char *of, const char *on, double least) {
    if (contrast(of, on) >= least) return;
    fail_msg("%s: %s on %s has a contrast of %.2f, less than %.1f", label, of, on, contrast(of, on), least);
}

/* Red, green and blue as an eye without one kind of cone sees them (Machado, Oliveira and Fernandes 2009). */
static const double eyes[][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
};

static void to_oklab(colour colour, const double eye[3][3], double lab[3]) {
    double seen[3];
    for (int i = 0; i < 3; i++)
        seen[i] = fmax(0, eye[i][0] * colour.r + eye[i][1] * colour.g + eye[i][2] * colour.b);
    const double l = cbrt(0.4122214708 * seen[0] + 0.5363325363 * seen[1] + 0.0514459929 * seen[2]);
    const double m = cbrt(0.2119034982 * seen[0] + 0.6806995451 * seen[1] + 0.1073969566 * seen[2]);
    const double s = cbrt(0.0883024619 * seen[0] + 0.2817188376 * seen[1] + 0.6299787005 * seen[2]);
    lab[0] = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
    lab[1] = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
    lab[2] = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
}

static double distance(const char *one, const char *other, const double eye[3][3]) {
    double a[3], b[3];
    to_oklab(parse(one), eye, a);
    to_oklab(parse(other), eye, b);
    return 100 * sqrt(pow(a[0] - b[0], 2) + pow(a[1] - b[1], 2) + pow(a[2] - b[2], 2));
}

static void contrast_of_kinds(void **state) {
    (void)state;
    for (int theme = 0; theme < PALETTE_THEMES; theme++) {
        const char *paper = palette_colour(PALETTE_PAPER, (palette_theme)theme);
        for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
            const palette_kind entry = palette_of_kind((val_kind)kind, (palette_theme)theme);
            const char *name = palette_kind_name((val_kind)kind);
            demand(name, entry.ink, entry.fill, TEXT);
            demand(name, entry.ink, paper, TEXT);
            demand(name, palette_colour(PALETTE_INK, (palette_theme)theme), entry.fill, TEXT);
            demand(name, entry.line, paper, GRAPHIC);
        }
    }
}

static void contrast_of_text(void **state) {
    (void)state;
    static const palette_role texts[] = {PALETTE_INK,  PALETTE_DIM,  PALETTE_ACCENT,
                                         PALETTE_GOOD, PALETTE_WARN, PALETTE_BAD};
    for (int theme = 0; theme < PALETTE_THEMES; theme++) {
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            const char *words = palette_colour(texts[i], (palette_theme)theme);
            demand("text on paper", words, palette_colour(PALETTE_PAPER, (palette_theme)theme), TEXT);
            demand("raised text", words, palette_colour(PALETTE_RAISED, (palette_theme)theme), TEXT);
        }
    }
}

static void kinds_differ_for_every_eye(void **state) {
    (void)state;
    for (int theme = 0; theme < PALETTE_THEMES; theme++) {
        for (int a = 0; a < VAL_KIND_COUNT; a++) {
            for (int b = a + 1; b < VAL_KIND_COUNT; b++) {
                for (size_t eye = 0; eye < sizeof eyes / sizeof *eyes; eye++) {
                    const char *one = palette_of_kind((val_kind)a, (palette_theme)theme).fill;
                    const char *other = palette_of_kind((val_kind)b, (palette_theme)theme).fill;
                    const double apart = distance(one, other, eyes[eye]);
                    if (apart < APART)
                        fail_msg("theme %d, eye %zu: %s (%s) and %s (%s) are %.2f apart", theme, eye,
                                 palette_kind_name((val_kind)a), one, palette_kind_name((val_kind)b), other, apart);
                }
            }
        }
    }
}

static size_t occurrences(const char *in, const char *label) {
    size_t count = 0;
    for (const char *at = in; (at = strstr(at, label)) != NULL; at++)
        count++;
    return count;
}

static void css_is_complete(void **state) {
    (void)state;
    text page = {0}, scoped = {0}, property = {0};
    palette_css(&page);
    palette_css_of_class(&scoped, "joinery");
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        property.length = 0;
        text_printf(&property, "--%s-ink: #", val_kind_name((val_kind)kind));
        assert_int_equal(occurrences(text_string(&page), text_string(&property)),
                         4); /* two themes, each forced or not */
        assert_int_equal(occurrences(text_string(&scoped), text_string(&property)), 4);
    }
    assert_int_equal(occurrences(text_string(&page), "--paper: #"), 4);
    assert_int_equal(occurrences(text_string(&scoped), ":root"), 0);
    text_free(&page);
    text_free(&scoped);
    text_free(&property);
}

static void every_loss_has_a_mark_of_its_own(void **state) {
    (void)state;
    assert_string_equal(palette_mark(VAL_EXACT), "");
    for (int a = VAL_EXACT; a <= VAL_UNKNOWN; a++)
        for (int b = VAL_EXACT; b < a; b++)
            assert_string_not_equal(palette_mark((val_cost)a), palette_mark((val_cost)b));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(contrast_of_kinds),
        cmocka_unit_test(contrast_of_text),
        cmocka_unit_test(kinds_differ_for_every_eye),
        cmocka_unit_test(css_is_complete),
        cmocka_unit_test(every_loss_has_a_mark_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
