/* Changing several files as one, where what is in their places changes meanwhile, and what earlier runs left; the rest
 * is seen from outside, by tests/files. */
#include "base/temporary.h"
#include "emit/staging.h"

#include <dirent.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[] = "/tmp/joinery-staging-XXXXXX";

static int enter_folder(void **state) {
    (void)state;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_folder(void **state) {
    (void)state;
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return chdir("/") == 0 ? system(command) : -1;
}

static int empty_folder(void **state) {
    (void)state;
    return system("rm -rf ./* ./.[!.]*");
}

static void put(const char *name, const char *content) {
    FILE *file = fopen(name, "w");
    assert_non_null(file);
    fputs(content, file);
    fclose(file);
}

static void holds(const char *name, const char *content) {
    char buffer[256] = "";
    FILE *file = fopen(name, "r");
    if (!file) fail_msg("%s is not there", name);
    buffer[fread(buffer, 1, sizeof buffer - 1, file)] = '\0';
    fclose(file);
    assert_string_equal(buffer, content);
}

static size_t entries(void) {
    size_t count = 0;
    DIR *listing = opendir(".");
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    closedir(listing);
    return count;
}

static staging_status replace(const char *name, const char *content, text *error) {
    return staging_replace(name, content, strlen(content), error);
}

static void a_failed_rename_undoes_those_before(void **state) {
    (void)state;
    text error = {0};
    put("a", "a before");
    put("stale", "stale");
    put("z", "z before");
    assert_int_equal(replace("a", "a after", &error), STAGING_CHANGED);
    assert_int_equal(replace("new", "new", &error), STAGING_CHANGED);
    staging_remove("stale");
    assert_int_equal(replace("z", "z after", &error), STAGING_CHANGED);
    /* meanwhile somebody puts a directory where a file was */
    unlink("z");
    mkdir("z", 0777);
    assert_false(staging_commit(&error));
    staging_end();
    assert_string_equal(text_string(&error), "cannot replace z: Is a directory");
    text_free(&error);
    holds("a", "a before");
    holds("stale", "stale");
    assert_int_equal(entries(), 3);
}

static void leftovers_of_the_dead_are_swept(void **state) {
    (void)state;
    pid_t child = fork();
    if (child == 0) {
        text error = {0};
        replace("old", "after", &error);
        kill(getpid(), SIGKILL);
    }
    int status;
    waitpid(child, &status, 0);
    char name[64];
    snprintf(name, sizeof name, ".other.joinery-%ld.old", (long)child);
    put(name, "");
    snprintf(name, sizeof name, ".living.joinery-%ld", (long)getppid());
    put(name, "");
    put(".joinery-1", "");
    put(".x.joinery-", "");
    put(".x.joinery-12y", "");
    put("x.joinery-999999", "");
    assert_int_equal(entries(), 7);
    temporary_sweep(".", "other");
    assert_int_equal(entries(), 6);
    temporary_sweep(".", NULL);
    assert_int_equal(entries(), 5);
    holds(name, "");
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup(name, empty_folder)
    const struct CMUnitTest tests[] = {
        TEST(a_failed_rename_undoes_those_before),
        TEST(leftovers_of_the_dead_are_swept),
    };
    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
