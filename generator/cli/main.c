#include "cli/cli.h"

#include <signal.h>

int main(int argc, char **argv) {
    /* a file that grows past a limit is then an error like a full disk, and is cleaned up after */
    signal(SIGXFSZ, SIG_IGN);
    return cli_run(argc, argv, stdout, stderr);
}
