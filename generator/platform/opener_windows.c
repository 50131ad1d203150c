#include "platform/opener.h"

#include "platform/wide_windows.h"

#include <stdlib.h>
#include <windows.h>

#include <shellapi.h>

bool opener_show(const char *path) {
    wchar_t *wide = wide_text(path);
    const INT_PTR answer = wide ? (INT_PTR)ShellExecuteW(NULL, L"open", wide, NULL, NULL, SW_SHOWNORMAL) : 0;
    free(wide);
    return answer > 32;
}
