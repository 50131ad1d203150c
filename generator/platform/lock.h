/* One process at a time in a folder, whatever path leads there. */
#ifndef JOINERY_PLATFORM_LOCK_H
#define JOINERY_PLATFORM_LOCK_H

#include <stdint.h>

typedef enum lock_status {
    LOCK_HELD,
    LOCK_BUSY, /* another process has held the folder for a minute */
    LOCK_NONE  /* it is no folder, or none that can be held: there is nothing to wait for */
} lock_status;

typedef struct lock {
    intptr_t handle;
} lock;

/*
 * Waits until no other process holds the folder, then holds it until lock_release(). The end of the process, however
 * it comes, is a release too. Nothing is written to the folder.
 */
lock_status lock_folder(const char *path, lock *held);
void lock_release(lock *held);

#endif
