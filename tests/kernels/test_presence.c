/* What there is: for every op and pair of dtypes, the result, the status and the kernels are those that
 * templates/numerics.md, "Operations", asks for, and no others. Nothing may be missing silently. Of kernels generated
 * `staged`, a pair that is converted first has none of any ISA. */
#include "check.h"
#include "options.h"
#include "subject.h"

#include <stdio.h>
#include <string.h>

enum { ISAS = 16 };

struct tally {
    unsigned long expected, staged;
    unsigned long found[ISAS], borrowed[ISAS]; /* borrowed: another ISA's under this name */
};

static void count(struct tally *tally, unsigned isa, subject_kernel *kernel, subject_kernel *portable) {
    tally->found[isa] += kernel != NULL;
    tally->borrowed[isa] += isa > 0 && kernel && kernel == portable;
}

/* The portable ISA, the first one, has all the kernels that there are. */
static bool is_staged(unsigned op, unsigned a, unsigned b) {
    return subject_is_staged() && !subject_find_kernel(op, a, b, subject_isa_name(0), NULL);
}

static enum subject_status status_for(enum ref_status status) {
    switch (status) {
    case REF_OK:
        return SUBJECT_OK;
    case REF_NO_PROMOTION:
        return SUBJECT_NO_PROMOTION;
    case REF_NO_KERNEL:
        break;
    }
    return SUBJECT_NO_KERNEL;
}

/* No call may write for n = 0, nor look at a pointer. */
static void check_status(enum ref_op op, unsigned a, unsigned b, enum subject_status expected) {
    struct subject_operand x = {a, NULL, 0}, y = {b, NULL, 0};
    enum subject_status by_op = subject_binary((unsigned)subject_op(op), 0, x, y, NULL, 0);
    enum subject_status by_name = subject_named_binary(op, 0, x, y, NULL, 0);
    check_that(by_op == expected && by_name == expected, "%s(%s, %s) of no elements: status %d and %d, expected %d",
               ref_op_name(op), subject_dtype(a)->name, subject_dtype(b)->name, (int)by_op, (int)by_name,
               (int)expected);
}

static void check_pair(enum ref_op op, unsigned a, unsigned b, struct tally *tally) {
    struct ref_plan plan;
    enum ref_status status = subject_plan(op, a, b, &plan);
    unsigned value = (unsigned)subject_op(op), result = subject_binary_result(value, a, b);
    unsigned expected = status == REF_OK ? subject_dtype_number(plan.result) : subject_no_dtype();
    check_that(result == expected, "%s(%s, %s): result dtype %u, expected %u", ref_op_name(op), subject_dtype(a)->name,
               subject_dtype(b)->name, result, expected);
    check_status(op, a, b, status_for(status));

    const bool staged = status == REF_OK && is_staged(value, a, b);
    tally->expected += status == REF_OK && !staged;
    tally->staged += staged;
    subject_kernel *portable = NULL;
    for (unsigned isa = 0; subject_isa_name(isa); isa++) {
        bool swapped = false;
        subject_kernel *kernel = subject_find_kernel(value, a, b, subject_isa_name(isa), &swapped);
        if (isa == 0) portable = kernel;
        count(tally, isa, kernel, portable);
        if (kernel && (status != REF_OK || staged))
            check_that(false, "%s: a kernel for %s(%s, %s), which %s", subject_isa_name(isa), ref_op_name(op),
                       subject_dtype(a)->name, subject_dtype(b)->name, staged ? "is staged" : "has no meaning");
    }
}

static void check_conversion(unsigned from, unsigned to, struct tally *tally) {
    const struct ref_dtype *in = subject_dtype(from), *out = subject_dtype(to);
    bool exists = in->kind != REF_ABSTRACT && out->kind != REF_ABSTRACT;
    enum subject_status status = subject_convert(0, (struct subject_operand){from, NULL, 0}, to, NULL, 0);
    check_that(status == (exists ? SUBJECT_OK : SUBJECT_NO_KERNEL), "convert(%s, %s) of no elements: status %d",
               in->name, out->name, (int)status);
    tally->expected += exists;
    subject_kernel *portable = NULL;
    for (unsigned isa = 0; subject_isa_name(isa); isa++) {
        subject_kernel *kernel = subject_find_convert(from, to, subject_isa_name(isa));
        if (isa == 0) portable = kernel;
        count(tally, isa, kernel, portable);
        if (kernel && !exists)
            check_that(false, "%s: a conversion from %s to %s, which has no meaning", subject_isa_name(isa), in->name,
                       out->name);
    }
}

/* An ISA that the machine has must have all. The first of the build is the portable one; of the others, one whose every
 * kernel is missing is taken to be of another machine. */
static bool is_here(unsigned isa, const struct tally *tally) {
    return strcmp(subject_isa_name(isa), "scalar") == 0 || strcmp(subject_isa_name(isa), subject_isa()) == 0 ||
           tally->found[isa] > 0;
}

