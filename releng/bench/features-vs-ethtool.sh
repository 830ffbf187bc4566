#!/bin/bash
# All features of a NIC through JNA against an ethtool -k process.
# features-vs-ethtool.sh [--nic NAME] [--pairs N] [--seed N]
. "$(dirname -- "${BASH_SOURCE[0]}")/bench.sh"
need ethtool taskset
run_bench FeaturesVsEthtool "$@"
