/* By a mutex that is called after what the folder is on its volume. */
#include "platform/lock.h"

#include "platform/disk.h"

#include <stdio.h>
#include <windows.h>

enum { LONGEST_MS = 60000, NAME = 64 };

lock_status lock_folder(const char *path, lock *held) {
    disk_facts about;
    char name[NAME];
    if (!disk_look(path, true, &about) || about.kind != DISK_FOLDER) return LOCK_NONE;
    snprintf(name, sizeof name, "joinery-%llx-%llx", (unsigned long long)about.device, (unsigned long long)about.index);
    const HANDLE mutex = CreateMutexA(NULL, FALSE, name);
    if (!mutex) return LOCK_NONE;
    const DWORD got = WaitForSingleObject(mutex, LONGEST_MS);
    if (got == WAIT_OBJECT_0 || got == WAIT_ABANDONED) { /* abandoned by a process that was killed */
        held->handle = (intptr_t)mutex;
        return LOCK_HELD;
    }
    CloseHandle(mutex);
    return got == WAIT_TIMEOUT ? LOCK_BUSY : LOCK_NONE;
}

void lock_release(lock *held) {
    ReleaseMutex((HANDLE)held->handle);
    CloseHandle((HANDLE)held->handle);
}
