#include "lattice/value_set.h"

const char *val_cost_name(val_cost cost) {
    static const char *const names[] = {[VAL_EXACT] = "exact",
                                        [VAL_ROUNDS] = "rounds",
                                        [VAL_OVERFLOWS] = "overflows",
                                        [VAL_DROPS] = "drops",
                                        [VAL_UNKNOWN] = "unknown"};
    return names[cost];
}

const char *val_loss_name(int place) {
#define VAL_LOSS_NAME(ENUM, word) [VAL_PLACE_OF_##ENUM] = word,
    static const char *const names[VAL_LOSS_COUNT] = {VAL_FOR_EACH_LOSS(VAL_LOSS_NAME)};
#undef VAL_LOSS_NAME
    return names[place];
}

val_cost val_losses_cost(val_losses losses) {
    if (losses & VAL_LOSS_UNKNOWN) return VAL_UNKNOWN;
    if (losses & VAL_LOSS_DROPS) return VAL_DROPS;
    if (losses & VAL_LOSS_OVERFLOWS) return VAL_OVERFLOWS;
    return losses & VAL_LOSS_ROUNDS ? VAL_ROUNDS : VAL_EXACT;
}

/* A word of a spec, and what it means. */
typedef struct val_word {
    const char *name, *meaning;
} val_word;

#define VAL_WORD(ENUM, NAME, WHAT) [VAL_##ENUM] = {NAME, WHAT},
static const val_word kinds[VAL_KIND_COUNT] = {VAL_FOR_EACH_KIND(VAL_WORD)};
static const val_word specials[VAL_SPECIAL_COUNT] = {VAL_FOR_EACH_SPECIAL(VAL_WORD)};
#undef VAL_WORD

const char *val_kind_name(val_kind kind) {
    return kinds[kind].name;
}

const char *val_kind_meaning(val_kind kind) {
    return kinds[kind].meaning;
}

const char *val_special_name(val_special special) {
    return specials[special].name;
}

const char *val_special_meaning(val_special special) {
    return specials[special].meaning;
}

enum { WORD_BITS = 64, MAGNITUDE_WORDS = 4, MAGNITUDE_BITS = WORD_BITS * MAGNITUDE_WORDS };

/*
 * A positive number: 2^exponent times the binary digits 1.bbb, of which bit 0 is the 1 before the point; the top bit of the
 * first word. Without that bit there is no number. No dtype has more digits.
 */
typedef struct magnitude {
    uint64_t words[MAGNITUDE_WORDS];
    int exponent;
} magnitude;

static bool bit_of(const magnitude *x, int place) {
    if (place < 0 || place >= MAGNITUDE_BITS) return false;
    return x->words[place / WORD_BITS] >> (WORD_BITS - 1 - place % WORD_BITS) & 1;
}

static bool is_none(const magnitude *x) {
    return !bit_of(x, 0);
}

/* Of the bits of a word whose first one is bit `first`, those before bit `place`. */
static uint64_t bits_before(int place, int first) {
    if (place <= first) return 0;
    return place - first >= WORD_BITS ? ~UINT64_C(0) : ~(~UINT64_C(0) >> (place - first));
}

/* Its first `kept` bits, the others being 0. */
static magnitude cut(magnitude x, int kept) {
    for (int i = 0; i < MAGNITUDE_WORDS; i++)
        x.words[i] &= bits_before(kept, i * WORD_BITS);
    return x;
}

/* Is any bit set from bit `place` on? */
static bool has_bits_from(const magnitude *x, int place) {
    for (int i = 0; i < MAGNITUDE_WORDS; i++)
        if (x->words[i] & ~bits_before(place, i * WORD_BITS)) return true;
    return false;
}

/*
 * The values of a number, or of one part of a complex one, whatever the kind: 0 (if has_zero), and in each binade
 * [2^e, 2^(e+1)), e >= lowest, the multiples of 2^quantum(e), up to the largest. The negatives mirror them; only two's
 * complement has one more of them.
 */
typedef struct value_grid {
    bool has_zero, has_infinity, has_nan;
    bool truncates;              /* is a value between two others converted toward zero (else to the nearest)? */
    int lowest;                  /* exponent of the smallest positive value */
    int finest;                  /* exponent of the smallest quantum of any binade */
    int mantissa;                /* the quantum of binade e is 2^(e - mantissa) where that is coarser than finest */
    magnitude largest, smallest; /* the largest positive and, as a magnitude, the most negative finite value */
} value_grid;

static int quantum(const value_grid *grid, int e) {
    return e - grid->mantissa > grid->finest ? e - grid->mantissa : grid->finest;
}

/* 2^(exponent + 1) - 2^(exponent + 1 - ones): `ones` one bits from 2^exponent down. */
static magnitude all_ones(int ones, int exponent) {
    magnitude x = {.exponent = exponent};
    for (int i = 0; i < MAGNITUDE_WORDS; i++)
        x.words[i] = bits_before(ones, i * WORD_BITS);
    return x;
}

