#include "platform/wide_windows.h"

#include "platform/pathname.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <windows.h>

enum { LONGEST_PLAIN = 240 /* of a path; a folder may have fewer characters than the 259 of a file */ };

bool wide_fail(void) {
    static const struct {
        DWORD windows;
        int posix;
    } errors[] = {
        {ERROR_FILE_NOT_FOUND, ENOENT},    {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_INVALID_NAME, ENOENT},      {ERROR_BAD_PATHNAME, ENOENT},
        {ERROR_BAD_NETPATH, ENOENT},       {ERROR_BAD_NET_NAME, ENOENT},
        {ERROR_INVALID_DRIVE, ENOENT},     {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_WRITE_PROTECT, EACCES},     {ERROR_SHARING_VIOLATION, EBUSY},
        {ERROR_LOCK_VIOLATION, EBUSY},     {ERROR_USER_MAPPED_FILE, EBUSY},
        {ERROR_FILE_EXISTS, EEXIST},       {ERROR_ALREADY_EXISTS, EEXIST},
        {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},  {ERROR_DIRECTORY, ENOTDIR},
        {ERROR_DISK_FULL, ENOSPC},         {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM}, {ERROR_OUTOFMEMORY, ENOMEM},
        {ERROR_NOT_SAME_DEVICE, EXDEV},    {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
        {ERROR_BROKEN_PIPE, EPIPE},        {ERROR_NO_DATA, EPIPE},
    };
    const DWORD error = GetLastError();
    errno = EIO;
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (errors[i].windows == error) errno = errors[i].posix;
    return false;
}

wchar_t *wide_text(const char *text) {
    const int length = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, NULL, 0);
    if (length <= 0) {
        errno = EILSEQ;
        return NULL;
    }
    wchar_t *wide = malloc((size_t)length * sizeof *wide);
    if (wide) MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, wide, length);
    return wide;
}

char *wide_to_utf8(const wchar_t *text) {
    const int length = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
    char *narrow = malloc((size_t)(length > 0 ? length : 1));
    if (!narrow) return NULL;
    narrow[0] = '\0';
    if (length > 0) WideCharToMultiByte(CP_UTF8, 0, text, -1, narrow, length, NULL, NULL);
    return narrow;
}

static bool is_of_device(const char *path) {
    static const char *const devices[] = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"};
    const char *name = path_name(path);
    size_t length = strcspn(name, ".:");
    while (length > 0 && name[length - 1] == ' ')
        length--;
    const bool alone = name[length] == '\0';
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) {
        if (strlen(devices[i]) != length || strncasecmp(name, devices[i], length) != 0) continue;
        return !(alone && (i == 0 || i == 3));
    }
    return length == 4 && (strncasecmp(name, "COM", 3) == 0 || strncasecmp(name, "LPT", 3) == 0) && name[3] >= '0' &&
           name[3] <= '9';
}

/* The path with \\?\ in front, behind which Windows takes any length, and nothing but an absolute path. */
static wchar_t *long_path(const wchar_t *path) {
    static const wchar_t file[] = L"\\\\?\\", share[] = L"\\\\?\\UNC";
    const DWORD size = GetFullPathNameW(path, 0, NULL, NULL);
    wchar_t *made = malloc((size + sizeof share / sizeof *share) * sizeof *made);
    wchar_t *full = malloc((size + 1) * sizeof *full);
    if (made && full) {
        GetFullPathNameW(path, size, full, NULL);
        const bool on_share = full[0] == L'\\' && full[1] == L'\\';
        wcscpy(made, on_share ? share : file);
        wcscat(made, on_share ? full + 1 : full);
    } else {
        free(made);
        made = NULL;
    }
    free(full);
    return made;
}

wchar_t *wide_path(const char *path) {
    if (is_of_device(path)) {
        errno = ENODEV;
        return NULL;
    }
    wchar_t *wide = wide_text(path);
    if (!wide || GetFullPathNameW(wide, 0, NULL, NULL) < LONGEST_PLAIN) return wide;
    if (wcsncmp(wide, L"\\\\?\\", 4) == 0 || wcsncmp(wide, L"\\\\.\\", 4) == 0) return wide;
    wchar_t *extended = long_path(wide);
    free(wide);
    return extended;
}
