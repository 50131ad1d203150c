#include "cli/cli.h"

#include "platform/process.h"

int main(int argc, char **argv) {
    argv = process_begin(argv);
    for (argc = 0; argv[argc];)
        argc++;
    return cli_run(argc, argv, stdout, stderr);
}