static magnitude power_of_two(int exponent) {
    return all_ones(1, exponent);
}

/* x and one more in bit kept - 1, its last one. */
static magnitude plus_last(magnitude x, int kept) {
    uint64_t carry = UINT64_C(1) << (WORD_BITS - 1 - (kept - 1) % WORD_BITS);
    for (int i = (kept - 1) / WORD_BITS; i >= 0; i--) {
        x.words[i] += carry;
        carry = x.words[i] < carry;
    }
    return carry ? power_of_two(x.exponent + 1) : x;
}

static value_grid integers(int value_bits, bool negatives, int fraction, bool truncates) {
    const value_grid grid = {.has_zero = true,
                             .truncates = truncates,
                             .lowest = -fraction,
                             .finest = -fraction,
                             .mantissa = 1 << 28, /* no binade is coarser */
                             .largest = all_ones(value_bits, value_bits - 1 - fraction),
                             .smallest = negatives ? power_of_two(value_bits - fraction) : (magnitude){{0}, 0}};
    return grid;
}

/*
 * Largest finite value of a float by its highest exponent field that holds one, and the largest mantissa there. In a
 * signed format field 0 is that of the subnormals; an unsigned one has neither zero nor subnormals.
 */
static magnitude largest_finite(const val_set *set) {
    const int m = set->mantissa;
    int field = (1 << set->exponent) - 1;
    bool last_taken = false;
    if (set->special == VAL_IEEE || (set->special == VAL_FN && m == 0))
        field--;
    else
        last_taken = set->special == VAL_FN;
    if (field < 0) return (magnitude){{0}, 0};
    if (field == 0 && set->is_signed) return all_ones(m, -set->bias); /* subnormals only */
    if (last_taken) return all_ones(m, field - set->bias); /* 1 and m - 1 ones: the pattern of m ones is NaN */
    return all_ones(m + 1, field - set->bias);
}

static value_grid floats(const val_set *set) {
    const int first = set->is_signed ? 1 - set->bias : -set->bias; /* exponent of the first normal binade */
    value_grid grid = {.has_zero = set->is_signed,
                       .has_infinity = set->special == VAL_IEEE,
                       .has_nan = set->special != VAL_FINITE,
                       .lowest = set->is_signed ? first - set->mantissa : first,
                       .finest = first - set->mantissa,
                       .mantissa = set->mantissa,
                       .largest = largest_finite(set)};
    if (set->is_signed) grid.smallest = grid.largest;
    return grid;
}

/* Not for opaque and abstract dtypes. Of a complex one, that of a part. */
static value_grid grid_of(const val_set *set) {
    switch (set->kind) {
    case VAL_BOOL:
        return integers(1, false, 0, true);
    case VAL_UINT:
        return integers(set->bits, false, 0, true);
    case VAL_INT:
        return integers(set->bits - 1, true, 0, true);
    case VAL_FIXED:
        return integers(set->bits - 1, true, set->fraction, false);
    case VAL_FLOAT:
    case VAL_COMPLEX:
    case VAL_OPAQUE:
    case VAL_ABSTRACT:
        break;
    }
    return floats(set);
}

static bool exceeds(magnitude a, magnitude b) {
    if (is_none(&a) || is_none(&b)) return !is_none(&a);
    if (a.exponent != b.exponent) return a.exponent > b.exponent;
    for (int i = 0; i < MAGNITUDE_WORDS; i++)
        if (a.words[i] != b.words[i]) return a.words[i] > b.words[i];
    return false;
}

/* How many bits a number in binade e of a grid has, the top one included. */
static int bits_kept(const value_grid *grid, int e) {
    const int kept = e - quantum(grid, e) + 1;
    return kept < MAGNITUDE_BITS ? kept : MAGNITUDE_BITS;
}

/* What x, in the binade of the largest value of the target, is converted to if nothing but its quantum limits it. */
static magnitude round_in_top_binade(magnitude x, const value_grid *target) {
    const int kept = bits_kept(target, x.exponent);
    const bool at_least_half = bit_of(&x, kept), more = has_bits_from(&x, kept + 1);
    const bool odd = bit_of(&x, kept - 1); /* the top bit is, so that without a mantissa ties go up */
    if (target->truncates || !at_least_half || (!more && !odd)) return cut(x, kept);
    return plus_last(cut(x, kept), kept);
}

/* Does the magnitude x, on either side of zero, leave the range that ends there at `largest`? */
static bool overflows(magnitude x, const value_grid *target, magnitude largest) {
    if (is_none(&x) || !exceeds(x, largest)) return false;
    if (is_none(&largest) || x.exponent > largest.exponent) {
        /* Where the target has nothing but 0 on this side, a fraction can still be truncated to it. */
        return !(target->truncates && x.exponent < quantum(target, x.exponent));
    }
    return exceeds(round_in_top_binade(x, target), largest);
}

