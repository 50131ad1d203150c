#!/bin/sh
# usage: faults.sh NAME PROGRAM: a program finds nothing in the stand-in, and each of the faults that are listed for it. It must
# fail there by a check (1) or by touching a guard page (a signal); no other status says that anything was tested.
set -u
name=$1 program=$2
options=--first
case $name in
presence) well='' faults='missing_promotion inexact_by_operand materialized_result missing_kernel nothing_is_fine' ;;
convert) well='--random 20000' faults='correct_rounding bool_byte nan_wraps saturated_low double_rounding' ;;
binary)
    well='--random 500' faults='compare_in_join zero_sign nan_ignored flushed unordered not_swapped'
    options='--first --random 300'
    ;;
unary) well='--random 8192' faults='zero_is_negative half_away unary_tail other_unary_op' ;;
ternary) well='--random 500' faults='bounds_exchanged condition_is_bit ternary_tail' ;;
checked) well='--random 2000' faults='rounded_end bits_past first_in_block counts_once kept_where_failed words_kept' ;;
steps) well='--op add' faults=step_ignored ;;
driver)
    well='' faults='tail other_op scalar_left negative_stride writes_past writes_before writes_between reads_past reads_before
        stride_of_one third_scalar'
    ;;
stream) well='' faults=streams_before ;;
isa) well='' options='' faults='isa_ignored isa_chosen_again' ;;
fuzzed)
    well='' faults='huge_overlaps writes_anyway null_is_fine overlap_missed overlap_by_range overlap_one_way third_overlap
        words_overlap counts_anyway into_anything into_anyway into_by_way into_last_block rows_by_columns rows_repeated
        rows_with_gaps rows_by_range rows_over_rows rows_overlap_missed rows_of_null rows_refused_but_written'
    ;;
first_use) well='' faults='' ;;
*) echo "$name: no such program" >&2 && exit 2 ;;
esac

# shellcheck disable=SC2086 # lists of words
"$program" $well || exit 1
failed=0
for fault in $faults; do
    # shellcheck disable=SC2086 # a list of words
    STANDIN_FAULT=$fault "$program" $options >/dev/null 2>&1
    status=$?
    case $status in
    1 | 135 | 138 | 139) ;;
    *) echo "$fault was not found: status $status" >&2 && failed=1 ;;
    esac
done
exit $failed
