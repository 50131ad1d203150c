#include "lattice/result_rule.h"

#include "lattice/result_type.h"

const char *lat_rule_form_name(lat_rule_form form) {
    static const char *const names[] = {
#define LAT_RULE_NAME(ENUM, name) name,
        LAT_FOR_EACH_RULE_FORM(LAT_RULE_NAME)
#undef LAT_RULE_NAME
    };
    return names[form];
}

/* The operands first: the fold promotes them with each other before it comes to the floor. */
static lat_id with_floor(const lat_promotion *promotion, lat_id floor, const lat_id *operands, size_t count) {
    lat_id all[LAT_RULE_MOST_OPERANDS + 1];
    for (size_t i = 0; i < count; i++)
        all[i] = operands[i];
    all[count] = floor;
    return lat_result_type(promotion, promotion->nary, all, count + 1);
}

static lat_id first_loop(const lat_promotion *promotion, const lat_result_rule *rule, const lat_id *operands,
                         size_t count) {
    for (size_t k = 0; k < rule->count; k++) {
        bool all = true;
        for (size_t i = 0; i < count && all; i++)
            all = lat_leq(&promotion->order, operands[i], rule->dtypes[k]);
        if (all) return rule->dtypes[k];
    }
    return LAT_NONE;
}

lat_id lat_rule_result(const lat_promotion *promotion, const lat_result_rule *rule, const lat_id *operands,
                       size_t count) {
    if (count == 0 || count > LAT_RULE_MOST_OPERANDS) return LAT_NONE;
    for (size_t i = 0; i < count; i++)
        if (operands[i] >= promotion->n) return LAT_NONE;
    switch (rule->form) {
    case LAT_RULE_FLOOR:
        return with_floor(promotion, rule->dtypes[0], operands, count);
    case LAT_RULE_LOOPS:
        return first_loop(promotion, rule, operands, count);
    case LAT_RULE_INEXACT:
        break;
    }
    return LAT_NONE;
}
