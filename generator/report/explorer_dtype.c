#include "report/explorer_dtype.h"
#include "report/palette.h"

void explorer_id(json *out, lat_id id) {
    json_integer(out, id >= LAT_AMBIGUOUS ? -1 : id);
}

static const char *plural(int count) {
    return count == 1 ? "" : "s";
}

static void add_float(text *out, const val_set *values) {
    text_printf(out, "float%s, %d bit%s: %d for the exponent, %d for the mantissa",
                values->is_signed ? "" : " without sign", values->bits, plural(values->bits), values->exponent,
                values->mantissa);
}

/* What it has for values. */
static void add_values(text *out, const spec_dtype *of) {
    const val_set *values = &of->values;
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
        if (of->of)
            text_printf(out, "complex, %d bits: two of %s", values->bits, of->of);
        else
            text_printf(out, "complex, %d bits: two floats", values->bits);
        break;
    case VAL_FIXED:
        text_printf(out, "signed fixed point, %d bit%s, %d behind the point", values->bits, plural(values->bits),
                    values->fraction);
        break;
    case VAL_OPAQUE:
        text_printf(out, "opaque, C type %s", of->ctype ? of->ctype : "unknown");
        break;
    case VAL_ABSTRACT:
        text_add(out, "abstract, of unknown values");
        break;
    }
}

void explorer_dtype_says(text *out, const spec_dtype *of) {
    if (of->weak_of)
        text_printf(out, "weak %s: stands for %s", palette_kind_name(of->values.kind), of->weak_of);
    else
        add_values(out, of);
}

void explorer_dtype(json *out, const spec_dtype *of) {
    text says = {0};
    explorer_dtype_says(&says, of);
    json_object(out, JSON_INLINE);
    json_string_member(out, "name", of->name);
    json_string_member(out, "title", of->title);
    json_string_member(out, "says", text_string(&says));
    json_key(out, "aliases");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < of->alias_count; i++)
        json_string(out, of->aliases[i]);
    json_end(out);
    json_string_member(out, "format", spec_dtype_format(of));
    json_string_member(out, "kind", val_kind_name(of->values.kind));
    json_number_member(out, "bits", (uint64_t)of->values.bits);
    json_bool_member(out, "weak", of->weak_of != NULL);
    json_end(out);
    text_free(&says);
}
