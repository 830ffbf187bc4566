#!/bin/bash
# Wall time of a short command: median of some starts after the first.
# startup.sh [--starts N]
. "$(dirname -- "${BASH_SOURCE[0]}")/bench.sh"
starts=10
[[ ${1-} == --starts ]] && starts=$2
launcher=$bench/../../nicbench
"$launcher" features lo --json > /dev/null || die "nicbench features lo failed"
times=()
for ((i = 0; i < starts; i++)); do
  begin=${EPOCHREALTIME//[.,]/}
  "$launcher" features lo --json > /dev/null || die "nicbench features lo failed"
  end=${EPOCHREALTIME//[.,]/}
  times+=($(((end - begin) / 1000)))
done
sorted=($(printf '%s\n' "${times[@]}" | sort -n))
median=$(((sorted[(starts - 1) / 2] + sorted[starts / 2]) / 2))
echo "nicbench features lo --json: ${sorted[*]} ms"
if ((median <= 1000)); then verdict=pass; else verdict=FAIL; fi
echo "$verdict  median of $starts starts after the first: $median ms (target: at most 1000)"
[[ $verdict == pass ]]
