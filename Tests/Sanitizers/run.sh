#!/usr/bin/env bash
# Runs the program under the thread or the address sanitizer, over the fixtures and over DIRECTORYs.
#
#   Tests/Sanitizers/run.sh thread|address [DIRECTORY…]
#
# Release builds, in .build/thread and .build/address. Each directory is linted with all rules, decided, and its fixes are
# shown, by three workers. Exit status: 0 nothing was found, 1 a sanitizer found something, or a run crashed.
set -euo pipefail
cd "$(dirname "$0")/../.."
kind=${1:?thread or address}
shift

flags=(-c release "--sanitize=$kind" --scratch-path ".build/$kind" --product actorlint)
# The toolchain's gold linker does not know what the address sanitizer asks of it.
[ "$kind" != address ] || flags+=(-Xswiftc -use-ld=lld)
swift build "${flags[@]}"
actorlint=$(swift build "${flags[@]}" --show-bin-path)/actorlint
log=.build/$kind.log
export TSAN_OPTIONS=exitcode=66:halt_on_error=0 ASAN_OPTIONS=exitcode=66:detect_leaks=0 SWIFT_BACKTRACE=enable=no

status=0
for directory in Tests/Fixtures Tests/Cheatsheet Sources "$@"; do
  for command in "lint --all-rules --no-config --fail-on none --format full" "decide --all --why" \
    "lint --diff --unsafe-fixes --all-rules --no-config --fail-on none"; do
    result=0
    # shellcheck disable=SC2086
    "$actorlint" $command --jobs 3 "$directory" > /dev/null 2> "$log" || result=$?
    if [ "$result" -gt 2 ] || grep -q "Sanitizer" "$log"; then
      echo "$directory: '$command' ends with $result"
      grep -A 30 "Sanitizer" "$log" | head -60
      status=1
    fi
    echo "$directory: ${command%% *}: $(tail -1 "$log")"
  done
done
exit $status
