#!/bin/sh
# Tries joinery on a fresh Debian: debootstrap makes a minimal root (a shell and apt) in FOLDER, with /proc, /dev and
# /dev/pts in it and this machine's apt sources and certificates; HEAD is cloned into it, and JOB is done there to its end:
# a job of bootstrap's; `release`, what README.md says of a build without bootstrap; or the installation of a package by
# apt. As root, by hand: it takes minutes, and `test --all` an hour. A root that is in FOLDER already is used again, with all
# that was installed in it.
# usage: tests/fresh_root.sh FOLDER JOB: generate, build, setup, test, `test --all`, release, or PACKAGE.deb
set -eu
usage='usage: tests/fresh_root.sh FOLDER generate|build|setup|test|"test --all"|release|PACKAGE.deb'
root=${1:?$usage} job=${2:?$usage}
source=$(cd "$(dirname "$0")/.." && pwd)

sources() { cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list 2>/dev/null || true; }

make_root() {
    mirror=$(sources | sed -n -e 's/^URIs: *\([^ ]*\).*/\1/p' -e 's/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]*\).*/\2/p' | head -n 1)
    suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    debootstrap --variant=minbase "$suite" "$root" "$mirror"
    rm -f "$root/etc/apt/sources.list"
    for path in sources.list sources.list.d apt.conf.d; do
        [ ! -e "/etc/apt/$path" ] || cp -R "/etc/apt/$path" "$root/etc/apt/"
    done
}

unmount() {
    for place in dev/pts dev proc; do
        mountpoint -q "$root/$place" && umount "$root/$place"
    done
}

# in_root SCRIPT: run by a shell in the root, with nothing of this machine's environment but the way to the network.
in_root() {
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root CI=true \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
        ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS=/root/certificates.crt} sh -euc "$1" </dev/null
}

[ -e "$root/etc/debian_version" ] || make_root
cp /etc/resolv.conf "$root/etc/resolv.conf"
[ -z "${NODE_EXTRA_CA_CERTS-}" ] || cp "$NODE_EXTRA_CA_CERTS" "$root/root/certificates.crt"
trap unmount EXIT
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
for place in dev dev/pts; do
    mountpoint -q "$root/$place" || mount --bind "/$place" "$root/$place"
done

case $job in
*.deb)
    cp "$job" "$root/root/joinery.deb"
    in_root '
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -q
        apt-get install -q -y --no-install-recommends /root/joinery.deb
        cd /root
        joinery --version
        joinery check jax >/dev/null
        joinery generate jax -o fresh -q
        ls fresh/jax_promotion.h /usr/share/cmake/joinery/joineryConfig.cmake /usr/share/pkgconfig/joinery.pc
        apt-get purge -q -y joinery
        [ ! -e /usr/bin/joinery ] || { echo "left behind" >&2; exit 1; }'
    ;;
*)
    rm -rf "$root/root/joinery"
    git clone -q "$source" "$root/root/joinery"
    began=$(date +%s)
    if [ "$job" = release ]; then
        in_root '
            export DEBIAN_FRONTEND=noninteractive
            apt-get update -q
            apt-get install -q -y --no-install-recommends gcc libc6-dev cmake ninja-build liblua5.4-dev
            cd /root/joinery
            cmake --preset release
            cmake --build --preset release
            cmake --install build/release --prefix /root/installed
            /root/installed/bin/joinery explain numpy uint8 int8 float16
            ls /root/installed/share/man/man1/joinery.1'
    else
        in_root "cd /root/joinery && ./bootstrap $job"
    fi
    echo "$(($(date +%s) - began)) s; $(chroot "$root" dpkg-query -f '.\n' -W | wc -l) packages installed in all," \
        "$(du -sxm --exclude=./proc --exclude=./root "$root" | cut -f 1) MB"
    ;;
esac
