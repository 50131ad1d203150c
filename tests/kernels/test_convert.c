/* Every conversion of every ISA that the machine has against the reference: all elements of dtypes of up to 16 bits,
 * boundary values and random elements of the others. */
#include "check.h"
#include "compare.h"
#include "options.h"
#include "subject.h"
#include "values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 13, LARGEST = 16 };

static unsigned char inputs[CHUNK * LARGEST], expected[CHUNK * LARGEST], got[CHUNK * LARGEST];
static struct options options;

/* One chunk, whole blocks of it, through every kernel of the pair and through the driver. */
static void convert_chunk(unsigned from, unsigned to, size_t n) {
    const struct ref_dtype *in = subject_dtype(from), *out = subject_dtype(to);
    struct comparison comparison = {.what = "convert", .a = in, .result = out, .x = inputs};
    if (!ref_convert(in, out, subject_via_f32(), n, inputs, expected)) return;
    for (unsigned isa = 0; subject_isa_name(isa); isa++) {
        comparison.isa = subject_isa_name(isa);
        if (!options_want(options.isa, comparison.isa)) continue;
        subject_kernel *kernel = subject_find_convert(from, to, comparison.isa);
        if (!kernel) continue;
        memset(got, 0xa5, n * out->size);
        subject_run(kernel, false, n / subject_block(), in, inputs, NULL, NULL, got);
        compare_results(&comparison, n, expected, got);
    }
    if (options.isa) return;
    comparison.isa = "driver";
    memset(got, 0xa5, n * out->size);
    struct subject_operand operand = {from, inputs, (ptrdiff_t)in->size};
    CHECK(subject_convert(n, operand, to, got, (ptrdiff_t)out->size) == SUBJECT_OK);
    compare_results(&comparison, n, expected, got);
}

static void convert_to_all(unsigned from, size_t n) {
    const struct ref_dtype *in = subject_dtype(from);
    for (; n % subject_block() != 0; n++) /* the last block is filled up with its own start */
        memcpy(inputs + n * in->size, inputs, in->size);
    for (unsigned to = 0; to < subject_dtype_count(); to++)
        if (options_want(options.b, subject_dtype(to)->name)) convert_chunk(from, to, n);
}

static void convert_values(unsigned from, struct values values) {
    size_t size = subject_dtype(from)->size;
    for (size_t done = 0; done < values.count;) {
        size_t n = values.count - done < CHUNK ? values.count - done : CHUNK;
        memcpy(inputs, values.elements + done * size, n * size);
        convert_to_all(from, n);
        done += n;
    }
    free(values.elements);
}

int main(int argc, char **argv) {
    options = options_parse(argc, argv, 100000);
    for (unsigned from = 0; from < subject_dtype_count(); from++) {
        const struct ref_dtype *in = subject_dtype(from);
        struct values_random random = {options.seed + 1000 * from};
        if (in->kind == REF_ABSTRACT || !options_want(options.a, in->name)) continue;
        if (values_can_be_all(in)) {
            convert_values(from, values_all(in));
            continue;
        }
        if (in->kind != REF_OPAQUE) convert_values(from, values_boundary(in, VALUES_MANY));
        for (size_t done = 0; done < options.random; done += CHUNK) {
            values_random(&random, in, CHUNK, inputs);
            convert_to_all(from, CHUNK);
        }
    }
    return check_report();
}
