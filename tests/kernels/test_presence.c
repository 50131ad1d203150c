/* What there is: for every op and pair of dtypes, the result, the status and the kernels are those that
 * templates/numerics.md, "Operations", asks for, and no others; and so for one operand, for three, and for checked
 * conversions. Nothing may be missing silently. Of kernels generated `staged`, a pair that is converted first has none
 * of any ISA; neither has a pair of the ops of is_heavy that are not computed in their own dtype. */
#include "check.h"
#include "further.h"
#include "options.h"

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

/* Ops that take so much longer than a conversion that converting first costs little. */
static bool is_heavy(enum ref_op op) {
    return op >= REF_FLOOR_DIVIDE && op <= REF_NEXTAFTER;
}

/* The portable ISA, the first one, has all the kernels that there are. */
static bool is_staged(const struct ref_plan *plan, unsigned a, unsigned b) {
    const bool is_own = plan->compute == plan->a && plan->compute == plan->b;
    if (!subject_is_staged() && (!is_heavy(plan->op) || is_own)) return false;
    bool swapped;
    return !subject_find_kernel((unsigned)subject_op(plan->op), a, b, subject_isa_name(0), &swapped);
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
    unsigned value = (unsigned)subject_op(op), result = subject_binary_out_dtype(value, a, b);
    unsigned expected = status == REF_OK ? subject_dtype_number(plan.result) : subject_no_dtype();
    check_that(result == expected, "%s(%s, %s): result dtype %u, expected %u", ref_op_name(op), subject_dtype(a)->name,
               subject_dtype(b)->name, result, expected);
    check_status(op, a, b, status_for(status));

    const bool staged = status == REF_OK && is_staged(&plan, a, b);
    tally->expected += status == REF_OK && !staged;
    tally->staged += staged && !is_heavy(op);
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

/* The kernels of one name: each ISA that is here has it if the portable one does. `required`: that one must. */
static void check_kernels(const char *label, unsigned dtype, bool required, bool (*has)(const void *, const char *),
                          const void *which) {
    const bool portable = has(which, subject_isa_name(0));
    check_that(portable || !required, "no kernel for %s of %s", label, subject_dtype(dtype)->name);
    for (unsigned isa = 1; subject_isa_name(isa); isa++) {
        const char *name = subject_isa_name(isa);
        if (subject_find_convert(0, 0, name))
            check_that(has(which, name) == portable, "%s: a kernel for %s of %s, or one of %s alone", name, label,
                       subject_dtype(dtype)->name, subject_isa_name(0));
    }
}

struct unary {
    unsigned op, x;
};

static bool has_unary(const void *which, const char *isa) {
    const struct unary *unary = which;
    return subject_find_unary(unary->op, unary->x, isa) != NULL;
}

static void check_unary(enum ref_unary_op op, unsigned x) {
    struct ref_unary_plan plan;
    const struct unary which = {(unsigned)subject_unary_op(op), x};
    const char *name = ref_unary_op_name(op);
    const struct subject_operand none = {x, NULL, 0};
    enum ref_status status = subject_unary_plan(op, x, &plan);
    unsigned result = subject_unary_out_dtype(which.op, x);
    unsigned expected = status == REF_OK ? subject_dtype_number(plan.result) : subject_no_dtype();
    check_that(result == expected, "%s(%s): result dtype %u, expected %u", name, subject_dtype(x)->name, result,
               expected);
    enum subject_status by_op = subject_unary(which.op, 0, none, NULL, 0);
    enum subject_status by_name = subject_named_unary(op, 0, none, NULL, 0);
    check_that(by_op == status_for(status) && by_name == by_op, "%s(%s) of no elements: status %d and %d", name,
               subject_dtype(x)->name, (int)by_op, (int)by_name);
    if (status == REF_OK) check_kernels(name, x, plan.compute == plan.x, has_unary, &which);
    if (status != REF_OK) CHECK(!has_unary(&which, subject_isa_name(0)));
}

struct ternary {
    enum ref_ternary_op op;
    unsigned dtype;
};

static bool has_ternary(const void *which, const char *isa) {
    const struct ternary *ternary = which;
    return subject_find_ternary(ternary->op, ternary->dtype, isa) != NULL;
}

static void check_ternary(enum ref_ternary_op op, const unsigned dtypes[REF_OPERANDS]) {
    struct ref_ternary_plan plan;
    struct subject_operand none[REF_OPERANDS];
    for (int i = 0; i < REF_OPERANDS; i++)
        none[i] = (struct subject_operand){dtypes[i], NULL, 0};
    enum ref_status planned = subject_ternary_plan(op, dtypes, &plan);
    enum subject_status status = subject_ternary(op, 0, none, NULL, 0);
    check_that(status == status_for(planned), "%s(%s, %s, %s) of no elements: status %d", ref_ternary_op_name(op),
               subject_dtype(dtypes[0])->name, subject_dtype(dtypes[1])->name, subject_dtype(dtypes[2])->name,
               (int)status);
    if (op == REF_WHERE && subject_dtype(dtypes[0])->kind == REF_ABSTRACT) return; /* the result does not know it */
    unsigned result = subject_ternary_result(op, dtypes);
    unsigned expected = planned == REF_OK ? subject_dtype_number(plan.result) : subject_no_dtype();
    check_that(result == expected, "%s(%s, %s, %s): result dtype %u, expected %u", ref_ternary_op_name(op),
               subject_dtype(dtypes[0])->name, subject_dtype(dtypes[1])->name, subject_dtype(dtypes[2])->name, result,
               expected);
    if (dtypes[0] != dtypes[1] || dtypes[1] != dtypes[2]) return;
    const struct ternary which = {op, dtypes[0]};
    bool is_own = planned == REF_OK && plan.result == plan.operands[0];
    check_kernels(ref_ternary_op_name(op), dtypes[0], is_own, has_ternary, &which);
}

static void check_checked(enum ref_check check, unsigned from, unsigned to) {
    static const unsigned char element[16];
    unsigned char failed;
    bool exists = ref_check(check, subject_dtype(from), subject_dtype(to), subject_check_rules(), 1, element, &failed);
    size_t count = 1, first = 1;
    const struct subject_operand none = {from, NULL, 0};
    enum subject_status status = subject_convert_checked(check, 0, none, to, NULL, 0, NULL, &count, &first);
    check_that(status == (exists ? SUBJECT_OK : SUBJECT_NO_KERNEL) && count == !exists && first == !exists,
               "%s(%s, %s) of no elements: status %d, %zu fail from %zu", ref_check_name(check),
               subject_dtype(from)->name, subject_dtype(to)->name, (int)status, count, first);
    if (!exists) CHECK(!subject_find_convert_checked(check, from, to, subject_isa_name(0)));
}

static void check_further(void) {
    const unsigned count = subject_dtype_count();
    unsigned ops = 0;
    for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT; op++) {
        if (subject_unary_op(op) < 0) continue;
        ops++;
        for (unsigned x = 0; x < count; x++)
            check_unary(op, x);
    }
    CHECK(ops == subject_unary_op_count());
    for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT; op++)
        for (unsigned i = 0; i < count * count * count && subject_has_ternary_op(op); i++)
            check_ternary(op, (const unsigned[]){i / count / count, i / count % count, i % count});
    for (enum ref_check check = 0; check < REF_CHECK_COUNT; check++)
        for (unsigned i = 0; i < count * count; i++)
            check_checked(check, i / count, i % count);
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
                if (is_staged(&plan, a, b)) continue;
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
        CHECK(subject_binary_out_dtype(add, bad, 0) == subject_no_dtype());
        CHECK(subject_binary_out_dtype(add, 0, bad) == subject_no_dtype());
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
        CHECK(subject_binary_out_dtype(ops[i], 0, 0) == subject_no_dtype());
        CHECK(subject_find_kernel(ops[i], 0, 0, "scalar", &swapped) == NULL);
        CHECK(subject_binary(ops[i], 0, good, good, NULL, 0) == SUBJECT_BAD_ARGUMENT);
    }
    CHECK(subject_find_kernel(add, 0, 0, "no such isa", &swapped) == NULL);
    CHECK(subject_find_convert(0, 0, "no such isa") == NULL);
    CHECK(subject_find_convert(0, 0, "") == NULL);
}

