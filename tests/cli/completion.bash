# Sources the completion script and completes. Usage: bash completion.bash JOINERY.bash BINARY_DIR
PATH=$2:$PATH
# shellcheck source=/dev/null # made by the build
source "$1" || exit 1
failed=0
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" && mkdir folder && touch my.lua 'two words.lua' table.csv other.txt

# completes WANTED... -- WORD...: the last word is the one before the cursor. WANTED must all be offered; !WORD must not.
completes() {
    local wanted=() unwanted=() word
    while [[ $1 != -- ]]; do
        if [[ $1 == !* ]]; then unwanted+=("${1#!}"); else wanted+=("$1"); fi
        shift
    done
    shift
    COMP_WORDS=(joinery "$@") COMP_CWORD=$#
    _joinery_bash
    for word in "${wanted[@]}"; do
        printf '%s\n' "${COMPREPLY[@]}" | grep -qxF -e "$word" || { echo "joinery $*: $word is not offered"; failed=1; }
    done
    for word in "${unwanted[@]}"; do
        printf '%s\n' "${COMPREPLY[@]}" | grep -qxF -e "$word" && { echo "joinery $*: $word is offered"; failed=1; }
    done
}

completes generate check table diff explain graph explore import list help -- ''
completes check conform '!chart' '!list' -- c
completes jax numpy my.lua 'two words.lua' table.csv folder '!other.txt' -- check ''
completes jax jax_2020 '!numpy' -- diff numpy jax
completes jax jax_2020 '!numpy' -- check numpy --baseline jax
completes jax jax_2020 '!numpy' '!README.md' '!README' -- explore numpy --against jax
completes html json '!text' -- explore jax --format ''
completes --against --format '!--costs' -- explore jax --
completes table.csv '!my.lua' '!jax' -- import ''
completes u8 u16 '!i8' -- explain jax u
completes 'i\*' '!i*' -- explain jax i8 u16 'i'
completes --deny '!--emit' -- check --
completes --depfile '!--format' -- generate jax --
completes --name -- --format json import --
completes text json md html '!csv' '!dot' -- check jax --format ''
completes svg dot '!mermaid' -- graph --format = ''
completes svg '!dot' -- graph jax --format = s
completes json '!csv' -- check --format =
completes rounds wider -- check --deny ''
completes rounds,wider rounds,drops -- check --deny rounds,
completes add comparison array_api '!addd' -- generate --ops ''
completes less,divide less,division '!less,add' -- generate --ops less,d
completes pairwise staged -- generate --kernels ''
completes pytest vitest c gtest '!tables' -- conform jax --emit ''
completes folder '!my.lua' -- generate jax -o ''
completes folder my.lua other.txt -- table jax -o ''
completes check explain -- help ''
completes '!jax' -- place jax u4 --limit ''
completes f8_e4m3fn f8_e5m2 '!f16' -- place jax f8
completes f8_e4m3fn '!f16' -- edit jax --add-edge u64,i64 --add-dtype f8
completes --choose --name --force -- place jax u4 --
exit $failed
