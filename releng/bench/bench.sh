# Sourced by the benchmarks: the built product's class path, the classes of the benchmarks, pinning.

bench=$(cd -P -- "${BASH_SOURCE[0]%/*}" && pwd)
. "$bench/../../nicbench"

# The first two processors this shell may use, unless BENCH_CPUS says otherwise.
choose_processors() {
  local list part first last out=()
  list=$(taskset -cp $$) || exit
  list=${list##*: }
  for part in ${list//,/ }; do
    first=${part%-*} last=${part#*-}
    for ((; first <= last && ${#out[@]} < 2; first++)); do out+=("$first"); done
  done
  export BENCH_CPUS=${BENCH_CPUS:-$(IFS=,; echo "${out[*]}")}
}

need() {
  local tool
  for tool; do type -P "$tool" > /dev/null || die "this benchmark needs $tool"; done
}

# run_bench CLASS [OPTION VALUE]...
run_bench() {
  local classes=$bench/target/classes
  find_jdk
  find_product
  java_options
  mkdir -p "$classes"
  "$jdk/bin/javac" --release 21 -implicit:none -cp "$product/nicbench.jar" -d "$classes" "$bench"/src/org/nicbench/bench/*.java || exit
  choose_processors
  taskset -c "$BENCH_CPUS" "$jdk/bin/java" "${vm[@]}" --enable-native-access=ALL-UNNAMED -cp "$classes:$product/nicbench.jar" "org.nicbench.bench.$@"
}
