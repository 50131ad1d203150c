# joinery for Homebrew, from a git checkout that has this file in generator/packaging/homebrew: as a formula has to be in a
# tap, README.md beside this folder says how to make one of it. It installs the program, its man page and completion, specs,
# templates and the CMake package.
class Joinery < Formula
  desc "Generator of dtype promotion tables and kernels in C"
  license "MIT"
  # The checkout: where a tap has the formula as a link, what the link leads to is in it.
  head "file://#{Pathname(__FILE__).realpath.dirname.parent.parent.parent}", using: :git, branch: "main"

  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "lua@5.4"

  def install
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DBUILD_TESTING=OFF", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    assert_match(/\Ajoinery \d+\.\d+\.\d+$/, shell_output("#{bin}/joinery --version"))
    system bin/"joinery", "check", "-q", "jax"
    system bin/"joinery", "generate", "jax", "-q", "--emit", "tables", "-o", testpath/"jax"
    system ENV.cc, "-fsyntax-only", "-I#{testpath}/jax", testpath/"jax/jax_promotion.h"
  end
end
