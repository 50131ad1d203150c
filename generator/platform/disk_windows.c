#include "platform/disk.h"

#include "platform/wide_windows.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

enum { WRITABLE = 0200, ATTEMPTS = 20, PAUSE_MS = 25 };

static const DWORD share_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/* ---- What there is ---- */

static bool is_link(HANDLE file, DWORD attributes) {
    FILE_ATTRIBUTE_TAG_INFO tag;
    return (attributes & FILE_ATTRIBUTE_REPARSE_POINT) &&
           GetFileInformationByHandleEx(file, FileAttributeTagInfo, &tag, sizeof tag) &&
           (tag.ReparseTag == IO_REPARSE_TAG_SYMLINK || tag.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT);
}

static bool take_facts(HANDLE file, disk_facts *facts) {
    *facts = (disk_facts){.kind = DISK_OTHER, .mode = WRITABLE};
    if (GetFileType(file) != FILE_TYPE_DISK) return true;
    BY_HANDLE_FILE_INFORMATION about;
    if (!GetFileInformationByHandle(file, &about)) return wide_fail();
    facts->kind = is_link(file, about.dwFileAttributes)               ? DISK_LINK
                  : about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? DISK_FOLDER
                                                                      : DISK_REGULAR;
    facts->length = (uint64_t)about.nFileSizeHigh << 32 | about.nFileSizeLow;
    facts->device = about.dwVolumeSerialNumber;
    facts->index = (uint64_t)about.nFileIndexHigh << 32 | about.nFileIndexLow;
    if (about.dwFileAttributes & FILE_ATTRIBUTE_READONLY) facts->mode = 0;
    return true;
}

static HANDLE open_to_look(const wchar_t *path, bool follow) {
    return CreateFileW(path, FILE_READ_ATTRIBUTES, share_all, NULL, OPEN_EXISTING,
                       FILE_FLAG_BACKUP_SEMANTICS | (follow ? 0 : FILE_FLAG_OPEN_REPARSE_POINT), NULL);
}

bool disk_look(const char *path, bool follow, disk_facts *facts) {
    wchar_t *wide = wide_path(path);
    if (!wide) return false;
    const HANDLE file = open_to_look(wide, follow);
    free(wide);
    if (file == INVALID_HANDLE_VALUE) return wide_fail();
    const bool known = take_facts(file, facts);
    CloseHandle(file);
    return known;
}

/* Of what standard input was redirected from, not everything may be told. */
bool disk_look_open(int file, disk_facts *facts) {
    if (!take_facts((HANDLE)_get_osfhandle(file), facts)) facts->kind = DISK_REGULAR;
    return true;
}

bool disk_can_read(const char *path) {
    const int file = disk_open(path, false);
    if (file >= 0) _close(file);
    return file >= 0 || errno == EISDIR;
}

/* ---- Open files ---- */

static int open_file(const char *path, DWORD access, DWORD creation, int flags) {
    wchar_t *wide = wide_path(path);
    if (!wide) return -1;
    const HANDLE file = CreateFileW(wide, access, share_all, NULL, creation, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        wide_fail();
        const DWORD attributes = errno == EACCES ? GetFileAttributesW(wide) : INVALID_FILE_ATTRIBUTES;
        if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY)) errno = EISDIR;
    }
    free(wide);
    if (file == INVALID_HANDLE_VALUE) return -1;
    const int descriptor = _open_osfhandle((intptr_t)file, flags | _O_BINARY | _O_NOINHERIT);
    if (descriptor < 0) CloseHandle(file);
    return descriptor;
}

int disk_open(const char *path, bool wait) {
    (void)wait; /* where nobody writes to a pipe, there is none of that name */
    return open_file(path, GENERIC_READ, OPEN_EXISTING, _O_RDONLY);
}

int disk_open_in_place(const char *path) {
    return open_file(path, GENERIC_WRITE, OPEN_EXISTING, _O_WRONLY);
}

int disk_create(const char *path) {
    return open_file(path, GENERIC_WRITE | DELETE, CREATE_NEW, _O_WRONLY);
}

ssize_t disk_read(int file, char *bytes, size_t size) {
    return _read(file, bytes, size < INT_MAX ? (unsigned)size : INT_MAX);
}

ssize_t disk_write(int file, const char *bytes, size_t length) {
    return _write(file, bytes, length < INT_MAX ? (unsigned)length : INT_MAX);
}

bool disk_close(int file) {
    return _close(file) == 0;
}

bool disk_set_mode(int file, unsigned mode) {
    const HANDLE handle = (HANDLE)_get_osfhandle(file);
    FILE_BASIC_INFO about;
    if (!GetFileInformationByHandleEx(handle, FileBasicInfo, &about, sizeof about)) return wide_fail();
    const DWORD attributes = mode & WRITABLE ? about.FileAttributes & ~(DWORD)FILE_ATTRIBUTE_READONLY
                                             : about.FileAttributes | FILE_ATTRIBUTE_READONLY;
    if (attributes == about.FileAttributes) return true;
    about.FileAttributes = attributes;
    return SetFileInformationByHandle(handle, FileBasicInfo, &about, sizeof about) || wide_fail();
}

bool disk_sync(int file) {
    return FlushFileBuffers((HANDLE)_get_osfhandle(file)) || GetLastError() == ERROR_INVALID_FUNCTION || wide_fail();
}

