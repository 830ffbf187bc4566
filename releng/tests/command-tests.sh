#!/bin/bash
# Tests of whole commands of the built product on real namespaces: cancel, kill, full disk, missing tool, no permission, demo.
# Usage: command-tests.sh REPORT.xml; writes a JUnit report. Needs root; without it all but the demo is reported as skipped.
set -m # jobs of this shell may be interrupted

report=$1
here=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd) || exit
nicbench=${NICBENCH_COMMAND:-$here/nicbench}
work=$(mktemp -d)
chmod 755 "$work"
export NICBENCH_JOURNAL=$work/journal
a=nbt-$$-a b=nbt-$$-b
cases=() bad=0 skips=0
cleanup() {
  ip netns delete $a 2> /dev/null
  ip netns delete $b 2> /dev/null
  umount "$work/small" 2> /dev/null
  rm -rf "$work"
}
trap cleanup EXIT

escape() { sed -e 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g' -e 's/[[:cntrl:]]/ /g' | tr '\n' ' '; }
fail() { echo "$*"; return 1; }

# Runs function $1 as a test.
check() {
  local words status began=$SECONDS
  words=$("$1" 2>&1)
  status=$?
  echo "$1: $status $words"
  if ((status == 77)); then
    skips=$((skips + 1))
    cases+=("<testcase classname=\"commands\" name=\"$1\" time=\"$((SECONDS - began))\"><skipped message=\"$(escape <<< "$words")\"/></testcase>")
  elif ((status)); then
    bad=$((bad + 1))
    cases+=("<testcase classname=\"commands\" name=\"$1\" time=\"$((SECONDS - began))\"><failure message=\"$(tail -c 600 <<< "$words" | escape)\"/></testcase>")
  else
    cases+=("<testcase classname=\"commands\" name=\"$1\" time=\"$((SECONDS - began))\"/>")
  fi
}

need_root() { ((EUID == 0)) || { echo "needs root to make namespaces"; exit 77; }; }

# What must be as before: every bit and the MTU of both ends.
snapshot() {
  ip netns exec $a ethtool -k p1
  ip netns exec $b ethtool -k p2
  ip -n $a -o link show p1 | grep -o 'mtu [0-9]*'
  ip -n $b -o link show p2 | grep -o 'mtu [0-9]*'
}

make_bench() {
  ip netns add $a && ip netns add $b && ip -n $a link add p1 mtu 1400 type veth peer name p2 netns $b || exit
  ip -n $b link set p2 mtu 1400
  ip -n $a addr add 192.168.77.1/24 dev p1 && ip -n $b addr add 192.168.77.2/24 dev p2
  ip -n $a link set lo up && ip -n $b link set lo up && ip -n $a link set p1 up && ip -n $b link set p2 up
  # Wanted differs from active: segmentation is wanted, scatter-gather that it needs is off.
  ip netns exec $a ethtool -K p1 sg off > /dev/null
}

new_plan() {
  "$nicbench" plan new --sender ns:$a:p1 --receiver ns:$b:p2 --profiles all-on,tso-gso-off --job "${1:-builtin}" --seconds "${2:-1}" \
    --repetitions 20 --out "$work/$3.plan" > /dev/null || exit
}

# Starts the plan $1, sends signal $2 when two trials are saved, sets status.
interrupt() {
  local run=$work/$1.run child tries=0
  # Whoever runs this in the background may have us ignore SIGINT, which a child would inherit.
  env --default-signal=INT "$nicbench" run "$work/$1.plan" --out "$run" > "$work/$1.out" 2>&1 &
  child=$!
  until [[ -e $run/trials/000002.xmi ]]; do
    sleep 0.1
    ((++tries < 400)) && kill -0 $child 2> /dev/null || { cat "$work/$1.out"; return 1; }
  done
  kill "-$2" $child
  wait $child
  status=$?
}

cancel_restores_and_keeps_what_was_measured() {
  local signal before status
  need_root
  before=$(snapshot)
  for signal in INT TERM; do
    new_plan builtin 1 cancel-$signal
    interrupt cancel-$signal $signal || return
    ((status == 130)) || { cat "$work/cancel-$signal.out"; fail "exit code $status after $signal"; return; }
    [[ $(snapshot) == "$before" ]] || { diff <(echo "$before") <(snapshot); fail "the NIC is not as before"; return; }
    [[ -e $work/cancel-$signal.run/trials/000002.xmi ]] || { fail "trials are lost"; return; }
    grep -q 'status="cancelled"' "$work/cancel-$signal.run/run.xmi" || { fail "the run is not recorded as cancelled"; return; }
    "$nicbench" check-project "$work/cancel-$signal.run" || return
  done
  [[ -z $(ls "$NICBENCH_JOURNAL"/*.xmi 2> /dev/null) ]] || fail "the journal is not empty"
}

kill_is_undone_by_the_next_command() {
  local before status
  need_root
  before=$(snapshot)
  new_plan builtin 1 kill
  interrupt kill KILL || return
  "$nicbench" restore > "$work/restore.out" 2>&1 || { cat "$work/restore.out"; return 1; }
  [[ $(snapshot) == "$before" ]] || { diff <(echo "$before") <(snapshot); fail "the NIC is not as before"; return; }
  "$nicbench" check-project "$work/kill.run" || return
  "$nicbench" restore | grep -q 'Nothing to restore' || fail "said twice, restore finds something"
}

full_disk_keeps_what_was_measured() {
  local before status
  need_root
  before=$(snapshot)
  new_plan builtin 0.2 full
  mkdir -p "$work/small" && mount -t tmpfs -o size=128k tmpfs "$work/small" || { echo "no tmpfs here"; exit 77; }
  "$nicbench" run "$work/full.plan" --out "$work/small/full.run" > "$work/full.out" 2> "$work/full.err"
  status=$?
  ((status == 1)) || { cat "$work/full.err"; fail "exit code $status"; return; }
  [[ $(grep -c 'no space left' "$work/full.err") == 1 ]] || { cat "$work/full.err"; fail "no clear line"; return; }
  [[ $(snapshot) == "$before" ]] || { fail "the NIC is not as before"; return; }
  [[ -e $work/small/full.run/trials/000001.xmi ]] || { fail "earlier trials are lost"; return; }
  "$nicbench" compare "$work/small/full.run" > /dev/null || fail "what was measured cannot be compared"
}

missing_tool_is_said_in_one_line() {
  local before status
  need_root
  before=$(snapshot)
  new_plan iperf3 1 missing
  mkdir -p "$work/bin"
  PATH=$work/bin "$nicbench" run "$work/missing.plan" --out "$work/missing.run" > "$work/missing.out" 2> "$work/missing.err"
  status=$?
  ((status == 4)) || { cat "$work/missing.err"; fail "exit code $status"; return; }
  grep -q 'iperf3.*apt-get install iperf3' "$work/missing.err" || { cat "$work/missing.err"; fail "no clear line"; return; }
  [[ $(snapshot) == "$before" ]] || fail "the NIC is not as before"
}

# A real client and a real server; the client is led to a port where nobody listens.
refused_connection_fails_the_trial_in_the_tools_words() {
  local before status tool
  need_root
  tool=$(type -P iperf3) || { echo "no iperf3 here"; exit 77; }
  before=$(snapshot)
  new_plan iperf3 1 refused
  mkdir -p "$work/led"
  cat > "$work/led/iperf3" << END
#!/bin/bash
for ((i = 1; i < \$#; i++)); do [[ \${!i} == -c ]] && client=yes; [[ \${!i} == -p ]] && port=\$((i + 1)); done
[[ -n \$client && -n \$port ]] && set -- "\${@:1:port-1}" 9 "\${@:port+1}"
exec "$tool" "\$@"
END
  chmod 755 "$work/led/iperf3"
  PATH=$work/led:$PATH "$nicbench" run "$work/refused.plan" --repetitions 1 --out "$work/refused.run" > "$work/refused.out" 2> "$work/refused.err"
  status=$?
  ((status == 4)) || { cat "$work/refused.err"; fail "exit code $status"; return; }
  [[ $(grep -c '^trial .*failed: .*Connection refused' "$work/refused.err") == 2 ]] || { cat "$work/refused.err"; fail "not one line a trial"; return; }
  grep -q 'reason=".*Connection refused' "$work/refused.run/trials/000001.xmi" || { fail "the trial does not say why"; return; }
  [[ $(snapshot) == "$before" ]] || { fail "the NIC is not as before"; return; }
  [[ -z $(ip netns pids $a; ip netns pids $b) ]] || fail "a tool was left"
}

# As root the journal is the machine's; a user sees it beside the own one.
list_shows_the_journals_of_root_and_user() {
  local before listed
  need_root
  before=$(snapshot)
  "$nicbench" profile new listed-$$ --set tso=off --out "$work/z.offload" > /dev/null || return
  env -u NICBENCH_JOURNAL "$nicbench" apply "$work/z.offload" --nic ns:$a:p1 > /dev/null || return
  find_common
  mkdir -p "$work/nobody/.local/state/nicbench/journal"
  cp /var/lib/nicbench/journal/*.kept.xmi "$work/nobody/.local/state/nicbench/journal/" && chown -R 65534:65534 "$work/nobody/.local"
  listed=$(as_nobody env -u NICBENCH_JOURNAL -u XDG_STATE_HOME "$common" restore --list)
  env -u NICBENCH_JOURNAL "$nicbench" restore --nic p1 > /dev/null || { fail "not restored"; return; }
  [[ $(grep -c "^p1 .*listed-$$ .*/var/lib/nicbench/journal/" <<< "$listed") == 1 && $(grep -c "^p1 .*listed-$$ .*$work/nobody/" <<< "$listed") == 1 ]] \
    || { echo "$listed"; fail "not both journals"; return; }
  [[ $(snapshot) == "$before" ]] || fail "the NIC is not as before"
}

no_permission_is_said_in_one_line() {
  local status common
  need_root
  "$nicbench" profile new x --set tso=off --out "$work/x.offload" > /dev/null || return
  find_common
  as_nobody "$common" apply "$work/x.offload" --nic lo > "$work/nobody.out" 2> "$work/nobody.err"
  status=$?
  ((status == 6)) && [[ $(wc -l < "$work/nobody.err") == 1 ]] || { cat "$work/nobody.err"; fail "exit code $status"; }
}

apply_confirm_and_restore_come_back() {
  local before status
  need_root
  before=$(snapshot)
  "$nicbench" profile new x --set tso=off,gro=on --mtu 1300 --out "$work/y.offload" > /dev/null || return
  "$nicbench" apply "$work/y.offload" --nic ns:$a:p1 --confirm 1 > "$work/apply.out" 2>&1
  status=$?
  ((status == 1)) && [[ $(snapshot) == "$before" ]] || { cat "$work/apply.out"; fail "an unconfirmed change stayed, exit code $status"; return; }
  "$nicbench" apply "$work/y.offload" --nic ns:$a:p1 --json > "$work/apply.json" || { cat "$work/apply.json"; return 1; }
  ip netns exec $a ethtool -k p1 | grep -q 'generic-receive-offload: on' || { fail "not applied"; return; }
  [[ $(ip -n $a -o link show p1) == *"mtu 1300"* ]] || { fail "MTU not applied"; return; }
  "$nicbench" nics > /dev/null || return
  ip netns exec $a ethtool -k p1 | grep -q 'generic-receive-offload: on' || { fail "a change kept on purpose was undone by the next command"; return; }
  "$nicbench" restore --nic p1 || return
  [[ $(snapshot) == "$before" ]] || { diff <(echo "$before") <(snapshot); fail "the NIC is not as before"; }
}

# Sets common to a start script that an ordinary user can reach: ours, or that of a copy of the product.
find_common() {
  common=$nicbench
  as_nobody test -r "$nicbench" && as_nobody test -r "$here/.build/current/product.id" && return
  [[ -d $work/product ]] || cp -r "$("$nicbench" --build)" "$work/product" || exit
  common=$work/product/nicbench
}

as_nobody() {
  (cd / && HOME=$work/nobody XDG_CACHE_HOME=$work/nobody/cache NICBENCH_JOURNAL=$work/nobody/journal \
    setpriv --reuid=65534 --regid=65534 --clear-groups "$@")
}

# Namespaces of the product, and NICs of this machine.
left_behind() { ip netns list 2> /dev/null | grep '^nicbench-'; ls /sys/class/net; }

# With NICBENCH_LONG ten demos, of which nine must find that tso, gso and gro off is worse; otherwise one.
demo_needs_no_tool_and_leaves_nothing() {
  local before status n=1 i worse=0 began
  [[ ${NICBENCH_LONG:-} == true ]] && n=10
  before=$(left_behind)
  mkdir -p "$work/bin"
  for ((i = 1; i <= n; i++)); do
    status=0 began=$SECONDS
    PATH=$work/bin "$nicbench" demo --quick --out "$work/demo dir $i" > "$work/demo.out" 2> "$work/demo.err" || status=$?
    echo "series: demo $i of $n took $((SECONDS - began)) s"
    ((status == 0)) || { cat "$work/demo.err"; fail "exit code $status"; return; }
    [[ $(left_behind) == "$before" ]] || { fail "namespaces or NICs were left"; return; }
    [[ -s "$work/demo dir $i/report.html" ]] || { fail "no report"; return; }
    grep -q 'tso, gso and gro off .*worse' "$work/demo.out" && worse=$((worse + 1))
    "$nicbench" check-project "$work/demo dir $i" > /dev/null || { fail "check-project finds fault"; return; }
  done
  echo "series: demo: tso, gso and gro off is worse in $worse of $n"
  ((worse * 10 >= n * 9)) || { cat "$work/demo.out"; fail "worse in $worse of $n only"; }
}

demo_works_as_an_ordinary_user() {
  local status common
  need_root
  as_nobody unshare -Urn true 2> /dev/null || { echo "no user namespaces for ordinary users here"; exit 77; }
  mkdir -p "$work/nobody" && chown 65534:65534 "$work/nobody"
  find_common
  as_nobody "$common" demo --quick --out "$work/nobody/demo" > "$work/nobody.out" 2> "$work/nobody.err"
  status=$?
  ((status == 0)) || { cat "$work/nobody.err"; fail "exit code $status"; return; }
  grep -q 'tso, gso and gro off .*worse' "$work/nobody.out" || { cat "$work/nobody.out"; fail "no verdict"; return; }
  [[ -s $work/nobody/demo/report.html ]]
}

if ((EUID == 0)); then make_bench; fi
mkdir -p "$work/nobody" && chown 65534:65534 "$work/nobody" 2> /dev/null
for name in cancel_restores_and_keeps_what_was_measured kill_is_undone_by_the_next_command full_disk_keeps_what_was_measured \
  missing_tool_is_said_in_one_line refused_connection_fails_the_trial_in_the_tools_words list_shows_the_journals_of_root_and_user no_permission_is_said_in_one_line apply_confirm_and_restore_come_back \
  demo_needs_no_tool_and_leaves_nothing demo_works_as_an_ordinary_user; do
  check "$name"
done
{
  echo '<?xml version="1.0" encoding="UTF-8"?>'
  echo "<testsuite name=\"commands\" tests=\"${#cases[@]}\" failures=\"$bad\" errors=\"0\" skipped=\"$skips\">"
  printf '%s\n' "${cases[@]}" '</testsuite>'
} > "$report"
((bad == 0))
