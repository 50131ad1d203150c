/* Every checked conversion of every ISA that the machine has against the reference, by kernel and by the driver: what
 * is written, and which elements fail. All elements of dtypes of up to 16 bits; of the others boundary values, the
 * limits of each target with their neighbours, and random elements. */
#include "check.h"
#include "compare.h"
#include "dtype_limits.h"
#include "further.h"
#include "options.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 13, LARGEST = 16, WORD = 32 };

static unsigned char inputs[CHUNK * LARGEST], expected[CHUNK * LARGEST], got[CHUNK * LARGEST];
static unsigned char fails[REF_CHECK_COUNT][CHUNK]; /* by the reference */
static uint32_t words[CHUNK / WORD + 1];
static struct options options;

struct pair {
    unsigned from, to;
    const struct ref_dtype *in, *out;
};

/* Every bit of the words is as it should be, those past n included. */
static void compare_failures(const struct pair *pair, enum ref_check check, const char *isa, size_t n) {
    size_t wrong = 0;
    for (size_t i = 0; i < (n + WORD - 1) / WORD * WORD; i++) {
        const bool wanted = i < n && fails[check][i], given = words[i / WORD] >> (i % WORD) & 1;
        char element[COMPARE_TEXT];
        if (given == wanted || wrong++ > 1) continue;
        compare_element_text(pair->in, inputs + (i < n ? i : 0) * pair->in->size, element);
        check_that(false, "%s: %s(%s %s -> %s)%s %s", isa, ref_check_name(check), pair->in->name, element,
                   pair->out->name, i < n ? "" : ": past the end", given ? "fails" : "passes");
    }
    check_passed(n - wrong);
    if (wrong > 2) check_failed(wrong - 2);
}

static void compare_values(const struct pair *pair, const char *isa, size_t n) {
    struct comparison comparison = {.isa = isa, .what = "convert_checked", .a = pair->in, .x = inputs};
    comparison.result = pair->out;
    compare_results(&comparison, n, expected, got);
}

/* A kernel that there is not: of another machine, unless the conversion has one. Then nothing may fail. */
static void check_absent(const struct pair *pair, enum ref_check check, const char *isa, size_t n) {
    if (!subject_find_convert(pair->from, pair->to, isa)) return;
    for (size_t i = 0; i < n; i++)
        if (fails[check][i]) {
            check_that(false, "%s: %s(%s -> %s) has no kernel, and elements that fail", isa, ref_check_name(check),
                       pair->in->name, pair->out->name);
            return;
        }
    check_passed(1);
}

static void run_kernels(const struct pair *pair, enum ref_check check, size_t n) {
    for (unsigned i = 0; subject_isa_name(i); i++) {
        const char *isa = subject_isa_name(i);
        if (!options_want(options.isa, isa)) continue;
        subject_checked_kernel *kernel = subject_find_convert_checked(check, pair->from, pair->to, isa);
        if (!kernel) {
            check_absent(pair, check, isa, n);
            continue;
        }
        memset(got, 0xa5, n * pair->out->size);
        memset(words, 0x5a, sizeof words);
        kernel(inputs, (ptrdiff_t)(pair->in->size * subject_block()), got, words, n / subject_block());
        compare_values(pair, isa, n);
        compare_failures(pair, check, isa, n);
    }
}

static void run_driver(const struct pair *pair, enum ref_check check, size_t n) {
    const struct subject_operand operand = {pair->from, inputs, (ptrdiff_t)pair->in->size};
    size_t count = SIZE_MAX, first = SIZE_MAX, expected_count = 0, expected_first = n;
    for (size_t i = n; i-- > 0;)
        if (fails[check][i]) {
            expected_count++;
            expected_first = i;
        }
    memset(got, 0xa5, n * pair->out->size);
    memset(words, 0x5a, sizeof words);
    enum subject_status status =
        subject_convert_checked(check, n, operand, pair->to, got, (ptrdiff_t)pair->out->size, words, &count, &first);
    check_that(status == SUBJECT_OK && count == expected_count && first == expected_first,
               "%s: %s(%s -> %s) of %zu: status %d, %zu fail from %zu, expected %zu from %zu", subject_isa(),
               ref_check_name(check), pair->in->name, pair->out->name, n, (int)status, count, first, expected_count,
               expected_first);
    if (status != SUBJECT_OK) return;
    compare_values(pair, "driver", n);
    compare_failures(pair, check, "driver", n);
}

/* n elements; what is missing to a whole block is filled up with its start. */
static void convert_chunk(const struct pair *pair, size_t n) {
    for (; n % subject_block() != 0; n++)
        memcpy(inputs + n * pair->in->size, inputs, pair->in->size);
    ref_convert(pair->in, pair->out, subject_via_f32(), n, inputs, expected);
    for (enum ref_check check = 0; check < REF_CHECK_COUNT; check++) {
        if (!ref_check(check, pair->in, pair->out, subject_check_rules(), n, inputs, fails[check])) continue;
        if (!options_want(options.op, ref_check_name(check))) continue;
        if (!options.staged) run_kernels(pair, check, n);
        if (!options.isa) run_driver(pair, check, n - (n + pair->to) % WORD);
    }
}

static void convert_values(const struct pair *pair, struct values values) {
    const size_t size = pair->in->size;
    for (size_t done = 0, n; done < values.count; done += n) {
        n = values.count - done < CHUNK ? values.count - done : CHUNK;
        memcpy(inputs, values.elements + done * size, n * size);
        convert_chunk(pair, n);
    }
}

static bool has_checks(const struct ref_dtype *dtype) {
    return dtype->kind != REF_OPAQUE && dtype->kind != REF_ABSTRACT;
}

static void convert_from(unsigned from) {
    const struct ref_dtype *in = subject_dtype(from);
    const bool is_small = values_can_be_all(in);
    struct values values = is_small ? values_all(in) : values_boundary(in, VALUES_MANY);
    struct values_random random = {options.seed + 1000 * from};
    for (unsigned to = 0; to < subject_dtype_count(); to++) {
        const struct pair pair = {from, to, in, subject_dtype(to)};
        if (!has_checks(pair.out) || !options_want(options.b, pair.out->name)) continue;
        convert_values(&pair, values);
        if (is_small) continue;
        struct values limits = limits_of(in, pair.out);
        convert_values(&pair, limits);
        free(limits.elements);
        for (size_t done = 0; done < options.random; done += CHUNK) {
            values_random(&random, in, CHUNK, inputs);
            convert_chunk(&pair, CHUNK);
        }
    }
    free(values.elements);
}

int main(int argc, char **argv) {
    options = options_parse(argc, argv, 8192);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    if (subject_block() != WORD) return 2;
    for (unsigned from = 0; from < subject_dtype_count(); from++)
        if (has_checks(subject_dtype(from)) && options_want(options.a, subject_dtype(from)->name)) convert_from(from);
    if (options.staged) check_passed(1); /* that nothing is left to the driver is fine */
    return check_report();
}
