"""The package as a project uses it: a library is generated, built, and its program run."""

import os

from conan import ConanFile
from conan.tools.build import can_run
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout


class JoineryTest(ConanFile):
    settings = "os", "arch", "compiler", "build_type"

    def build_requirements(self):
        self.tool_requires(self.tested_reference_str)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["joinery_DIR"] = self.dependencies.build["joinery"].cpp_info.builddirs[0]
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def test(self):
        self.run("joinery check -q jax")
        if can_run(self):
            self.run(os.path.join(self.cpp.build.bindir, "pair"), env="conanrun")
