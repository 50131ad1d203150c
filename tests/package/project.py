"""Writes, configures, builds and inspects a project that uses joinery, in its own folder."""

import os
import subprocess
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from checks import Failures, fresh_folder  # noqa: E402, F401, tests of projects take them from here

# Two specs, and a function that calls the kernels of both: of the one under the name `first`, and of the other.
SOME = """return { name = "some", dtypes = { "u8", "i32", "f32" }, promotes = { u8 = { "i32" }, i32 = { "f32" } } }
"""
SECOND = """return { name = "second", dtypes = { "u8", "f64" }, promotes = { u8 = { "f64" } }, ops = { "multiply" } }
"""
WRAPPED = """#include "first_kernels.h"
#include "second_kernels.h"
__attribute__((visibility("default"))) int wrapped(void);
int wrapped(void) {
    const float x = 1.5f;
    const double y = 0.25;
    const uint8_t z = 6;
    float sum = 0;
    double product = 0;
    const bool done = first_add(1, FIRST_F32, &x, 0, FIRST_U8, &z, 0, &sum, 0) == FIRST_OK &&
                      second_multiply(1, SECOND_U8, &z, 0, SECOND_F64, &y, 0, &product, 0) == SECOND_OK;
    return done && (int)(sum * 2) == 15 && (int)(product * 2) == 3;
}
"""


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
