/* The choice of the ISA: once a process, the best of the machine, and downwards what the environment asks for. A
 * process of its own for each wish. */
#include "check.h"
#include "process.h"
#include "subject.h"

#include <stdio.h>
#include <string.h>

static bool is_here(const char *isa) {
    for (unsigned from = 0; from < subject_dtype_count(); from++)
        if (subject_find_convert(from, from, isa)) return true;
    return false;
}

/* In a process of its own: whether the driver, used first, works, and which ISA it has taken. */
static void answer(char *text, size_t size) {
    uint8_t in[3] = {0, 1, 2}, converted[3] = {9, 9, 9};
    unsigned bytes = 0;
    while (bytes < subject_dtype_count() && subject_dtype(bytes)->kind != REF_UINT)
        bytes++;
    bool works = bytes == subject_dtype_count() || subject_dtype(bytes)->size != 1 ||
                 (subject_convert(3, (struct subject_operand){bytes, in, 1}, bytes, converted, 1) == SUBJECT_OK &&
                  memcmp(in, converted, 3) == 0);
    const char *isa = works ? subject_isa() : "wrong results";
    process_set(subject_isa_variable(), strcmp(isa, "scalar") == 0 ? "avx2" : "scalar"); /* too late */
    if (isa != subject_isa()) isa = "not the same twice";
    snprintf(text, size, "%s", isa);
}

/* The ISA that a process takes where the environment says `wish`; NULL: says nothing. */
static const char *isa_under(const char *wish) {
    static char isa[64];
    CHECK(process_ask(subject_isa_variable(), wish, isa, sizeof isa));
    return isa;
}

int main(int count, char **arguments) {
    process_begin(count, arguments, answer);
    char best[64];
    strcpy(best, isa_under(NULL));
    printf("%s\n", best);
    CHECK(is_here(best));

    static char endless[1 << 14];
    memset(endless, 'a', sizeof endless - 1);
    static const char *const no_isas[] = {"",         "no such isa", "SCALAR",        "scalar ",  " scalar", "scalar\n",
                                          "scala",    "scalars",     "scalar,scalar", "sca lar",  "0",       "-1",
                                          "%s%s%s%n", "\xff\xfe",    "scalar\tavx2",  "../../..", endless};
    for (size_t i = 0; i < sizeof no_isas / sizeof no_isas[0]; i++) {
        const char *isa = isa_under(no_isas[i]);
        check_that(strcmp(isa, best) == 0, "%s='%.40s' gives %s", subject_isa_variable(), no_isas[i], isa);
    }
    for (unsigned i = 0; subject_isa_name(i); i++) {
        const char *wish = subject_isa_name(i), *isa = isa_under(wish);
        check_that(strcmp(isa, is_here(wish) ? wish : best) == 0, "%s='%s' gives %s", subject_isa_variable(), wish,
                   isa);
    }
    /* what can be found does not depend on what was chosen */
    process_set(subject_isa_variable(), "scalar");
    CHECK(strcmp(subject_isa(), "scalar") == 0);
    CHECK(is_here(best));
    return check_report();
}
