"""What tests in Python share: counting what is tried and what is wrong, and running commands."""

import os
import shutil
import subprocess
import sys


class Failures:
    """Counts what is tried and what is wrong, and tells the latter at once; the exit status of a test."""

    def __init__(self):
        self.count = 0
        self.checks = 0
        self.skipped = []

    def check(self, holds, what):
        self.checks += 1
        if not holds:
            self.count += 1
            print(f"FAILED: {what}", flush=True)
        return holds

    def skip(self, what):
        """Told, so that a machine where much cannot be tried is seen to be one."""
        self.skipped.append(what)
        print(f"not tried: {what}", flush=True)

    def finish(self):
        print(f"{self.checks} checks, {self.count} failed, {len(self.skipped)} parts not tried")
        sys.exit(self.count != 0 or self.checks == 0)


def run(command, **options):
    """(exit status, standard output and error together) of a command."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **options)
    return done.returncode, done.stdout


def fresh_folder(path):
    """Makes an empty folder, and returns its path."""
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path


def write(*path_and_text):
    """Writes the last argument, a text, to the path of the others, and returns that path."""
    *path, text = path_and_text
    name = os.path.join(*path)
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)
    return name


def read(*path):
    """The text of a file."""
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()
