#include "report/diff/diff_castings.h"
#include "analysis/castings.h"
#include "base/memory.h"
#include "report/write/dtype_words.h"

/* Two castings of one name: their numbers in either spec. */
typedef struct casting_pair {
    size_t left, right;
} casting_pair;

static void compare(diff_report *report, const casting_pair *pair, const uint32_t *left, const uint32_t *right) {
    const size_t n = report->left->spec->dtype_count, m = report->right->spec->dtype_count;
    const lat_id *in_right = report->matching.right_of;
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < n && in_right[from] != LAT_NONE; to++) {
            if (in_right[to] == LAT_NONE) continue;
            const bool by_left = left[from * n + to] >> pair->left & 1;
            const bool by_right = right[in_right[from] * m + in_right[to]] >> pair->right & 1;
            if (by_left != by_right)
                VEC_PUSH(report->casts, report->cast_count, report->cast_capacity) =
                    (cast_difference){casting_name(report->left->spec, pair->left), (lat_id)from, (lat_id)to, by_left};
        }
}

bool diff_has_castings(const diff_report *report) {
    return report->left->spec->casting_count || report->right->spec->casting_count;
}

void diff_castings_find(diff_report *report) {
    const spec *left = report->left->spec, *right = report->right->spec;
    if (!diff_has_castings(report)) return;
    uint32_t *of_left = castings_table(report->left), *of_right = castings_table(report->right);
    for (size_t number = 0; number < castings_count(left); number++) {
        const casting_pair pair = {number, casting_find(right, casting_name(left, number))};
        if (pair.right == castings_count(right)) continue;
        if (casting_own(left, pair.left) || casting_own(right, pair.right)) compare(report, &pair, of_left, of_right);
    }
    mem_free(of_left);
    mem_free(of_right);
}

/* The castings of one spec's own; `there` is the other spec. */
static const spec *own_side(const diff_report *report, bool right, const spec **there) {
    *there = right ? report->left->spec : report->right->spec;
    return right ? report->right->spec : report->left->spec;
}

static bool is_missing(const spec *there, const spec_casting *casting) {
    return casting_find(there, casting->name) == castings_count(there);
}

size_t diff_castings_missing(const diff_report *report, bool right, text *out) {
    const spec *there, *here = own_side(report, right, &there);
    size_t count = 0;
    for (size_t i = 0; i < here->casting_count; i++) {
        if (!is_missing(there, &here->castings[i])) continue;
        if (out) text_printf(out, "%s%s", count ? ", " : "", here->castings[i].name);
        count++;
    }
    return count;
}

enum { LISTED_CASTS = 12 };

/* "jax alone allows i8 to u8, i16 to u8 and 4 more", of the differences of one casting. */
static void add_side(document *page, const diff_report *report, const char *side, size_t first, size_t end,
                     bool of_left) {
    const spec *names = report->left->spec;
    text line = {0};
    size_t count = 0;
    text_printf(&line, "%s alone allows ", side);
    for (size_t i = first; i < end; i++) {
        const cast_difference *cast = &report->casts[i];
        if (cast->left != of_left || count++ >= LISTED_CASTS) continue;
        text_printf(&line, "%s%s to %s", count > 1 ? ", " : "", dtype_name(names, cast->from),
                    dtype_name(names, cast->to));
    }
    if (count > LISTED_CASTS) text_printf(&line, " and %zu more", count - LISTED_CASTS);
    if (count) doc_item(page, 2, PAINT_PLAIN, text_string(&line));
    text_free(&line);
}

void diff_castings_document(document *page, const diff_report *report, const char *left, const char *right) {
    const char *const sides[] = {left, right};
    for (int side = 0; side < 2; side++) {
        text names = {0}, title = {0};
        text_printf(&title, "castings only in %s", sides[side]);
        if (diff_castings_missing(report, side, &names)) doc_fact(page, text_string(&title), "%s", text_string(&names));
        text_free(&names);
        text_free(&title);
    }
    for (size_t first = 0, end; first < report->cast_count; first = end) {
        text line = {0};
        for (end = first; end < report->cast_count && report->casts[end].casting == report->casts[first].casting;)
            end++;
        text_printf(&line, "the casting %s: %zu conversion%s", report->casts[first].casting, end - first,
                    end - first == 1 ? "" : "s");
        doc_item_text(page, 1, PAINT_BOLD, &line);
        add_side(page, report, left, first, end, true);
        add_side(page, report, right, first, end, false);
    }
}

static void add_missing(json *out, const diff_report *report, bool right, const char *key) {
    const spec *there, *here = own_side(report, right, &there);
    json_array(out, key, JSON_INLINE);
    for (size_t i = 0; i < here->casting_count; i++)
        if (is_missing(there, &here->castings[i])) json_string(out, NULL, here->castings[i].name);
    json_end(out);
}

void diff_castings_members(json *out, const diff_report *report, const diff_castings_keys *keys) {
    if (!diff_has_castings(report)) return;
    json_array(out, "castings", JSON_LINES);
    for (size_t i = 0; i < report->cast_count; i++) {
        const cast_difference *cast = &report->casts[i];
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "casting", cast->casting);
        json_dtype(out, "from", report->left->spec, cast->from);
        json_dtype(out, "to", report->left->spec, cast->to);
        json_bool(out, keys->left, cast->left);
        json_bool(out, keys->right, !cast->left);
        json_end(out);
    }
    json_end(out);
    add_missing(out, report, false, keys->only_left);
    add_missing(out, report, true, keys->only_right);
}
