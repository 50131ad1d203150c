#include "report/format.h"

const char *report_format_name(report_format format) {
    static const char *const names[] = {
#define REPORT_FORMAT_NAME(ENUM, name, what) name,
        REPORT_FOR_EACH_FORMAT(REPORT_FORMAT_NAME)
#undef REPORT_FORMAT_NAME
    };
    return names[format];
}

const char *report_format_what(report_format format) {
    static const char *const whats[] = {
#define REPORT_FORMAT_WHAT(ENUM, name, what) what,
        REPORT_FOR_EACH_FORMAT(REPORT_FORMAT_WHAT)
#undef REPORT_FORMAT_WHAT
    };
    return whats[format];
}
