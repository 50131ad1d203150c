# joinery for Nix, from the tree that this file is in: `nix build ./generator/packaging/nix`, `nix flake check
# ./generator/packaging/nix`. It installs the program, its man page, specs, templates and the CMake package.
{
  description = "From a dtype promotion lattice to verified tables and kernels in C";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      forEach = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
      version = builtins.elemAt (builtins.match ".*project\\(joinery VERSION ([0-9.]+).*" (builtins.readFile ../../../CMakeLists.txt)) 0;
      joinery = pkgs: pkgs.stdenv.mkDerivation {
        pname = "joinery";
        inherit version;
        src = ../../..;
        nativeBuildInputs = [ pkgs.cmake pkgs.ninja ];
        buildInputs = [ pkgs.lua5_4 ];
        cmakeFlags = [ "-DBUILD_TESTING=OFF" ];
        meta = {
          description = "Generator of dtype promotion tables and kernels in C";
          license = pkgs.lib.licenses.mit;
          mainProgram = "joinery";
          platforms = pkgs.lib.platforms.unix;
        };
      };
    in
    {
      packages = forEach (pkgs: { default = joinery pkgs; });

      # It says its version, verifies a spec, and what it writes compiles.
      checks = forEach (pkgs: {
        default = pkgs.runCommandCC "joinery-check" { nativeBuildInputs = [ (joinery pkgs) ]; } ''
          joinery --version | grep -qx "joinery ${version}"
          joinery check -q jax
          joinery generate jax -q --emit tables -o jax
          $CC -Ijax -fsyntax-only jax/jax_promotion.h
          touch $out
        '';
      });
    };
}
