#include "spec/host.h"

#define WORD(ENUM, word, ...) word,
const char *const host_language_names[HOST_LANGUAGE_COUNT] = {HOST_FOR_EACH_LANGUAGE(WORD)};
const char *const host_word_names[HOST_WORD_COUNT] = {HOST_FOR_EACH_WORD(WORD)};
const char *const host_dtype_word_names[HOST_DTYPE_WORD_COUNT] = {HOST_FOR_EACH_DTYPE_WORD(WORD)};
#undef WORD

#define FORM_TITLE(ENUM, title) title,
const char *const host_form_titles[] = {HOST_FOR_EACH_FORM(FORM_TITLE)};
#undef FORM_TITLE

#define TITLE(ENUM, word, title) title,
const char *const host_language_titles[HOST_LANGUAGE_COUNT] = {HOST_FOR_EACH_LANGUAGE(TITLE)};
#undef TITLE

#define FORM(ENUM, word, form, ...) HOST_FORM_##form,
const host_form host_word_forms[HOST_WORD_COUNT] = {HOST_FOR_EACH_WORD(FORM)};
const host_form host_dtype_word_forms[HOST_DTYPE_WORD_COUNT] = {HOST_FOR_EACH_DTYPE_WORD(FORM)};
#undef FORM

bool host_has_words(char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (words[i]) return true;
    return false;
}
