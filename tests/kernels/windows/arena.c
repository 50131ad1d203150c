/* Windows: an access to the pages about an arena is an exception, which ends the program and is told. */
#include "arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

static LONG WINAPI tell(EXCEPTION_POINTERS *exception) {
    const EXCEPTION_RECORD *record = exception->ExceptionRecord;
    if (record->ExceptionCode == EXCEPTION_ACCESS_VIOLATION)
        printf("FAILED: a byte beside an arena was %s\n", record->ExceptionInformation[0] ? "written" : "read");
    else
        printf("FAILED: exception %#lx\n", record->ExceptionCode);
    fflush(stdout);
    _Exit(1);
}

struct arena arena_create(size_t size) {
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    const size_t page = info.dwPageSize;
    size = (size + page - 1) / page * page;
    unsigned char *pages = VirtualAlloc(NULL, size + 2 * page, MEM_RESERVE, PAGE_NOACCESS);
    if (!pages || !VirtualAlloc(pages + page, size, MEM_COMMIT, PAGE_READWRITE)) {
        printf("arena: error %lu\n", GetLastError());
        exit(2);
    }
    SetUnhandledExceptionFilter(tell);
    return (struct arena){pages + page, size};
}
