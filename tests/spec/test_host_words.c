/* What the words of a host may be, by language and form. */
#include "spec/names/host_words.h"
#include "spec/support.h"

#include <string.h>

/* A word, and what is wrong with it; NULL: nothing. */
typedef struct judged {
    host_language language;
    host_form form;
    const char *word, *problem;
} judged;

#define GOOD(LANGUAGE, FORM, WORD)                                                                                     \
    { HOST_##LANGUAGE, HOST_FORM_##FORM, WORD, NULL }
#define BAD(LANGUAGE, FORM, WORD, PROBLEM)                                                                             \
    { HOST_##LANGUAGE, HOST_FORM_##FORM, WORD, PROBLEM }

static const judged words[] = {
    GOOD(C, IMPORT, "lib/dtype.h"),
    GOOD(C, IMPORT, "<lib/dtype.h>"),
    GOOD(C, TYPE, "lib_dtype"),
    GOOD(C, TYPE, "enum lib_dtype"),
    GOOD(C, TYPE, "unsigned char"),
    GOOD(C, TYPE, "float _Complex"),
    GOOD(C, TYPE, "const struct half *"),
    GOOD(C, TYPE, "_BitInt(8)"),
    GOOD(C, VALUE, "-1"),
    GOOD(C, VALUE, "(lib_dtype)-1"),
    GOOD(C, VALUE, "(enum lib_dtype)0xFF"),
    GOOD(C, VALUE, "1u << 3"),
    GOOD(C, VALUE, "(LIB_INT | LIB_WIDE)"),
    GOOD(C, VALUE, "MAKE(lib, 8)"),
    GOOD(C, VALUE, "'a'"),
    GOOD(C, PATTERN, "LIB_%s"),
    GOOD(C, PATTERN, "LIB_%S"),
    BAD(C, IMPORT, "a\" b", "cannot be included"),
    BAD(C, IMPORT, "<a", "cannot be included"),
    BAD(C, IMPORT, "a.h\n#define int", "cannot be included"),
    BAD(C, IMPORT, "a//b.h", "cannot be included"),
    BAD(C, IMPORT, "a\u202Eh.b", "cannot be included"),
    BAD(C, TYPE, "a b", "has nothing between \"b\" and what is before it"),
    BAD(C, TYPE, "8", "has \"8\" where a name should be"),
    BAD(C, TYPE, "std::half", "has \"::\", which no type has"),
    BAD(C, TYPE, "vector<int>", "has \"<\", which no type has"),
    BAD(C, TYPE, "return", "has the keyword \"return\""),
    BAD(C, TYPE, "* a", "has nothing before \"*\""),
    BAD(C, VALUE, "while", "has the keyword \"while\""),
    BAD(C, VALUE, "A; B", "has a \";\""),
    BAD(C, VALUE, "A, B", "has a \",\" outside brackets"),
    BAD(C, VALUE, "A = 1", "assigns"),
    BAD(C, VALUE, "A /* a */", "has the mark of a comment"),
    BAD(C, VALUE, "A */", "has the mark of a comment"),
    BAD(C, VALUE, "A // a", "has the mark of a comment"),
    BAD(C, VALUE, "A\nB", "has a line feed"),
    BAD(C, VALUE, "\"A", "has an unclosed quote"),
    BAD(C, VALUE, "(A", "has no \")\" at its end"),
    BAD(C, VALUE, "A)", "has a \")\" that closes nothing"),
    BAD(C, VALUE, "(A]", "has a \"]\" that closes nothing"),
    BAD(C, VALUE, "(A +)", "has nothing before \")\""),
    BAD(C, VALUE, "A +", "ends in an operator"),
    BAD(C, VALUE, "/ A", "has nothing before \"/\""),
    BAD(C, VALUE, "A B", "has nothing between \"B\" and what is before it"),
    BAD(C, VALUE, "A 1", "has nothing between \"1\" and what is before it"),
    BAD(C, VALUE, "A \"b\"", "has nothing between a string and what is before it"),
    BAD(C, VALUE, "8bit", "has \"8bit\" where a name should be"),
    BAD(C, VALUE, "#A", "has a \"#\""),
    BAD(C, VALUE, "\\A", "has a \"\\\""),
    BAD(C, VALUE, "\u00C4", "has a character that is not ASCII"),
    BAD(C, VALUE, " ", "is blank"),
    BAD(C, PATTERN, "LIB_%s-", "ends in an operator"),

    GOOD(CPP, TYPE, "executorch::ScalarType"),
    GOOD(CPP, TYPE, "::lib::DType"),
    GOOD(CPP, TYPE, "int"),
    GOOD(CPP, TYPE, "std::complex<float>"),
    GOOD(CPP, TYPE, "std::array<std::array<float, 2>, 2>"),
    GOOD(CPP, TYPE, "typename lib::x::type"),
    GOOD(CPP, TYPE, "decltype(lib::i8)"),
    GOOD(CPP, VALUE, "std::nullopt"),
    GOOD(CPP, VALUE, "static_cast<lib::DType>(-1)"),
    GOOD(CPP, VALUE, "lib::DType{3}"),
    GOOD(CPP, VALUE, "lib::of<float>"),
    GOOD(CPP, VALUE, "lib::of<float, 2>::value"),
    GOOD(CPP, VALUE, "1 << 4 >> 2"),
    GOOD(CPP, VALUE, "a->b.c"),
    GOOD(CPP, PATTERN, "ScalarType::%s"),
    GOOD(CPP, NAMESPACE, "mlx::core::detail"),
    BAD(CPP, TYPE, "lib::class", "has the keyword \"class\""),
    BAD(CPP, TYPE, "a b", "has nothing between \"b\" and what is before it"),
    BAD(CPP, TYPE, "std::complex<float", "has no \">\" at its end"),
    BAD(CPP, TYPE, "lib::", "ends in an operator"),
    BAD(CPP, TYPE, "a + b", "has \"+\", which no type has"),
    BAD(CPP, VALUE, "ScalarType::int", "has the keyword \"int\""),
    BAD(CPP, VALUE, "ScalarType::8", "has \"8\" where a name should be"),
    BAD(CPP, VALUE, "X::i*", "ends in an operator"),
    BAD(CPP, VALUE, "> a", "has nothing before \">\""),
    BAD(CPP, NAMESPACE, "class", "has \"class\", which is a word of C++"),
    BAD(CPP, NAMESPACE, "lib::int", "has \"int\", which is a word of C++"),
    BAD(CPP, NAMESPACE, "std", "has \"std\", which is a word of C++"),
    BAD(CPP, NAMESPACE, "lib::std", "has \"std\", which is a word of C++"),
    BAD(CPP, NAMESPACE, "a b", "has \"a b\" where an identifier should be"),
    BAD(CPP, NAMESPACE, "a::", "has \"\" where an identifier should be"),
    BAD(CPP, NAMESPACE, "a:b", "has \"a:b\" where an identifier should be"),
    BAD(CPP, NAMESPACE, "a*/b", "has \"a*/b\" where an identifier should be"),
    BAD(CPP, NAMESPACE, "a\nb", "has \"a\nb\" where an identifier should be"),
    BAD(CPP, NAMESPACE, "8a", "has \"8a\" where an identifier should be"),
    BAD(CPP, NAMESPACE, "a { int i; } namespace b", "has \"a { int i; } namespace b\" where an identifier should be"),

    GOOD(PYTHON, IMPORT, "import numpy as np"),
    GOOD(PYTHON, IMPORT, "from lib import (a,\n  b)  # it's there"),
    GOOD(PYTHON, TYPE, "lib.DType"),
    GOOD(PYTHON, TYPE, "type[lib.DType] | None"),
    GOOD(PYTHON, VALUE, "dtypes.float"),
    GOOD(PYTHON, VALUE, "np.dtype('i8')"),
    GOOD(PYTHON, VALUE, "NotImplemented"),
    GOOD(PYTHON, VALUE, "DTYPES[\"i8\"]"),
    GOOD(PYTHON, VALUE, "b\"i8\""),
    GOOD(PYTHON, VALUE, "dict(kind=1)"),
    GOOD(PYTHON, VALUE, "8 // 2"),
    GOOD(PYTHON, VALUE, "a if b is not None else c"),
    BAD(PYTHON, IMPORT, "import (a", "has no \")\" at its end"),
    BAD(PYTHON, IMPORT, "a = 'b", "has an unclosed quote"),
    BAD(PYTHON, VALUE, "dtypes.class", "has the keyword \"class\""),
    BAD(PYTHON, VALUE, "dtypes.None", "has the keyword \"None\""),
    BAD(PYTHON, VALUE, "DT.i*", "ends in an operator"),
    BAD(PYTHON, VALUE, "a # b", "has the mark of a comment"),
    BAD(PYTHON, VALUE, "a b", "has nothing between \"b\" and what is before it"),
    BAD(PYTHON, VALUE, "lambda: x = 1", "assigns"),
    BAD(PYTHON, VALUE, "a\nb", "has a line feed"),

    GOOD(TYPESCRIPT, IMPORT, "import { DType } from \"./dtype.js\"; // it's there"),
    GOOD(TYPESCRIPT, TYPE, "\"i8\" | \"u8\""),
    GOOD(TYPESCRIPT, TYPE, "Map<string, DType[]>"),
    GOOD(TYPESCRIPT, VALUE, "DType.class"),
    GOOD(TYPESCRIPT, VALUE, "null"),
    GOOD(TYPESCRIPT, VALUE, "undefined"),
    GOOD(TYPESCRIPT, VALUE, "new DType(`i8`)"),
    GOOD(TYPESCRIPT, PATTERN, "'%s'"),
    BAD(TYPESCRIPT, IMPORT, "import { DType from \"./d\"", "has no \"}\" at its end"),
    BAD(TYPESCRIPT, VALUE, "DType.i*", "ends in an operator"),
    BAD(TYPESCRIPT, VALUE, "class", "has the keyword \"class\""),
    BAD(TYPESCRIPT, VALUE, "a */ b", "has the mark of a comment"),

    GOOD(RUST, IMPORT, "use crate::DType; // it's\n#[allow(dead_code)]\nuse super::{a, b};"),
    GOOD(RUST, TYPE, "half::f16"),
    GOOD(RUST, TYPE, "&'static str"),
    GOOD(RUST, TYPE, "[u8; 2]"),
    GOOD(RUST, TYPE, "num::Complex<f32>"),
    GOOD(RUST, TYPE, "<A as B>::C"),
    GOOD(RUST, VALUE, "DType::F16"),
    GOOD(RUST, VALUE, "crate::DType(3u8)"),
    GOOD(RUST, VALUE, "'a'"),
    GOOD(RUST, CONDITION, "feature = \"half\""),
    GOOD(RUST, CONDITION, "all(feature = \"half\", not(test))"),
    BAD(RUST, TYPE, "DType::type", "has the keyword \"type\""),
    BAD(RUST, VALUE, "DType::fn", "has the keyword \"fn\""),
    BAD(RUST, VALUE, "DType::F16;", "has a \";\""),
    BAD(RUST, CONDITION, "feature = \"half\")]", "has a \")\" that closes nothing"),
    BAD(RUST, CONDITION, "feature =", "ends in an operator"),
};

static void test_words(void **state) {
    (void)state;
    size_t failures = 0;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const judged *judged = &words[i];
        text problem = {0};
        const bool good = host_word_check(judged->word, judged->language, judged->form, &problem);
        const bool expected = judged->problem ? !good && strcmp(text_string(&problem), judged->problem) == 0 : good;
        if (!expected)
            print_error("%s: \"%s\" %s\n", host_language_titles[judged->language], judged->word,
                        good ? "is good" : text_string(&problem));
        failures += !expected;
        text_free(&problem);
    }
    assert_int_equal(failures, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_words)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
