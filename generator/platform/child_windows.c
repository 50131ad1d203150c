#include "platform/child.h"

#include "platform/wide_windows.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

enum { CHUNK = 65536, STREAMS = 3 };

/* One end of each pipe is the child's, the other ours: what it reads, its output, its messages. */
typedef struct pipes {
    HANDLE theirs[STREAMS], ours[STREAMS];
} pipes;

/* What a thread reads, until there is no more, and who gets it. */
typedef struct drain {
    HANDLE from;
    child_take *take;
    void *to;
} drain;

static void close_handles(HANDLE *handles, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (handles[i]) CloseHandle(handles[i]);
        handles[i] = NULL;
    }
}

static bool open_pipes(pipes *with) {
    SECURITY_ATTRIBUTES inherited = {.nLength = sizeof inherited, .bInheritHandle = TRUE};
    for (size_t i = 0; i < STREAMS; i++) {
        HANDLE reads, writes;
        if (!CreatePipe(&reads, &writes, &inherited, CHUNK)) return wide_fail();
        with->theirs[i] = i == 0 ? reads : writes;
        with->ours[i] = i == 0 ? writes : reads;
        SetHandleInformation(with->ours[i], HANDLE_FLAG_INHERIT, 0);
    }
    return true;
}

/* The file of the program, looked for in PATH alone: not in the working directory, which CreateProcess would look in.
 */
static wchar_t *find_program(const char *name) {
    wchar_t *wide = wide_text(name), *found = NULL;
    const DWORD size = GetEnvironmentVariableW(L"PATH", NULL, 0);
    wchar_t *path = malloc((size + 1) * sizeof *path);
    if (wide && path) {
        path[0] = L'\0';
        GetEnvironmentVariableW(L"PATH", path, size);
        const DWORD length = SearchPathW(path, wide, L".exe", 0, NULL, NULL);
        found = length ? malloc((length + 1) * sizeof *found) : NULL;
        if (found) SearchPathW(path, wide, L".exe", length + 1, found, NULL);
        if (!length) errno = ENOENT;
    }
    free(wide);
    free(path);
    return found;
}

static wchar_t *command_line(const child *of) {
    char *line = malloc(strlen(of->name) + strlen(of->argument) + 2);
    if (!line) return NULL;
    strcpy(line, of->name);
    strcat(line, " ");
    strcat(line, of->argument);
    wchar_t *wide = wide_text(line);
    free(line);
    return wide;
}

/* The process, or NULL with errno set. */
static HANDLE start(const child *of, const pipes *with) {
    STARTUPINFOW how = {.cb = sizeof how,
                        .dwFlags = STARTF_USESTDHANDLES,
                        .hStdInput = with->theirs[0],
                        .hStdOutput = with->theirs[1],
                        .hStdError = with->theirs[2]};
    PROCESS_INFORMATION started = {0};
    wchar_t *program = find_program(of->name), *line = program ? command_line(of) : NULL;
    if (line && !CreateProcessW(program, line, NULL, NULL, TRUE, CREATE_NO_WINDOW, NULL, NULL, &how, &started))
        wide_fail();
    free(program);
    free(line);
    if (started.hThread) CloseHandle(started.hThread);
    return started.hProcess;
}

static DWORD WINAPI drain_all(void *context) {
    const drain *of = context;
    char *chunk = malloc(CHUNK);
    DWORD got;
    while (chunk && ReadFile(of->from, chunk, CHUNK, &got, NULL) && got > 0)
        of->take(of->to, chunk, got);
    free(chunk);
    return 0;
}

static void feed(const child *of, HANDLE to) {
    DWORD written;
    for (size_t sent = 0; sent < of->length; sent += written) {
        const size_t left = of->length - sent;
        if (!WriteFile(to, of->input + sent, left < CHUNK ? (DWORD)left : CHUNK, &written, NULL)) return;
    }
}

/* Feeds and drains at once, so that no pipe fills up with both sides waiting. */
static void converse(const child *of, pipes *with) {
    drain drains[] = {{with->ours[1], of->take, of->output}, {with->ours[2], of->take, of->messages}};
    HANDLE threads[2];
    for (size_t i = 0; i < 2; i++)
        threads[i] = CreateThread(NULL, 0, drain_all, &drains[i], 0, NULL);
    feed(of, with->ours[0]);
    close_handles(with->ours, 1);
    for (size_t i = 0; i < 2; i++)
        if (threads[i]) WaitForSingleObject(threads[i], INFINITE);
    close_handles(threads, 2);
}

bool child_run(const child *of, int *failed) {
    pipes with = {{NULL}, {NULL}};
    HANDLE process = open_pipes(&with) ? start(of, &with) : NULL;
    *failed = process ? 0 : errno;
    close_handles(with.theirs, STREAMS);
    if (process) converse(of, &with);
    close_handles(with.ours, STREAMS);
    if (!process) return false;
    DWORD status = 1;
    WaitForSingleObject(process, INFINITE);
    GetExitCodeProcess(process, &status);
    CloseHandle(process);
    return status == 0;
}
