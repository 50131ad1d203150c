/* Names as Windows takes them, in UTF-16, and its errors as errno. */
#ifndef JOINERY_PLATFORM_WIDE_WINDOWS_H
#define JOINERY_PLATFORM_WIDE_WINDOWS_H

#include <stdbool.h>
#include <stddef.h>

/* Sets errno to what GetLastError() says; false. */
bool wide_fail(void);

/* The same text in the other form; the caller calls free(). NULL with errno set. */
wchar_t *wide_text(const char *text);
char *wide_to_utf8(const wchar_t *text);

/*
 * The path of a file, however long. A name that Windows keeps for a device is refused with ENODEV, also with something
 * behind a full stop, but for NUL and CON alone. The caller calls free(). NULL with errno set.
 */
wchar_t *wide_path(const char *path);

#endif
