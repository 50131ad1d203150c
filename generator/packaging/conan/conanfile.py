"""joinery for Conan 2, from the tree that this file is in: `conan create generator/packaging/conan --build=missing`.

It installs the program, its man page, specs, templates and the CMake package, as an application: a project that generates
with it has it among its tool_requires, and find_package(joinery) finds it.
"""

import os
import re

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load


class Joinery(ConanFile):
    name = "joinery"
    description = "Generator of dtype promotion tables and kernels in C"
    license = "MIT"
    topics = ("code-generation", "simd", "dtypes")
    package_type = "application"
    settings = "os", "arch", "compiler", "build_type"

    def set_version(self):
        cmake = load(self, os.path.join(self.recipe_folder, "..", "..", "..", "CMakeLists.txt"))
        self.version = re.search(r"project\(joinery VERSION ([\d.]+)", cmake)[1]

    def export_sources(self):
        root = os.path.join(self.recipe_folder, "..", "..", "..")
        for pattern in ("CMakeLists.txt", "LICENSE", "README.md", "generator/*", "specs/*", "templates/*"):
            copy(self, pattern, root, self.export_sources_folder)

    def requirements(self):
        self.requires("lua/[>=5.4 <5.5]")

    def configure(self):
        self.settings.rm_safe("compiler.cppstd")
        self.settings.rm_safe("compiler.libcxx")

    def package_id(self):
        del self.info.settings.compiler

    def layout(self):
        cmake_layout(self)

    def generate(self):
        lua = self.dependencies["lua"].cpp_info
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["BUILD_TESTING"] = False
        toolchain.cache_variables["JOINERY_LUA_INCLUDE_DIR"] = lua.includedirs[0]
        toolchain.cache_variables["CMAKE_LIBRARY_PATH"] = lua.libdirs[0]
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        self.cpp_info.includedirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.builddirs = [os.path.join("share", "cmake", "joinery")]
