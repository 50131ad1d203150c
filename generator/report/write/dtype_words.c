#include "report/write/dtype_words.h"
#include "report/write/palette.h"

static const char *plural(int count) {
    return count == 1 ? "" : "s";
}

static void add_float(text *out, const val_set *values) {
    text_printf(out, "float%s, %d bit%s: %d for the exponent, %d for the mantissa",
                values->is_signed ? "" : " without sign", values->bits, plural(values->bits), values->exponent,
                values->mantissa);
}

/* What it has for values. */
static void add_values(text *out, const spec_dtype *dtype) {
    const val_set *values = &dtype->values;
    switch (values->kind) {
    case VAL_BOOL:
        text_add(out, "bool, false or true");
        break;
    case VAL_INT:
    case VAL_UINT:
        text_printf(out, "%s integer, %d bit%s", values->kind == VAL_INT ? "signed" : "unsigned", values->bits,
                    plural(values->bits));
        break;
    case VAL_FLOAT:
        add_float(out, values);
        break;
    case VAL_COMPLEX:
        if (dtype->of)
            text_printf(out, "complex, %d bits: two of %s", values->bits, dtype->of);
        else
            text_printf(out, "complex, %d bits: two floats", values->bits);
        break;
    case VAL_FIXED:
        text_printf(out, "signed fixed point, %d bit%s, %d behind the point", values->bits, plural(values->bits),
                    values->fraction);
        break;
    case VAL_OPAQUE:
        text_printf(out, "opaque, C type %s", dtype->ctype ? dtype->ctype : "unknown");
        break;
    case VAL_ABSTRACT:
        text_add(out, "abstract, of unknown values");
        if (dtype->size) text_printf(out, " in %u byte%s", dtype->size, plural((int)dtype->size));
        break;
    }
}

void dtype_words(text *out, const spec_dtype *dtype) {
    if (dtype->weak_of)
        text_printf(out, "weak %s: stored as %s", palette_kind_name(dtype->values.kind), dtype->weak_of);
    else
        add_values(out, dtype);
}

const char *dtype_name(const spec *names, lat_id id) {
    return id < names->dtype_count ? names->dtypes[id].name : id == LAT_AMBIGUOUS ? "ambiguous" : "undefined";
}

void dtype_result(text *out, const spec *names, lat_id id) {
    text_printf(out, id < names->dtype_count ? " = %s" : " is %s", dtype_name(names, id));
}

void dtype_given(text *out, const spec *names, lat_id id) {
    text_printf(out, id < names->dtype_count ? " gives %s" : " is %s", dtype_name(names, id));
}

void dtype_names(text *out, const spec *names, const lat_id *ids, size_t count, const char *between, const char *last) {
    for (size_t i = 0; i < count; i++) {
        if (i) text_add(out, i + 1 < count ? between : last);
        text_add(out, names->dtypes[ids[i]].name);
    }
}

void json_dtype(json *out, const char *key, const spec *names, lat_id id) {
    json_string(out, key, id < names->dtype_count ? names->dtypes[id].name : NULL);
}

void json_dtypes(json *out, const char *key, const spec *names, const lat_id *ids, size_t count) {
    json_array(out, key, JSON_INLINE);
    for (size_t i = 0; i < count; i++)
        json_dtype(out, NULL, names, ids[i]);
    json_end(out);
}
