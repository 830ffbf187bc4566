#!/bin/bash
# Tests of the start script: launcher-tests.sh REPORT.xml writes a JUnit report. Needs a build; starts real commands.

report=$(realpath -m -- "${1:?usage: launcher-tests.sh REPORT.xml}")
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME=$scratch/cache
product=$("$home/nicbench" --build) || { echo "no product"; exit 1; }
cases=() failures=0 skips=0

# --- A little JUnit --------------------------------------------------------------------------------------------------

# Bash 5.2 takes & in a replacement for the text found unless told not to.
shopt -u patsub_replacement 2> /dev/null
escaped() { local text=${1//&/&amp;}; text=${text//</&lt;}; text=${text//\"/&quot;}; printf %s "${text//$'\n'/&#10;}"; }

# Runs function $1; it passes when the function returns 0, is skipped when it returns 77, and says why on standard output.
check() {
  local name=$1 began=$EPOCHREALTIME said status seconds
  said=$("$name" 2>&1)
  status=$?
  seconds=$(awk "BEGIN { printf \"%.3f\", $EPOCHREALTIME - $began }")
  said=$(escaped "$(printf %s "$said" | tail -n 8)")
  case $status in
    0) cases+=("<testcase classname=\"launcher\" name=\"$name\" time=\"$seconds\"/>") ;;
    77) skips=$((skips + 1)); cases+=("<testcase classname=\"launcher\" name=\"$name\" time=\"$seconds\">"$'\n'"<skipped message=\"$said\"/>"$'\n'"</testcase>") ;;
    *) failures=$((failures + 1)); cases+=("<testcase classname=\"launcher\" name=\"$name\" time=\"$seconds\">"$'\n'"<failure message=\"$said\"/>"$'\n'"</testcase>") ;;
  esac
  printf '%s: %s\n' "$name" "$status"
}

skip() { echo "$1"; exit 77; }

# Runs a command, keeps its output in $out and $err, and fails unless it ends with code $1.
expect() {
  local code=$1 status
  shift
  "$@" > "$scratch/out" 2> "$scratch/err" < /dev/null
  status=$?
  out=$(< "$scratch/out") err=$(< "$scratch/err")
  [[ $status -eq $code ]] || { printf 'exit code %s instead of %s from: %s\n%s\n%s\n' "$status" "$code" "$*" "$out" "$err"; exit 1; }
}

holds() { [[ $1 == *"$2"* ]] || { printf 'not found: %s\nin: %s\n' "$2" "$1"; exit 1; }; }
one_line() { [[ -n $1 && $1 != *$'\n'* ]] || { printf 'not one line: %s\n' "$1"; exit 1; }; }
own_mounts() { unshare -m true 2> /dev/null && mounts=(unshare -m) || { unshare -Urm true 2> /dev/null && mounts=(unshare -Urm); } || skip "this machine gives no mount namespace"; }
features_of_lo() { holds "$out" '"nic"'; holds "$out" tx-checksum; }

# --- Tests -----------------------------------------------------------------------------------------------------------

spacesInThePath() {
  mkdir -p "$scratch/a b" && cp -r "$product" "$scratch/a b/nic bench"
  expect 0 "$scratch/a b/nic bench/nicbench" features lo --json
  features_of_lo
}

linkFromAnotherFolder() {
  mkdir -p "$scratch/links/x" && ln -s "$product/nicbench" "$scratch/links/nb" && ln -s ../nb "$scratch/links/x/nb2"
  cd "$scratch/links" || exit
  expect 0 x/nb2 features lo --json
  features_of_lo
}

foundThroughThePath() {
  mkdir -p "$scratch/bin" && ln -s "$home/nicbench" "$scratch/bin/nicbench"
  cd / || exit
  PATH=$scratch/bin:$PATH expect 0 nicbench features lo --json
  features_of_lo
}

readOnlyInstallFolder() {
  own_mounts
  cp -r "$product" "$scratch/installed" && rm -rf "$scratch/installed/cds"
  expect 0 "${mounts[@]}" bash -c 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && "$1/nicbench" features lo --json && ! touch "$1/x" 2>/dev/null' - "$scratch/installed"
  features_of_lo
  compgen -G "$XDG_CACHE_HOME/nicbench/*/*.jsa" > /dev/null || { echo "no class data archive in the user's cache"; exit 1; }
}

readOnlyCheckoutThatWasBuilt() {
  own_mounts
  expect 0 "${mounts[@]}" bash -c 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && "$1/nicbench" features lo --json' - "$home"
  features_of_lo
}

homeThatCannotBeWritten() {
  HOME=/proc XDG_CACHE_HOME='' expect 0 "$home/nicbench" features lo --json
  features_of_lo
}

