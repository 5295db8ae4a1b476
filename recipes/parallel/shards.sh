#!/bin/sh
# shards.sh moonSign births.ndjson results 2026-01-31T12:00Z 8 [options of parallel, such as --sshloginfile hosts]
set -eu
tool=$1 input=$2 output=$3 now=$4 parts=$5
shift 5
seq "$parts" | parallel --retries 4 --halt soon,fail=1 "$@" \
  nirayana batch "$tool" --shard "{}/$parts" --threads 1 --max-failed 1% \
  --input "$input" --output "$output-{}" --now "$now"
# In the order of their numbers: a pattern would put 10 before 2.
seq "$parts" | while read -r part; do cat "$output-$part"; done > "$output"
