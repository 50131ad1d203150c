/* Has a file open, as an editor may, and lets nobody replace it, until standard input ends. Usage: hold FILE */
#include <stdio.h>
#include <windows.h>

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    const HANDLE file = CreateFileA(argv[1], GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    if (file == INVALID_HANDLE_VALUE) return 1;
    puts("held");
    fflush(stdout);
    while (getchar() != EOF)
        continue;
    return !CloseHandle(file);
}
