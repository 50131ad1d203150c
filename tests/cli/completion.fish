# Completes by the script for fish. Usage: fish completion.fish JOINERY.fish BINARY_DIR
set -gx PATH (path resolve $argv[2] 2>/dev/null; or realpath $argv[2]) $PATH
source $argv[1]; or exit 1
set -g failed 0
set -l work (mktemp -d); or exit 2
cd $work; and mkdir folder; and touch my.lua table.csv other.txt

# completes LINE WANTED...: all WANTED must be offered at the end of the line; !WORD must not.
function completes
    set -l offered (complete -C $argv[1] | string split -f 1 \t)
    for word in $argv[2..-1]
        set -l unwanted (string match -r '^!(.+)' -- $word)
        if set -q unwanted[2]
            contains -- $unwanted[2] $offered; and echo "$argv[1]: $unwanted[2] is offered"; and set -g failed 1
        else if not contains -- $word $offered
            echo "$argv[1]: $word is not offered"
            set -g failed 1
        end
    end
end

completes 'joinery ' generate check help
completes 'joinery check ' jax numpy my.lua table.csv '!check'
completes 'joinery check --' --deny --baseline '!--emit'
completes 'joinery check jax --format ' json github '!csv' '!dot'
completes 'joinery graph jax --format=s' --format=svg
completes 'joinery check --deny rounds,' rounds,drops
completes 'joinery check jax --baseline ' jax my.lua '!other.txt'
completes 'joinery generate --ops less,d' less,divide less,division '!less,add'
completes 'joinery generate jax -o ' folder/ '!my.lua'
completes 'joinery table jax -o ' my.lua other.txt
completes 'joinery conform jax --emit ' pytest gtest '!tables'
completes 'joinery explain jax u' u8 u16 '!i8'
completes 'joinery place jax f8' f8_e4m3fn '!f16'
completes 'joinery import ' table.csv '!jax'
completes 'joinery help ch' check
cd /; and rm -rf $work
exit $failed
