#include "report/write/format.h"

#include <stddef.h>

const char *report_format_name(report_format format) {
    static const char *const names[] = {
#define REPORT_FORMAT_NAME(ENUM, name, suffix) name,
        REPORT_FOR_EACH_FORMAT(REPORT_FORMAT_NAME)
#undef REPORT_FORMAT_NAME
    };
    return names[format];
}

const char *report_format_suffix(report_format format) {
    static const char *const suffixes[] = {
#define REPORT_FORMAT_SUFFIX(ENUM, name, suffix) suffix,
        REPORT_FOR_EACH_FORMAT(REPORT_FORMAT_SUFFIX)
#undef REPORT_FORMAT_SUFFIX
    };
    return suffixes[format];
}
