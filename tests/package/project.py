"""A project that uses joinery, in a folder of its own: written, configured, built and looked at."""

import os
import shutil
import subprocess
import sys


class Failures:
    def __init__(self):
        self.count = 0

    def check(self, ok, text):
        if not ok:
            self.count += 1
            print("FAILED:", text, flush=True)
        return ok

    def finish(self):
        print(f"{self.count} failures")
        sys.exit(1 if self.count else 0)


def fresh_folder(path):
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path


CMAKE = os.environ.get("JOINERY_TEST_CMAKE", "cmake")  # another one's whole path, to test with it


class Project:
    """`prefix`: where joinery is installed, or None. Names of files are relative to the project's folder."""

    jobs = "2"

    def __init__(self, folder, prefix, generator="Ninja"):
        self.folder, self.binary = fresh_folder(folder), os.path.join(folder, "build")
        self.options = ["-G", generator] + ([f"-DCMAKE_PREFIX_PATH={prefix}"] if prefix else [])

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def run(self, *command, environment=None):
        """The status, and all that was printed."""
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace", env=dict(os.environ, **(environment or {})))
        return done.returncode, done.stdout

    def configure(self, *options, environment=None):
        return self.run(CMAKE, "-S", self.folder, "-B", self.binary, *self.options, *options, environment=environment)

    def build(self, *options):
        return self.run(CMAKE, "--build", self.binary, "--parallel", self.jobs, *options)

    def program(self, name, *arguments, environment=None):
        return self.run(os.path.join(self.binary, name), *arguments, environment=environment)

    def times(self, *endings):
        """When each file of the build with such an ending was written."""
        found = {}
        for folder, _, names in os.walk(self.binary):
            for name in names:
                if name.endswith(endings) and "CompilerId" not in folder:
                    path = os.path.join(folder, name)
                    found[os.path.relpath(path, self.binary)] = os.stat(path).st_mtime_ns
        return found
