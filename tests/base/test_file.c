/* Whole files: what is read, and what is left where a replacement works, fails or is cut short. */
#include "base/file.h"
#include "base/memory.h"
#include "base/temporary.h"

#include <dirent.h>
#include <errno.h>
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

static char folder[] = "/tmp/joinery-file-XXXXXX";

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
    assert_true(file_replace(name, content, strlen(content)));
}

static void holds(const char *name, const char *content) {
    text found = {0};
    if (!file_read(name, FILE_NO_LIMIT, &found, NULL)) fail_msg("%s: %s", name, strerror(errno));
    assert_string_equal(text_string(&found), content);
    text_free(&found);
}

static size_t entries(void) {
    size_t count = 0;
    DIR *listing = opendir(".");
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    closedir(listing);
    return count;
}

static void reads_all_or_nothing(void **state) {
    (void)state;
    enum { LENGTH = 40000 };
    char *large = calloc(1, LENGTH);
    assert_true(file_replace("large", large, LENGTH));
    text out = {0};
    disk_facts about;
    text_add(&out, "before");
    assert_true(file_read("large", LENGTH, &out, &about));
    assert_int_equal(out.length, 6 + LENGTH);
    assert_int_equal(about.length, LENGTH);
    errno = 0;
    assert_false(file_read("large", LENGTH - 1, &out, NULL));
    assert_int_equal(errno, EFBIG);
    assert_int_equal(out.length, 6 + LENGTH);
    assert_false(file_read("missing", FILE_NO_LIMIT, &out, NULL));
    assert_int_equal(errno, ENOENT);
    assert_false(file_read(".", FILE_NO_LIMIT, &out, NULL));
    assert_int_equal(errno, EISDIR);
    assert_int_equal(out.length, 6 + LENGTH);
    text_free(&out);
    free(large);
}

static void a_pipe_is_no_regular_file(void **state) {
    (void)state;
    text out = {0};
    assert_int_equal(mkfifo("pipe", 0666), 0);
    assert_false(file_read_regular("pipe", &out)); /* at once, though nobody writes to it */
    put("file", "x");
    assert_true(file_read_regular("file", &out));
    assert_string_equal(text_string(&out), "x");
    text_free(&out);
}

static void compares_with_bytes(void **state) {
    (void)state;
    put("file", "content");
    assert_true(file_holds("file", "content", 7));
    assert_false(file_holds("file", "content", 6));
    assert_false(file_holds("file", "contents", 8));
    assert_false(file_holds("file", "Content", 7));
    assert_false(file_holds("missing", "", 0));
}

static void names_the_directory(void **state) {
    (void)state;
    static const char *const cases[][2] = {{"x", "."}, {"a/x", "a"}, {"/x", "/"}, {"/a/b/x", "/a/b"}, {"a/b/", "a/b"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *directory = file_directory(cases[i][0]);
        assert_string_equal(directory, cases[i][1]);
        mem_free(directory);
    }
}

/* Runs body() in a child; its wait status. */
static int in_child(void (*body)(void)) {
    const pid_t child = fork();
    if (child == 0) {
        body();
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return status;
}

static void go_on(void) {
    int file;
    signal(SIGHUP, SIG_IGN); /* as nohup does */
    temporary *one = temporary_create("one", &file);
    raise(SIGHUP);
    _exit(temporary_rename(one, "one") ? 7 : 1);
}

static void an_ignored_signal_stays_ignored(void **state) {
    (void)state;
    const int status = in_child(go_on);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 7);
    assert_int_equal(entries(), 1);
}

static volatile sig_atomic_t handled;

static void handle(int number) {
    handled = number;
}

static void keep_handlers(void) {
    int file;
    signal(SIGTERM, handle);
    temporary *one = temporary_create("one", &file), *two = temporary_create("two", &file);
    temporary_remove(one);
    temporary_remove(two);
    raise(SIGTERM);
    _exit(handled == SIGTERM ? 7 : 1);
}

static void handlers_come_back(void **state) {
    (void)state;
    const int status = in_child(keep_handlers);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 7);
    assert_int_equal(entries(), 0);
}

static void run_out_of_memory(void) {
    int file;
    temporary_create("one", &file);
    temporary_create("two", &file);
    close(STDERR_FILENO);
    mem_exhausted();
}

static void a_lack_of_memory_leaves_nothing(void **state) {
    (void)state;
    put("one", "before");
    const int status = in_child(run_out_of_memory);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 2);
    holds("one", "before");
    assert_int_equal(entries(), 1);
}

static void be_killed(void) {
    int file;
    temporary_create("one", &file);
    temporary_create("two", &file);
    kill(getpid(), SIGKILL);
}

static void the_next_replacement_removes_what_the_dead_left(void **state) {
    (void)state;
    in_child(be_killed);
    assert_int_equal(entries(), 2);
    put("one", "after"); /* and leaves that of another file alone */
    assert_int_equal(entries(), 2);
    put("two", "after");
    assert_int_equal(entries(), 2);
    holds("one", "after");
    holds("two", "after");
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup(name, empty_folder)
    const struct CMUnitTest tests[] = {
        TEST(reads_all_or_nothing),
        TEST(a_pipe_is_no_regular_file),
        TEST(compares_with_bytes),
        TEST(names_the_directory),
        TEST(an_ignored_signal_stays_ignored),
        TEST(handlers_come_back),
        TEST(a_lack_of_memory_leaves_nothing),
        TEST(the_next_replacement_removes_what_the_dead_left),
    };
    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
