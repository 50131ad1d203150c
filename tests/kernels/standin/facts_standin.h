/* What the made-up system of standin/ says and its header does not. */
double standin_quarters_to_f64(const void *element);
void standin_quarters_from_f64(double value, void *element);

#define FACTS_VIA_F32 true

#define FACTS_INEXACT(X)                                                                                               \
    X("i64", "f64")                                                                                                    \
    X(NULL, "f32")

#define FACTS_FOR_EACH_OP(X)         REF_FOR_EACH_OP(X)
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)

#define FACTS_DTYPES                                                                                                   \
    {.name = "q15", .kind = REF_FIXED, .size = 2, .bits = 16, .fraction = 15}, {                                       \
        .name = "quarters", .kind = REF_OPAQUE, .size = 4, .to_f64 = standin_quarters_to_f64,                          \
        .from_f64 = standin_quarters_from_f64                                                                          \
    }
