#!/bin/sh
# groff formats the man page without a warning, and the page has every section and option below. Usage: man_page.sh GROFF JOINERY.1
said=$("$1" -man -Tascii -ww "$2" 2>&1 >/dev/null)
[ -z "$said" ] || { echo "$said"; exit 1; }
plain=$("$1" -man -Tascii -P-cbou "$2")
for wanted in NAME SYNOPSIS 'EXIT STATUS' 'joinery generate SPEC -o DIR' '--max-instructions N' '-q, --quiet' NO_COLOR; do
    printf '%s\n' "$plain" | grep -qF -e "$wanted" || { echo "the page lacks $wanted"; exit 1; }
done
