# joinery for Nix, from the tree that this file is in: `nix build ./generator/packaging/nix`, `nix flake check
# ./generator/packaging/nix`. It installs the program, its man page, specs, templates and the CMake package.
{
  description = "From a dtype promotion lattice to verified tables and kernels in C";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      forEach = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
      joinery = pkgs: pkgs.stdenv.mkDerivation {
        pname = "joinery";
        version = "0.1.0";
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
          joinery --version | grep -qx "joinery 0.1.0"
          joinery check -q jax
          joinery generate jax -q --emit tables -o jax
          $CC -Ijax -fsyntax-only jax/jax_promotion.h
          touch $out
        '';
      });
    };
}