static void name_missing(unsigned isa) {
    const char *name = subject_isa_name(isa);
    for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
        for (unsigned a = 0; a < subject_dtype_count(); a++)
            for (unsigned b = 0; b < subject_dtype_count(); b++) {
                struct ref_plan plan;
                bool swapped;
                if (subject_op(op) < 0 || subject_plan(op, a, b, &plan) != REF_OK) continue;
                if (is_staged((unsigned)subject_op(op), a, b)) continue;
                check_that(subject_find_kernel((unsigned)subject_op(op), a, b, name, &swapped) != NULL,
                           "%s: no kernel for %s(%s, %s)", name, ref_op_name(op), subject_dtype(a)->name,
                           subject_dtype(b)->name);
            }
    for (unsigned from = 0; from < subject_dtype_count(); from++)
        for (unsigned to = 0; to < subject_dtype_count(); to++)
            if (subject_dtype(from)->kind != REF_ABSTRACT && subject_dtype(to)->kind != REF_ABSTRACT)
                check_that(subject_find_convert(from, to, name) != NULL, "%s: no conversion from %s to %s", name,
                           subject_dtype(from)->name, subject_dtype(to)->name);
}

/* What is out of range has no meaning, and says so: a value of the enum between those of dtypes, past them, or none. */
static void check_out_of_range(void) {
    const unsigned first = subject_dtype_count(), past = first + subject_hole_count();
    const unsigned ops[] = {subject_op_count(), subject_op_count() + 1, 1000};
    unsigned add = 0;
    for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
        if (subject_op(op) >= 0) add = (unsigned)subject_op(op);
    struct subject_operand good = {0, NULL, 0};
    bool swapped;
    for (unsigned i = first; i < past + 4; i++) {
        unsigned bad = i == past + 2 ? subject_no_dtype() : i == past + 3 ? past + 1000 : i;
        struct subject_operand none = {bad, NULL, 0};
        CHECK(subject_binary_result(add, bad, 0) == subject_no_dtype());
        CHECK(subject_binary_result(add, 0, bad) == subject_no_dtype());
        CHECK(subject_find_kernel(add, bad, 0, "scalar", &swapped) == NULL);
        CHECK(subject_find_kernel(add, 0, bad, "scalar", &swapped) == NULL);
        CHECK(subject_find_convert(bad, 0, "scalar") == NULL);
        CHECK(subject_find_convert(0, bad, "scalar") == NULL);
        CHECK(subject_binary(add, 0, none, good, NULL, 0) == SUBJECT_BAD_ARGUMENT);
        CHECK(subject_binary(add, 0, good, none, NULL, 0) == SUBJECT_BAD_ARGUMENT);
        CHECK(subject_convert(0, none, 0, NULL, 0) == SUBJECT_BAD_ARGUMENT);
        CHECK(subject_convert(0, good, bad, NULL, 0) == SUBJECT_BAD_ARGUMENT);
    }
    for (size_t i = 0; i < sizeof ops / sizeof ops[0]; i++) {
        CHECK(subject_binary_result(ops[i], 0, 0) == subject_no_dtype());
        CHECK(subject_find_kernel(ops[i], 0, 0, "scalar", &swapped) == NULL);
        CHECK(subject_binary(ops[i], 0, good, good, NULL, 0) == SUBJECT_BAD_ARGUMENT);
    }
    CHECK(subject_find_kernel(add, 0, 0, "no such isa", &swapped) == NULL);
    CHECK(subject_find_convert(0, 0, "no such isa") == NULL);
    CHECK(subject_find_convert(0, 0, "") == NULL);
}

int main(int argc, char **argv) {
    options_parse(argc, argv, 0);
    struct tally tally = {0, 0, {0}, {0}};
    unsigned ops = 0;
    for (enum ref_op op = 0; op < REF_OP_COUNT; op++) {
        if (subject_op(op) < 0) continue;
        ops++;
        for (unsigned a = 0; a < subject_dtype_count(); a++)
            for (unsigned b = 0; b < subject_dtype_count(); b++)
                check_pair(op, a, b, &tally);
    }
    CHECK(ops == subject_op_count());
    for (unsigned from = 0; from < subject_dtype_count(); from++)
        for (unsigned to = 0; to < subject_dtype_count(); to++)
            check_conversion(from, to, &tally);
    check_out_of_range();

    CHECK(subject_isa_name(0) != NULL);
    CHECK((tally.staged > 0) == subject_is_staged());
    if (tally.staged) printf("%lu pairs are staged\n", tally.staged);
    for (unsigned isa = 0; subject_isa_name(isa); isa++) {
        printf("%s: %lu of %lu kernels, %lu of them those of %s\n", subject_isa_name(isa), tally.found[isa],
               tally.expected, tally.borrowed[isa], subject_isa_name(0));
        if (is_here(isa, &tally) && tally.found[isa] != tally.expected) name_missing(isa);
    }
    return check_report();
}