twoFirstStartsAtOnce() {
  local copy="$scratch/fresh clone" first second
  mkdir -p "$copy" && (cd "$home" && find . \( -name target -o -name .build -o -name .git \) -prune -o -type f -print0 | tar cf - --null -T -) | tar xf - -C "$copy"
  mkdir -p "$copy/.build" && cp -r "$home/.build/maven" "$copy/.build/" 2> /dev/null
  "$copy/nicbench" features lo --json > "$scratch/first" 2> "$scratch/first.err" < /dev/null & first=$!
  "$copy/nicbench" features lo --json > "$scratch/second" 2> "$scratch/second.err" < /dev/null & second=$!
  wait $first || { cat "$scratch/first.err"; exit 1; }
  wait $second || { cat "$scratch/second.err"; exit 1; }
  out=$(< "$scratch/first") && features_of_lo
  cmp "$scratch/first" "$scratch/second" || exit
  [[ $(cat "$scratch/first.err" "$scratch/second.err" | grep -c 'built in') -eq 1 ]] || { cat "$scratch"/*.err; exit 1; }
  holds "$(cat "$scratch/first.err" "$scratch/second.err")" "another start is building"
}

secondStartDoesNotTouchMaven() {
  type -P strace > /dev/null || skip "no strace"
  strace -f -qq -e trace=execve,openat -o "$scratch/calls" true 2> /dev/null || skip "strace is not allowed here"
  expect 0 strace -f -qq -e trace=execve,openat -o "$scratch/calls" "$home/nicbench" features lo --json
  features_of_lo
  if grep -E 'bin/mvn|apache-maven|\.m2/' "$scratch/calls"; then exit 1; fi
}

noNewJdk() {
  own_mounts
  mkdir -p "$scratch/jvm/old/bin" && cp /bin/true "$scratch/jvm/old/bin/java" && cp /bin/true "$scratch/jvm/old/bin/javac" && echo 'JAVA_VERSION="17.0.15"' > "$scratch/jvm/old/release"
  [[ -d /usr/lib/jvm ]] || skip "no /usr/lib/jvm to hide"
  JAVA_HOME=$scratch/jvm/old PATH=/usr/bin:/bin expect 69 "${mounts[@]}" bash -c 'mount --bind "$1" /usr/lib/jvm && "$2/nicbench" features lo' - "$scratch/jvm" "$home"
  one_line "$err"
  holds "$err" "JDK 21 or newer (found only 17.0.15"
}

oldJavaHomeIsPassedOver() {
  mkdir -p "$scratch/old/bin" && cp /bin/false "$scratch/old/bin/java" && cp /bin/false "$scratch/old/bin/javac" && echo 'JAVA_VERSION="17.0.15"' > "$scratch/old/release"
  JAVA_HOME=$scratch/old expect 0 "$home/nicbench" features lo --json
  features_of_lo
}

noDisplay() {
  expect 69 env -u DISPLAY -u WAYLAND_DISPLAY "$home/nicbench"
  one_line "$err"
  holds "$err" DISPLAY
}

colonInThePath() {
  mkdir -p "$scratch/a:b" && cp "$product/nicbench" "$scratch/a:b/"
  expect 69 "$scratch/a:b/nicbench" --version
  one_line "$err"
}

emptyPath() {
  mkdir -p "$scratch/nothing"
  PATH=$scratch/nothing expect 0 "$home/nicbench" features lo --json
  features_of_lo
}

signalReachesTheCommand() {
  local pid status tries
  unshare -Urn true 2> /dev/null || ((EUID == 0)) || skip "this machine gives no user namespace"
  # A child of a script ignores SIGINT, so the test sends SIGTERM, which is treated alike.
  "$home/nicbench" demo --out "$scratch/cancelled" > "$scratch/said" 2>&1 < /dev/null & pid=$!
  for ((tries = 0; tries < 300; tries++)); do
    compgen -G "$scratch/cancelled/*.run" > /dev/null || compgen -G "$scratch/cancelled/*/*.run" > /dev/null && break
    kill -0 $pid 2> /dev/null || break
    read -r -t 0.1 <> <(:)
  done
  [[ $(< /proc/$pid/comm) == java ]] || { echo "process is $(cat /proc/$pid/comm)"; cat "$scratch/said"; exit 1; }
  kill -TERM $pid
  wait $pid
  status=$?
  [[ $status -eq 130 ]] || { echo "exit code $status"; cat "$scratch/said"; exit 1; }
}

for name in $(compgen -A function | grep -vE '^(escaped|check|skip|expect|holds|one_line|own_mounts|features_of_lo)$'); do
  [[ -n ${2:-} && $name != "${2:-}" ]] || check "$name"
done

{
  printf '<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="launcher" tests="%d" failures="%d" errors="0" skipped="%d">\n' "${#cases[@]}" "$failures" "$skips"
  printf '%s\n' "${cases[@]}"
  printf '</testsuite>\n'
} > "$report"
((failures == 0))
