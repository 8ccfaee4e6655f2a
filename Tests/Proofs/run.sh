#!/usr/bin/env bash
# Watches the hazards at run time: each proof shows its consequence, and in the advised form its absence.
#
# Usage: Tests/Proofs/run.sh [RULE…]
#
# The bad form must end with a trap or print 'shown: …', the good one must print 'absent: …'. Each run is stopped after
# 20 seconds. Exit status: 0 all proofs hold, 1 one does not, 2 they do not compile.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
out=.build/proofs
mkdir -p "$out"
swiftc -Onone -swift-version 6 -suppress-warnings -module-name Proofs -o "$out/proofs" Tests/Proofs/*.swift || exit 2

status=0
# What a form came to: the line it printed, or the signal that ended it.
outcome() {
  local printed code
  printed=$(SWIFT_BACKTRACE=enable=no timeout -k 1 20 "$out/proofs" "$1" "$2" 2> /dev/null)
  code=$?
  if ((code > 128)); then echo "shown: the process ends with signal $((code - 128))"; else echo "${printed:-nothing}"; fi
}

for rule in ${*:-$("$out/proofs")}; do
  bad=$(outcome "$rule" bad)
  good=$(outcome "$rule" good)
  verdict=holds
  [[ $bad == shown:* && $good == absent:* ]] || { verdict=FAILS status=1; }
  printf '%-36s %-6s bad %s · good %s\n' "$rule" "$verdict" "$bad" "$good"
done
exit $status
