#!/bin/bash
# iperf3 run by NicBench against a bare iperf3, and iperf3 against itself (root).
# iperf3-through-nicbench.sh [--pairs N] [--seconds S] [--streams N] [--seed N] [--congestion NAME]
. "$(dirname -- "${BASH_SOURCE[0]}")/bench.sh"
need iperf3 taskset
run_bench Iperf3ThroughNicbench "$@"
