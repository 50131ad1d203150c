#!/bin/sh
# Runs the command lines of a .golden file and compares their output with the file.
# Usage: golden.sh FILE BINARY_DIR
#
# In such a file, "$ " begins a command line (sh, in tests/cli/specs, with joinery as a command), "  " a line of its
# standard output, "! " one of its standard error, and [N] is its exit status if that is not 0. "#" begins a comment.
# JOINERY_UPDATE=1 updates the file; review the difference before you commit it.
# JOINERY_WITHOUT=TEXT skips command lines with this text, on systems that lack what it names.
golden=$1
binaries=$(cd "$2" && pwd) || exit 2 # the command lines run in another folder
specs=$(dirname "$0")/specs
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
export TMP="$work" LC_ALL=C
unset NO_COLOR TERM

PATH=$binaries:$PATH
cp -R "$specs" "$work/specs" || exit 2 # commands may write beside the specs

# A blank line counts in front of a comment; any other one is part of an output.
blank=''
left_out=''
while IFS= read -r line || [ -n "$line" ]; do
    case $line in
        '') ;;
        '#'*) printf '%s%s\n' "$blank" "$line" ;;
        '$ '*"${JOINERY_WITHOUT-no line has this text}"*)
            left_out=1
            printf '%s\n' "$line"
            ;;
        '$ '*)
            left_out=
            printf '%s\n' "$line"
            (cd "$work/specs" && eval "${line#??}") >"$work/out" 2>"$work/err" </dev/null
            status=$?
            sed 's/^/  /; s/ *$//' "$work/out"
            sed "s|$work|TMP|g; s/^/! /; s/ *\$//" "$work/err"
            [ $status -eq 0 ] || printf '[%s]\n' "$status"
            ;;
        *) [ -z "$left_out" ] || printf '%s\n' "$line" ;;
    esac
    [ -z "$line" ] && blank='
' || blank=
done <"$golden" >"$work/answered"

cmp -s "$golden" "$work/answered" && exit 0
if [ -n "$JOINERY_UPDATE" ]; then
    cp "$work/answered" "$golden"
    echo "$golden: updated"
    exit 0
fi
diff -u "$golden" "$work/answered"
echo "If this is right: JOINERY_UPDATE=1 sh $0 $golden $binaries"
exit 1
