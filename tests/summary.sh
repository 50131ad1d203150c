#!/bin/sh
# usage: summary.sh FOLDER: what the runs of ctest whose JUnit files are in FOLDER came to: every test that failed, every one
# that was skipped and every part that was not tried, with the reason, and at last the counts. Fails where a test failed.
set -eu
awk '
    function text(line) {
        gsub(/&quot;/, "\"", line); gsub(/&apos;/, "\047", line); gsub(/&lt;/, "<", line); gsub(/&gt;/, ">", line)
        gsub(/&amp;/, "\\&", line)
        return line
    }
    FNR == 1 { run = FILENAME; sub(/.*\//, "", run); sub(/\.xml$/, "", run) }
    /<testcase / {
        name = $0; sub(/.* name="/, "", name); sub(/".*/, "", name); name = run ": " text(name)
        status = $0; sub(/.* status="/, "", status); sub(/".*/, "", status)
        reason = ""
    }
    /skipped: |not tried: / {
        line = text($0); sub(/<\/?system-out>/, "", line); sub(/^.*(skipped: |not tried: )/, "", line)
        if (/skipped: /) reason = line
        else untried = untried "not tried: " name ": " line "\n"
    }
    /<\/testcase>/ {
        if (status == "run") passed++
        else if (status == "fail") { failed++; failures = failures "failed: " name "\n" }
        else { skipped++; skips = skips "skipped: " name ": " (reason == "" ? "without a reason" : reason) "\n" }
    }
    END {
        printf "%s%s%s", untried, skips, failures
        printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped
        exit failed > 0 || passed == 0
    }' "$1"/*.xml
