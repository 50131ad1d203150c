/*
 * Every spec of tests/oracles/index.csv against its table, cell by cell and by name, and against the class and the laws
 * that the index says. The CSV is read by code of this test's own. Run in tests/spec.
 */
#include "base/memory.h"
#include "spec/support.h"

#include <stdio.h>
#include <string.h>

enum { WORDS = 64, LONGEST = 32 };

typedef struct row {
    char words[WORDS][LONGEST];
    size_t count;
} row;

/* The next line of the text, cut at its commas; false at the end. */
static bool next_row(const char **at, row *row) {
    row->count = 0;
    if (**at == '\0') return false;
    size_t length = 0;
    memset(row->words, 0, sizeof row->words);
    for (; **at && **at != '\n'; ++*at) {
        if (**at == '\r') continue;
        if (**at == ',') {
            row->count++;
            length = 0;
            assert_true(row->count < WORDS);
        } else if (length < LONGEST - 1) {
            row->words[row->count][length++] = **at;
        }
    }
    row->count++;
    if (**at) ++*at;
    return true;
}

static const char *name_of(const spec *spec, lat_id id) {
    return id == LAT_NONE ? "-" : spec->dtypes[id].name;
}

static size_t check_cells(const spec *spec, const lat_promotion *promotion, const char *csv, const char *label) {
    row header, cells;
    size_t wrong = 0, rows = 0;
    assert_true(next_row(&csv, &header));
    if (header.count - 1 != spec->dtype_count)
        fail_msg("%s: %zu dtypes, not %zu", label, spec->dtype_count, header.count - 1);
    for (; next_row(&csv, &cells); rows++) {
        if (cells.count != header.count) fail_msg("%s: a row of %zu words", label, cells.count);
        const lat_id a = spec_find_dtype(spec, cells.words[0]);
        if (a == LAT_NONE) fail_msg("%s: no dtype %s", label, cells.words[0]);
        for (size_t i = 1; i < cells.count; i++) {
            const lat_id b = spec_find_dtype(spec, header.words[i]);
            const char *join = name_of(spec, lat_join(promotion, a, b));
            if (strcmp(join, cells.words[i]) == 0) continue;
            print_error("%s: %s with %s is %s, not %s\n", label, cells.words[0], header.words[i], join, cells.words[i]);
            wrong++;
        }
    }
    if (rows != spec->dtype_count) fail_msg("%s: %zu rows", label, rows);
    return wrong;
}

static bool names_law(const char *list, const char *law) {
    const size_t length = strlen(law);
    for (const char *at = strstr(list, law); at; at = strstr(at + 1, law))
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) return true;
    return false;
}

/* The class is what the index says; exactly the laws that it names hold, and just those the spec demands. */
static size_t check_laws(const spec *spec, const lat_promotion *promotion, const char *class, const char *kept) {
    lat_shape shape = {.top = LAT_NONE, .bottom = LAT_NONE};
    lat_laws laws;
    size_t wrong = 0;
    if (promotion->order.transitive) lat_shape_of(&promotion->order, &shape);
    lat_laws_verify(promotion, &shape, &laws);
    if (strcmp(lat_class_name(laws.kind), class) != 0) {
        print_error("%s: a %s, not a %s\n", spec->name, lat_class_name(laws.kind), class);
        wrong++;
    }
    if (promotion->order.transitive) lat_shape_free(&shape);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const bool holds = laws.law[law].outcome == LAT_HOLDS, named = names_law(kept, lat_law_name(law));
        if (!lat_law_of(law)->demanded && (holds || !spec->laws[law])) continue; /* the index does not speak of it */
        if (holds == named && spec->laws[law] == named) continue;
        print_error("%s: %s %s, and is %sdemanded\n", spec->name, lat_law_name(law), holds ? "holds" : "fails",
                    spec->laws[law] ? "" : "not ");
        wrong++;
    }
    return wrong;
}

static void test_every_oracle(void **state) {
    (void)state;
    char *text_of_index = support_file("../oracles/index.csv", NULL);
    assert_non_null(text_of_index);
    const char *at = text_of_index;
    row index;
    size_t count = 0, wrong = 0;
    assert_true(next_row(&at, &index));
    assert_string_equal(index.words[0], "spec");
    assert_string_equal(index.words[3], "laws");
    for (const char *line = at; next_row(&at, &index); line = at, count++) {
        text path = {0}, oracle = {0};
        text_printf(&path, "../../specs/%s.lua", index.words[0]);
        text_printf(&oracle, "../oracles/%s", index.words[1]);
        spec_diagnostics diagnostics = {0};
        spec *spec = spec_read(path.data, support_options(), &diagnostics);
        char *csv = support_file(oracle.data, NULL);
        if (!spec || !csv) fail_msg("%s and %s cannot be read", path.data, oracle.data);
        lat_promotion promotion;
        assert_true(spec_promotion(spec, &promotion, &diagnostics));
        wrong += check_cells(spec, &promotion, csv, index.words[0]);
        char *laws = mem_copy_n(line, strcspn(line, "\n")); /* the last word is longer than a dtype's name */
        wrong += check_laws(spec, &promotion, index.words[2], strrchr(laws, ',') + 1);
        mem_free(laws);
        lat_promotion_free(&promotion);
        mem_free(csv);
        spec_free(spec);
        text_free(&path);
        text_free(&oracle);
    }
    mem_free(text_of_index);
    assert_int_equal(wrong, 0);
    assert_true(count >= 26);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_oracle)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
