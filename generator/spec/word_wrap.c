#include "spec/word_wrap.h"

enum { LINE_WIDTH = 120 };

void word_wrap_add(word_wrap *in, const char *word) {
    text *lua = in->lua;
    if (!in->fresh && text_width(lua->data + in->line_start) + 1 + text_width(word) > LINE_WIDTH) {
        text_add_char(lua, '\n');
        in->line_start = lua->length;
        in->fresh = true;
    }
    if (in->fresh)
        text_add_repeated(lua, ' ', lua->length == in->line_start ? in->indent : 0);
    else
        text_add_char(lua, ' ');
    text_add(lua, word);
    in->fresh = false;
}
