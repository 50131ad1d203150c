/*
 * Registers loops in ufuncs. NumPy's ufuncs get the loops with a custom dtype among the operands: np.add(bf16, int32).
 * Loops for two NumPy dtypes, for which NumPy has its own rules, go into ufuncs of the module.
 */
#include "client.h"

#include <stdlib.h>
#include <string.h>

/* An operation of any kind: which loops there are, and what calls them. */
typedef struct ufunc_operation {
    const char *name;
    int op, operands;
    PyUFuncGenericFunction function;
    jp_dtype (*result)(int op, jp_dtype a, jp_dtype b); /* NULL: a conversion, to anything */
} ufunc_operation;

static jp_dtype binary_out_dtype(int op, jp_dtype a, jp_dtype b) {
    return jp_binary_out_dtype((jp_op)op, a, b);
}

static jp_dtype unary_out_dtype(int op, jp_dtype a, jp_dtype b) {
    (void)b;
    return jp_unary_out_dtype((jp_unary_op)op, a);
}

/*
 * Where a scalar takes part NumPy takes the first loop that all operands can be cast to, and puts a new one before the
 * first that it cannot cast to it. So those whose result is no join of bf16 come first, to end up behind the others.
 */
enum { BUILTIN, CUSTOM_ABOVE, CUSTOM };

/* The loops of an operation with one of these sets of dtypes, one after the other. */
typedef struct loops {
    const ufunc_operation *of;
    int set;
    unsigned index;
    typed_loop now;
    int key; /* the first custom dtype, under which NumPy looks for it */
    int numbers[3];
} loops;

/* np.add of two dtypes that the spec keeps apart is an error too, or NumPy would take both for float32. */
static bool is_refused(const ufunc_operation *operation, jp_dtype a, jp_dtype b) {
    return operation->operands == 2 && jp_promote_types(a, b) == JP_NO_DTYPE &&
           (dtypes_is_custom(a) || dtypes_is_custom(b));
}

static bool is_quiet(const char *name) {
    static const char *const names[] = {"maximum",    "minimum", "equal",         "not_equal",
                                        "less_equal", "less",    "greater_equal", "greater"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0) return true;
    return false;
}

/* NumPy's numbers of the dtypes; false if there is no such loop, or it is in another set. */
static bool is_wanted(loops *all) {
    const int operands = all->of->operands;
    const jp_dtype *types = all->now.types, join = operands == 2 ? jp_promote_types(types[0], types[1]) : types[0];
    jp_dtype first = JP_NO_DTYPE;
    for (int i = operands; i >= 0; i--) {
        const PyArray_Descr *descr = jp_numpy_descr(types[i]);
        if (!descr || jp_dtype_is_weak(types[i])) return false;
        all->numbers[i] = descr->type_num;
        if (!dtypes_is_custom(types[i])) continue;
        first = types[i];
        all->key = descr->type_num;
    }
    return all->set == (first == JP_NO_DTYPE ? BUILTIN : join == first ? CUSTOM : CUSTOM_ABOVE);
}

typed_loop ufuncs_loop(int op, const char *name) {
    return (typed_loop){.op = op, .quiet = is_quiet(name), .sums = strcmp(name, "add") == 0};
}

static bool next_loop(loops *all) {
    const ufunc_operation *operation = all->of;
    const bool two = operation->operands == 2 || !operation->result;
    const unsigned limit = JP_DTYPE_LIMIT, end = two ? limit * limit : limit;
    while (all->index < end) {
        const jp_dtype a = (jp_dtype)(two ? all->index / limit : all->index), b = (jp_dtype)(all->index % limit);
        all->index++;
        all->now = ufuncs_loop(operation->op, operation->name);
        const bool sums = all->now.sums && operation->operands == 2;
        all->now.types[0] = a;
        all->now.types[1] = b;
        if (operation->result)
            all->now.types[operation->operands] = jp_dtype_materialize(operation->result(operation->op, a, b));
        if (is_refused(operation, a, b)) all->now.types[2] = dtypes_is_custom(a) ? a : b;
        if (!is_wanted(all)) continue;
        all->now.sums = sums && a == b && dtypes_is_custom(a);
        return true;
    }
    return false;
}

