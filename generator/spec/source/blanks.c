#include "spec/source/blanks.h"

bool blank_is_white_space(unsigned point) {
    return point == ' ' || point == 0xA0 || point == 0x1680 || (point >= 0x2000 && point <= 0x200A) ||
           point == 0x2028 || point == 0x2029 || point == 0x202F || point == 0x205F || point == 0x3000;
}

size_t blank_at(const char *at, const char *end) {
    const unsigned char *bytes = (const unsigned char *)at;
    const size_t left = (size_t)(end - at);
    if (left == 0) return 0;
    if (bytes[0] < 0x80)
        return bytes[0] == ' ' || bytes[0] == '\t' || bytes[0] == '\r' || bytes[0] == '\v' || bytes[0] == '\f';
    if (left < 2 || (bytes[1] & 0xC0) != 0x80) return 0;
    if (bytes[0] == 0xC2) return bytes[1] == 0xA0 ? 2 : 0;
    if (left < 3 || (bytes[2] & 0xC0) != 0x80 || bytes[0] <= 0xE0 || bytes[0] > 0xEF) return 0;
    const unsigned point = (bytes[0] & 0x0Fu) << 12 | (bytes[1] & 0x3Fu) << 6 | (bytes[2] & 0x3Fu);
    return blank_is_white_space(point) || point == 0xFEFF ? 3 : 0;
}

size_t blank_before(const char *start, const char *at) {
    for (size_t width = 1; width <= 3 && width <= (size_t)(at - start); width++)
        if (blank_at(at - width, at) == width) return width;
    return 0;
}
