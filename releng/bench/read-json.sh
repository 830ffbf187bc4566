#!/bin/bash
# A long iperf3 JSON document read warm, in process, against Python's json.load and Jackson's bare tokens.
# read-json.sh [--megabytes N] [--rounds N] [--warm-ups N] [--seed N] [--python PROGRAM]
. "$(dirname -- "${BASH_SOURCE[0]}")/bench.sh"
need taskset
run_bench ReadJson "$@"