/* The largest value of the grid, in a binade that it has, that does not exceed x. */
static magnitude floor_on(magnitude x, const value_grid *grid) {
    return cut(x, bits_kept(grid, x.exponent));
}

/* The smallest positive value of the grid that exceeds x. */
static magnitude next_above(magnitude x, const value_grid *grid) {
    if (is_none(&x) || x.exponent < grid->lowest) return power_of_two(grid->lowest);
    return plus_last(floor_on(x, grid), bits_kept(grid, x.exponent));
}

/* Is every positive value of the source up to `end`, which is one, a value of the target, which reaches that far? */
static bool contains(const value_grid *target, const value_grid *source, magnitude end) {
    if (!target->has_zero && source->lowest < target->lowest) return false;
    /*
     * The difference of the quanta is monotone in e, so the first and the last binade decide. Where the last one has a
     * single value, only that value must be a multiple, and the binade before it decides, too.
     */
    const int last = end.exponent;
    const bool single = !has_bits_from(&end, 1);
    if (quantum(target, last) > (single ? last : quantum(source, last))) return false;
    if (last == source->lowest) return true;
    if (single && quantum(target, last - 1) > quantum(source, last - 1)) return false;
    return quantum(target, source->lowest) <= quantum(source, source->lowest);
}

/* What happens on one side of zero, where the source ends at `end` and the target at `limit`. */
static val_losses side_losses(const value_grid *source, magnitude end, const value_grid *target, magnitude limit) {
    val_losses losses = overflows(end, target, limit) ? VAL_LOSS_OVERFLOWS : 0;
    magnitude within = end;
    if (exceeds(end, limit)) {
        /* The values past the limit that come first are rounded to it, if any is. */
        if (!overflows(next_above(limit, source), target, limit)) losses |= VAL_LOSS_ROUNDS;
        within = is_none(&limit) || limit.exponent < source->lowest ? limit : floor_on(limit, source);
    }
    const bool any = !is_none(&within) && within.exponent >= source->lowest;
    if (any && !contains(target, source, within)) losses |= VAL_LOSS_ROUNDS;
    return losses;
}

/* The values of a grid, or those that the real part has where a real number becomes a complex one. */
static val_losses grid_losses(const value_grid *source, const value_grid *target, bool has_zero) {
    const bool drops_sign = !is_none(&source->smallest) && is_none(&target->smallest);
    val_losses losses = side_losses(source, source->largest, target, target->largest);
    losses |= drops_sign ? VAL_LOSS_SIGN : side_losses(source, source->smallest, target, target->smallest);
    if ((has_zero && !target->has_zero) || (source->has_infinity && !target->has_infinity))
        losses |= VAL_LOSS_OVERFLOWS;
    if (source->has_nan && !target->has_nan) losses |= VAL_LOSS_ROUNDS;
    return losses;
}

/* Bool, integers, real numbers with digits after the point, complex numbers. */
static int category(val_kind kind) {
    static const int categories[VAL_KIND_COUNT] = {
        [VAL_BOOL] = 0, [VAL_INT] = 1, [VAL_UINT] = 1, [VAL_FIXED] = 2, [VAL_FLOAT] = 2, [VAL_COMPLEX] = 3};
    return categories[kind];
}

static bool is_number(const val_set *set) {
    return set->kind != VAL_OPAQUE && set->kind != VAL_ABSTRACT;
}

val_losses val_conversion_losses(const val_set *source, const val_set *target) {
    if (!is_number(source) || !is_number(target))
        return source->identity && source->identity == target->identity ? 0 : VAL_LOSS_UNKNOWN;
    const value_grid given = grid_of(source), wanted = grid_of(target);
    const bool from_complex = source->kind == VAL_COMPLEX, to_complex = target->kind == VAL_COMPLEX;
    /* A real's imaginary part is 0. */
    val_losses losses = grid_losses(&given, &wanted, given.has_zero || (to_complex && !from_complex));
    if (from_complex && !to_complex) losses |= VAL_LOSS_PART;
    if (category(target->kind) < category(source->kind)) losses |= VAL_LOSS_CATEGORY;
    return losses;
}

val_cost val_conversion_cost(const val_set *source, const val_set *target) {
    return val_losses_cost(val_conversion_losses(source, target));
}

bool val_set_equal(const val_set *a, const val_set *b) {
    if (a->kind != b->kind || a->bits != b->bits || a->kind == VAL_OPAQUE) return false;
    if (a->kind == VAL_FIXED) return a->fraction == b->fraction;
    if (a->kind != VAL_FLOAT && a->kind != VAL_COMPLEX) return true;
    return a->is_signed == b->is_signed && a->exponent == b->exponent && a->mantissa == b->mantissa &&
           a->bias == b->bias && a->special == b->special;
}

bool val_wider(const val_set *a, const val_set *b, const val_set *result) {
    if (!is_number(a) || !is_number(b) || !is_number(result)) return false;
    return result->bits > a->bits && result->bits > b->bits;
}