static bool add_loops(const ufunc_operation *operation, int set, PyObject *ufunc) {
    loops all = {.of = operation, .set = set};
    while (next_loop(&all)) {
        typed_loop *kept = malloc(sizeof *kept); /* as long as the ufunc: for ever */
        if (!kept) return PyErr_NoMemory(), false;
        *kept = all.now;
        const bool refused = is_refused(operation, kept->types[0], kept->types[1]);
        const PyUFuncGenericFunction call = refused ? loops_refuse : operation->function;
        if (PyUFunc_RegisterLoopForType((PyUFuncObject *)ufunc, all.key, call, all.numbers, kept) < 0) return false;
    }
    return true;
}

static bool add_custom_loops(const ufunc_operation *operation, PyObject *ufunc) {
    return add_loops(operation, CUSTOM_ABOVE, ufunc) && add_loops(operation, CUSTOM, ufunc);
}

/* A ufunc whose dtypes are NumPy's, and then the custom ones. All that it points to is kept for ever. */
static PyObject *make_ufunc(const ufunc_operation *operation) {
    const size_t most = (size_t)JP_DTYPE_LIMIT * JP_DTYPE_LIMIT, each = (size_t)operation->operands + 1;
    typed_loop *kept = malloc(most * sizeof *kept);
    void **data = malloc(most * sizeof *data);
    PyUFuncGenericFunction *functions = malloc(most * sizeof *functions);
    char *types = malloc(most * each);
    if (!kept || !data || !functions || !types)
        return free(kept), free(data), free(functions), free(types), PyErr_NoMemory();
    loops all = {.of = operation, .set = BUILTIN};
    size_t count = 0;
    for (; next_loop(&all); count++) {
        kept[count] = all.now;
        data[count] = &kept[count];
        functions[count] = operation->function;
        for (size_t i = 0; i < each; i++)
            types[count * each + i] = (char)all.numbers[i];
    }
    PyObject *ufunc = PyUFunc_FromFuncAndData(functions, data, types, (int)count, operation->operands, 1, PyUFunc_None,
                                              operation->name, "Element by element, under the rules of " SPEC_NAME, 0);
    if (ufunc && !add_custom_loops(operation, ufunc)) Py_CLEAR(ufunc);
    return ufunc;
}

PyObject *ufuncs_binary(jp_op op, const char *name) {
    return make_ufunc(&(ufunc_operation){name, (int)op, 2, loops_binary, binary_out_dtype});
}

PyObject *ufuncs_unary(jp_unary_op op, const char *name) {
    return make_ufunc(&(ufunc_operation){name, (int)op, 1, loops_unary, unary_out_dtype});
}

PyObject *ufuncs_convert(void) {
    return make_ufunc(&(ufunc_operation){"astype", 0, 1, loops_convert, NULL});
}

static const char *numpy_name(const char *name) {
    static const char *const others[][2] = {{"round", "rint"},
                                            {"bitwise_invert", "invert"},
                                            {"bitwise_left_shift", "left_shift"},
                                            {"bitwise_right_shift", "right_shift"}};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(name, others[i][0]) == 0) return others[i][1];
    return name;
}

static bool extend(PyObject *numpy, const ufunc_operation *operation) {
    PyObject *ufunc = PyObject_GetAttrString(numpy, numpy_name(operation->name));
    if (!ufunc) return PyErr_Clear(), true; /* an operation that NumPy does not have */
    const bool done = !PyObject_TypeCheck(ufunc, &PyUFunc_Type) || add_custom_loops(operation, ufunc);
    Py_DECREF(ufunc);
    return done;
}

#define EXTEND(IDENT, name)                                                                                            \
    if (done) done = extend(numpy, &(ufunc_operation){name, JP_##IDENT, 2, loops_binary, binary_out_dtype});
#define EXTEND_UNARY(IDENT, name)                                                                                      \
    if (done) done = extend(numpy, &(ufunc_operation){name, JP_##IDENT, 1, loops_unary, unary_out_dtype});

bool ufuncs_extend_numpy(void) {
    PyObject *numpy = PyImport_ImportModule("numpy");
    bool done = numpy != NULL;
    JP_FOR_EACH_OP(EXTEND)
    JP_FOR_EACH_UNARY_OP(EXTEND_UNARY)
    Py_XDECREF(numpy);
    return done;
}
