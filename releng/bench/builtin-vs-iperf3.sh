#!/bin/bash
# The built-in engine against a bare iperf3 on the same veth pair (root).
# builtin-vs-iperf3.sh [--pairs N] [--seconds S] [--seed N] [--congestion NAME] [--write BYTES] [--read BYTES]
. "$(dirname -- "${BASH_SOURCE[0]}")/bench.sh"
need iperf3 taskset
run_bench BuiltinVsIperf3 "$@"
