#ifndef JOINERY_PLATFORM_DISK_UNIX_H
#define JOINERY_PLATFORM_DISK_UNIX_H

/* Opens a pipe that has a name, once somebody writes to it; -1 with ETIMEDOUT where nobody does. */
int disk_open_named_pipe(const char *path);

#endif
