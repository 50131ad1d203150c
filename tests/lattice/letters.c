#include "lattice/letters.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static lat_id id_of(char letter) {
    if (letter == '-') return LAT_NONE;
    assert_in_range(letter, 'a', 'z');
    return (lat_id)(letter - 'a');
}

size_t letters_edges(const char *text, lat_edge edges[LETTERS_MAX * LETTERS_MAX]) {
    size_t count = 0;
    for (; *text != '\0'; text += text[2] == ' ' ? 3 : 2)
        edges[count++] = (lat_edge){id_of(text[0]), id_of(text[1])};
    return count;
}

void letters_graph(lat_promotion *promotion, size_t n, const char *edges, const char *resolves) {
    lat_edge edge[LETTERS_MAX * LETTERS_MAX];
    lat_resolve resolve[LETTERS_MAX * LETTERS_MAX];
    size_t count = 0;
    for (; *resolves != '\0'; resolves += resolves[3] == ' ' ? 4 : 3)
        resolve[count++] = (lat_resolve){id_of(resolves[0]), id_of(resolves[1]), id_of(resolves[2])};
    assert_int_equal(
        lat_promotion_from_edges(promotion, n, edge, letters_edges(edges, edge), resolve, count, NULL, NULL), LAT_OK);
}

void letters_table(lat_promotion *promotion, const char *rows) {
    const size_t n = strcspn(rows, " ");
    lat_id *table = malloc(n * n * sizeof *table);
    assert_non_null(table);
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++)
            table[a * n + b] = id_of(rows[a * (n + 1) + b]);
    assert_int_equal(lat_promotion_from_table(promotion, n, table), LAT_OK);
    free(table);
}

char letters_name(lat_id id) {
    return id == LAT_NONE ? '-' : id == LAT_AMBIGUOUS ? '?' : (char)('a' + id);
}

const char *letters_of(const lat_promotion *promotion) {
    static char text[LETTERS_MAX * (LETTERS_MAX + 1) + 1];
    char *to = text;
    for (size_t a = 0; a < promotion->n; a++) {
        if (a != 0) *to++ = ' ';
        for (size_t b = 0; b < promotion->n; b++)
            *to++ = letters_name(lat_cell(promotion, (lat_id)a, (lat_id)b));
    }
    *to = '\0';
    return text;
}
