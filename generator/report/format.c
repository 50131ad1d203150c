#include "report/format.h"

const char *report_format_name(report_format format) {
    static const char *const names[] = {
#define REPORT_FORMAT_NAME(ENUM, name) name,
        REPORT_FOR_EACH_FORMAT(REPORT_FORMAT_NAME)
#undef REPORT_FORMAT_NAME
    };
    return names[format];
}