static void check_further_out_of_range(void) {
    const unsigned bad = subject_no_dtype(), op = subject_unary_op_count();
    const struct subject_operand none = {bad, NULL, 0}, good = {0, NULL, 0};
    size_t count = 5, first = 5;
    CHECK(subject_unary_out_dtype(op, 0) == bad);
    CHECK(subject_unary(op, 0, good, NULL, 0) == SUBJECT_BAD_ARGUMENT);
    CHECK(subject_find_unary(op, 0, "scalar") == NULL);
    if (op > 0) {
        CHECK(subject_unary_out_dtype(0, bad) == bad);
        CHECK(subject_unary(0, 0, none, NULL, 0) == SUBJECT_BAD_ARGUMENT);
        CHECK(subject_find_unary(0, bad, "scalar") == NULL);
        CHECK(subject_find_unary(0, 0, "no such isa") == NULL);
    }
    for (int i = 0; i < REF_OPERANDS; i++) {
        struct subject_operand operands[] = {good, good, good};
        unsigned dtypes[] = {0, 0, 0};
        operands[i] = none;
        dtypes[i] = bad;
        for (enum ref_ternary_op operation = 0; operation < REF_TERNARY_OP_COUNT; operation++) {
            if (!subject_has_ternary_op(operation)) continue;
            CHECK(subject_ternary(operation, 0, operands, NULL, 0) == SUBJECT_BAD_ARGUMENT);
            if (operation == REF_CLIP || i > 0) CHECK(subject_ternary_result(operation, dtypes) == bad);
            CHECK(subject_find_ternary(operation, bad, "scalar") == NULL);
        }
    }
    CHECK(subject_convert_checked(REF_SAME_VALUE, 0, none, 0, NULL, 0, NULL, &count, &first) == SUBJECT_BAD_ARGUMENT);
    CHECK(subject_convert_checked(REF_SAME_VALUE, 0, good, bad, NULL, 0, NULL, &count, &first) == SUBJECT_BAD_ARGUMENT);
    CHECK(subject_convert_checked(REF_CHECK_COUNT, 0, good, 0, NULL, 0, NULL, &count, &first) == SUBJECT_BAD_ARGUMENT);
    CHECK(count == 5 && first == 5);
    CHECK(subject_find_convert_checked(REF_IN_RANGE, bad, 0, "scalar") == NULL);
    CHECK(subject_find_convert_checked(REF_IN_RANGE, 0, bad, "scalar") == NULL);
    CHECK(subject_find_convert_checked(REF_CHECK_COUNT, 0, 0, "scalar") == NULL);
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
    check_further();
    check_out_of_range();
    check_further_out_of_range();

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
