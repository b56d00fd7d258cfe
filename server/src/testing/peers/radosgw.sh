#!/bin/bash
# A real S3 store on loopback for tests: one Ceph monitor, one store in memory, one radosgw. About 15 s to the first answer.
# usage: radosgw.sh DIR PORT ; the endpoint is http://127.0.0.1:$((PORT+1)). It lives until its input closes.
set -e
dir=$(realpath -m "$1"); port=$2
rm -rf "$dir"; mkdir -p "$dir"/{mon,osd,run,log,rgw}
id=$(cat /proc/sys/kernel/random/uuid)
conf=(-c "$dir/ceph.conf")
pids=()
trap 'kill "${pids[@]}" 2>/dev/null; wait; rm -rf "$dir"' EXIT
cat > "$dir/ceph.conf" <<X
[global]
fsid = $id
mon host = [v2:127.0.0.1:$port]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
ms bind port min = $((port+10))
ms bind port max = $((port+40))
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = $dir/run
admin socket = $dir/run/\$cluster-\$name.asok
log file = $dir/log/\$name.log
osd objectstore = memstore
memstore device bytes = 1073741824
[mon.a]
mon data = $dir/mon
[osd.0]
osd data = $dir/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$((port+1))
rgw data = $dir/rgw
rgw enable gc threads = false
rgw enable lc threads = false
rgw thread pool size = 32
X
monmaptool --create --fsid "$id" --addv a "[v2:127.0.0.1:$port]" "$dir/monmap" >/dev/null 2>&1
ceph-mon "${conf[@]}" --mkfs -i a --monmap "$dir/monmap" >/dev/null 2>&1
ceph-mon "${conf[@]}" -i a -f >"$dir/log/mon.out" 2>&1 & pids+=($!)
for _ in $(seq 1 20); do timeout 5 ceph "${conf[@]}" -s >/dev/null 2>&1 && break; sleep .5; done
timeout 10 ceph "${conf[@]}" osd create >/dev/null
ceph-osd "${conf[@]}" -i 0 --mkfs >/dev/null 2>&1
ceph-osd "${conf[@]}" -i 0 -f >"$dir/log/osd.out" 2>&1 & pids+=($!)
timeout 10 ceph "${conf[@]}" osd crush add osd.0 1.0 root=default host=h1 >/dev/null 2>&1
# Without these two it insists on a kind of log-in that nobody here speaks, and ends with -13.
rgw=("${conf[@]}" -n client.rgw --auth_client_required=none --ms_mon_client_mode=crc)
radosgw "${rgw[@]}" -f >"$dir/log/rgw.out" 2>&1 & pids+=($!)
for _ in $(seq 1 80); do (exec 3<>"/dev/tcp/127.0.0.1/$((port+1))") 2>/dev/null && break; sleep .5; done
timeout 60 radosgw-admin "${rgw[@]}" user create --uid=app --display-name=app --access-key=loomlight --secret-key=loomlight-secret >/dev/null 2>&1
echo ready
cat >/dev/null