/* ---- Names ---- */

/* Takes the mark that a file is only to be read from it; the attributes that it had. */
static DWORD make_writable(const wchar_t *path) {
    const DWORD attributes = GetFileAttributesW(path);
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY))
        SetFileAttributesW(path, attributes & ~(DWORD)FILE_ATTRIBUTE_READONLY);
    return attributes;
}

static void restore(const wchar_t *path, DWORD attributes) {
    if (attributes == INVALID_FILE_ATTRIBUTES || !(attributes & FILE_ATTRIBUTE_READONLY)) return;
    const DWORD error = GetLastError();
    SetFileAttributesW(path, attributes);
    SetLastError(error);
}

/* What looks for viruses, or indexes, has a file open for a moment after it was written: that is waited for. */
static bool is_held(DWORD error) {
    return error == ERROR_SHARING_VIOLATION || error == ERROR_LOCK_VIOLATION || error == ERROR_ACCESS_DENIED;
}

static bool move(const wchar_t *from, const wchar_t *to) {
    const DWORD attributes = make_writable(to);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (attempt > 0) Sleep(PAUSE_MS);
        if (MoveFileExW(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)) return true;
        const DWORD error = GetLastError();
        if (!is_held(error) || (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY)))
            break;
        SetLastError(error);
    }
    restore(to, attributes);
    wide_fail();
    /* a name cannot be taken from a file that others have open: both words for that mean the same here */
    if (errno == EACCES && attributes != INVALID_FILE_ATTRIBUTES && !(attributes & FILE_ATTRIBUTE_DIRECTORY))
        errno = EBUSY;
    return false;
}

bool disk_rename(const char *from, const char *to) {
    wchar_t *old = wide_path(from), *new = old ? wide_path(to) : NULL;
    const bool done = new &&move(old, new);
    free(old);
    free(new);
    return done;
}

bool disk_remove(const char *path) {
    wchar_t *wide = wide_path(path);
    if (!wide) return false;
    const DWORD attributes = make_writable(wide);
    const bool done = DeleteFileW(wide);
    if (!done) restore(wide, attributes);
    if (!done) wide_fail();
    free(wide);
    return done;
}

bool disk_make_folder(const char *path) {
    wchar_t *wide = wide_path(path);
    const bool done = wide && (CreateDirectoryW(wide, NULL) || wide_fail());
    free(wide);
    return done;
}

bool disk_remove_folder(const char *path) {
    wchar_t *wide = wide_path(path);
    const bool done = wide && (RemoveDirectoryW(wide) || wide_fail());
    free(wide);
    return done;
}

/* "C:/folder" for \\?\C:\folder, "//server/share" for \\?\UNC\server\share. */
static char *plain_path(wchar_t *final) {
    wchar_t *from = final;
    if (wcsncmp(from, L"\\\\?\\UNC\\", 8) == 0)
        from += 6, *from = L'\\';
    else if (wcsncmp(from, L"\\\\?\\", 4) == 0)
        from += 4;
    for (wchar_t *at = from; *at; at++)
        if (*at == L'\\') *at = L'/';
    return wide_to_utf8(from);
}

char *disk_real_path(const char *path) {
    wchar_t *wide = wide_path(path);
    if (!wide) return NULL;
    const HANDLE file = open_to_look(wide, true);
    free(wide);
    if (file == INVALID_HANDLE_VALUE) {
        wide_fail();
        return NULL;
    }
    char *real = NULL;
    const DWORD size = GetFinalPathNameByHandleW(file, NULL, 0, VOLUME_NAME_DOS);
    wchar_t *final = size ? malloc((size + 1) * sizeof *final) : NULL;
    if (final && GetFinalPathNameByHandleW(file, final, size + 1, VOLUME_NAME_DOS))
        real = plain_path(final);
    else
        wide_fail();
    free(final);
    CloseHandle(file);
    return real;
}

/* A link that leads nowhere is no way to a new file here. */
char *disk_link_target(const char *path) {
    (void)path;
    errno = ENOENT;
    return NULL;
}

/* The pattern that FindFirstFileW wants: all of a folder. */
static wchar_t *all_of(const char *folder) {
    const size_t length = strlen(folder);
    char *pattern = malloc(length + 3);
    if (!pattern) return NULL;
    strcpy(pattern, folder);
    strcat(pattern, length && strchr("/\\:", folder[length - 1]) ? "*" : "/*");
    wchar_t *wide = wide_path(pattern);
    free(pattern);
    return wide;
}

bool disk_list(const char *folder, bool (*visit)(void *context, const char *name), void *context) {
    wchar_t *pattern = all_of(folder);
    if (!pattern) return false;
    WIN32_FIND_DATAW entry;
    const HANDLE listing = FindFirstFileW(pattern, &entry);
    free(pattern);
    if (listing == INVALID_HANDLE_VALUE) return wide_fail();
    bool more = true;
    while (more) {
        char *name = wide_to_utf8(entry.cFileName);
        more = name && visit(context, name) && FindNextFileW(listing, &entry);
        free(name);
    }
    FindClose(listing);
    return true;
}

const char *disk_why(int error) {
    switch (error) {
    case EBUSY:
        return "another program has it open";
    case ENODEV:
        return "Windows keeps this name for a device";
    case EILSEQ:
        return "its name is not UTF-8";
    default:
        return strerror(error);
    }
}
