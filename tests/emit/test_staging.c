/* Changing several files as one: what is left when it works, when it fails, and when an earlier run was killed. */
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

static void changes_all_and_leaves_nothing_else(void **state) {
    (void)state;
    text error = {0};
    put("old", "before");
    put("same", "same");
    put("stale", "stale");
    assert_int_equal(replace("old", "after", &error), STAGING_CHANGED);
    assert_int_equal(replace("same", "same", &error), STAGING_UNCHANGED);
    assert_int_equal(replace("new", "", &error), STAGING_CHANGED);
    staging_remove("stale");
    holds("old", "before"); /* nothing is touched before the commit */
    holds("stale", "stale");
    assert_true(staging_commit(&error));
    staging_end();
    holds("old", "after");
    holds("same", "same");
    holds("new", "");
    assert_int_equal(entries(), 3);
    assert_int_equal(error.length, 0);
}

static void what_is_not_committed_is_gone(void **state) {
    (void)state;
    text error = {0};
    put("old", "before");
    assert_int_equal(replace("old", "after", &error), STAGING_CHANGED);
    assert_int_equal(entries(), 2);
    staging_end();
    holds("old", "before");
    assert_int_equal(entries(), 1);
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

static void a_directory_or_a_pipe_is_no_target(void **state) {
    (void)state;
    text error = {0};
    mkdir("folder", 0777);
    mkfifo("pipe", 0666);
    assert_int_equal(replace("folder", "x", &error), STAGING_FAILED);
    assert_string_equal(text_string(&error), "cannot write folder: it is a directory");
    text_free(&error);
    assert_int_equal(replace("pipe", "x", &error), STAGING_FAILED);
    assert_string_equal(text_string(&error), "cannot write pipe: it is not a regular file");
    text_free(&error);
    assert_int_equal(replace("nowhere/x", "x", &error), STAGING_FAILED);
    assert_string_equal(text_string(&error), "cannot write nowhere/x: No such file or directory");
    text_free(&error);
    staging_end();
    assert_int_equal(entries(), 2);
}

static void a_link_is_replaced_and_not_followed(void **state) {
    (void)state;
    text error = {0};
    put("elsewhere", "mine");
    assert_int_equal(symlink("elsewhere", "link"), 0);
    assert_int_equal(replace("link", "mine", &error), STAGING_CHANGED);
    assert_true(staging_commit(&error));
    staging_end();
    struct stat about;
    assert_int_equal(lstat("link", &about), 0);
    assert_true(S_ISREG(about.st_mode));
    holds("elsewhere", "mine");
}

/* A signal that ends the program ends it by that signal, and nothing is left behind. */
static void a_signal_leaves_nothing(void **state) {
    (void)state;
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    put("old", "before");
    for (size_t i = 0; i < 3; i++) {
        const pid_t child = fork();
        if (child == 0) {
            text error = {0};
            replace("old", "after", &error);
            replace("new", "new", &error);
            raise(numbers[i]);
            _exit(0);
        }
        int status;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFSIGNALED(status));
        assert_int_equal(WTERMSIG(status), numbers[i]);
        holds("old", "before");
        assert_int_equal(entries(), 1);
    }
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
        TEST(changes_all_and_leaves_nothing_else), TEST(what_is_not_committed_is_gone),
        TEST(a_failed_rename_undoes_those_before), TEST(a_directory_or_a_pipe_is_no_target),
        TEST(a_link_is_replaced_and_not_followed), TEST(a_signal_leaves_nothing),
        TEST(leftovers_of_the_dead_are_swept),
    };
    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
