#include "spec/names/grammars.h"

#include <string.h>

#define C_TYPES                                                                                                        \
    " char const double enum float int long short signed struct union unsigned void volatile "                         \
    "_Atomic _BitInt _Bool _Complex "
#define CPP_TYPES                                                                                                      \
    " bool char char16_t char32_t char8_t class const decltype double enum float int long short signed struct "        \
    "template typename union unsigned void volatile wchar_t "

static const grammar grammars[HOST_LANGUAGE_COUNT] = {
    [HOST_C] = {.keywords = C_TYPES "auto break case continue default do else extern for goto if inline register "
                                    "restrict return sizeof static switch typedef while _Alignas _Alignof _Generic "
                                    "_Imaginary _Noreturn _Static_assert _Thread_local ",
                .in_values = C_TYPES "sizeof _Alignof _Generic ",
                .in_types = C_TYPES,
                .quotes = "\"'",
                .prefixes = "+-!~*&",
                .operators = "+-*/%&|^=!~?:.",
                .in_type = "*",
                .suffixes = "*",
                .comment = "//",
                .has_long_comments = true,
                .has_casts = true},
    [HOST_CPP] = {.keywords = CPP_TYPES
                  "alignas alignof and and_eq asm auto bitand bitor break case catch co_await co_return co_yield compl "
                  "concept const_cast consteval constexpr constinit continue default delete do dynamic_cast else "
                  "explicit export extern false for friend goto if inline mutable namespace new noexcept not not_eq "
                  "nullptr operator or or_eq private protected public register reinterpret_cast requires return sizeof "
                  "static static_assert static_cast switch this thread_local throw true try typedef typeid using "
                  "virtual while xor xor_eq ",
                  .in_values = CPP_TYPES "alignof and bitand bitor compl const_cast false noexcept not not_eq nullptr "
                                         "or reinterpret_cast sizeof static_cast true xor ",
                  .in_types = CPP_TYPES,
                  .quotes = "\"'",
                  .prefixes = "+-!~*&:",
                  .operators = "+-*/%&|^=!~?:.",
                  .in_type = ":*&",
                  .suffixes = "*&",
                  .comment = "//",
                  .has_long_comments = true,
                  .has_casts = true,
                  .has_angles = true},
    [HOST_PYTHON] = {.keywords = " False None True and as assert async await break class continue def del elif else "
                                 "except finally for from global if import in is lambda nonlocal not or pass raise "
                                 "return try while with yield ",
                     .in_values = " False None True and else if in is lambda not or ",
                     .in_types = " None ",
                     .quotes = "\"'",
                     .prefixes = "+-~*",
                     .operators = "+-*/%&|^=!~:.@",
                     .in_type = ".|",
                     .suffixes = "",
                     .comment = "#",
                     .has_long_comments = false},
    [HOST_TYPESCRIPT] = {.keywords = " await break case catch class const continue debugger default delete do else "
                                     "enum export extends false finally for function if implements import in "
                                     "instanceof interface let new null package private protected public return "
                                     "static super switch this throw true try typeof var void while with yield ",
                         .in_values = " false in instanceof new null this true typeof void ",
                         .in_types = " extends false import null true typeof void ",
                         .quotes = "\"'`",
                         .prefixes = "+-!~.",
                         .operators = "+-*/%&|^=!~?:.",
                         .in_type = ".|&=?:",
                         .suffixes = "",
                         .comment = "//",
                         .has_long_comments = true,
                         .has_angles = true,
                         .has_free_members = true},
    [HOST_RUST] = {.keywords = " Self abstract as async await become box break const continue crate do dyn else enum "
                               "extern false final fn for if impl in let loop macro match mod move mut override priv "
                               "pub ref return self static struct super trait true try type typeof unsafe unsized use "
                               "virtual where while yield ",
                   .in_values = " Self as crate false self super true ",
                   .in_types = " Self as const crate dyn fn for impl mut self super ",
                   .quotes = "\"'",
                   .prefixes = "-!*&:",
                   .operators = "+-*/%&|^=!?:.",
                   .in_type = ":&+=-",
                   .suffixes = "",
                   .comment = "//",
                   .has_long_comments = true,
                   .has_angles = true,
                   .has_lifetimes = true},
};

const grammar *grammar_of(host_language language) {
    return &grammars[language];
}

bool grammar_has_word(const char *words, const char *word, size_t length) {
    for (const char *at = words; *at && at[1]; at += strcspn(at + 1, " ") + 1)
        if (strcspn(at + 1, " ") == length && strncmp(at + 1, word, length) == 0) return true;
    return false;
}
