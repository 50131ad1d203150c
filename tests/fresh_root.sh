#!/bin/sh
# Tries ./bootstrap on a fresh Debian bookworm: debootstrap (minbase: a shell and apt) into a folder, a clone of HEAD in
# it, chroot, run. Or tries a package there: installed by apt, it answers. As root. By hand: it takes minutes and needs a
# Debian mirror, the one that apt uses here.
# usage: tests/fresh_root.sh FOLDER generate|test|PACKAGE.deb
set -eu
root=${1:?usage: tests/fresh_root.sh FOLDER generate|test|PACKAGE.deb}
job=${2:?usage: tests/fresh_root.sh FOLDER generate|test|PACKAGE.deb}
source=$(cd "$(dirname "$0")/.." && pwd)
mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list 2>/dev/null |
    sed -n -e 's/^URIs: *\([^ ]*\).*/\1/p' -e 's/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]*\).*/\2/p' | head -n 1)

[ -e "$root/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$root" "$mirror"
cp /etc/resolv.conf "$root/etc/resolv.conf"
for fs in proc sys dev dev/pts; do
    mkdir -p "$root/$fs"
    mountpoint -q "$root/$fs" || mount --bind "/$fs" "$root/$fs"
done
trap 'for fs in dev/pts dev sys proc; do umount "$root/$fs" || true; done' EXIT
case $job in
*.deb)
    cp "$job" "$root/root/joinery.deb"
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root sh -euc '
        DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends /root/joinery.deb
        cd /root
        joinery --version
        joinery check jax >/dev/null
        joinery generate jax -o fresh -q
        ls fresh/jax_promotion.h /usr/share/cmake/joinery/joineryConfig.cmake /usr/share/pkgconfig/joinery.pc
        apt-get purge -q -y joinery
        [ ! -e /usr/bin/joinery ] || { echo "left behind" >&2; exit 1; }'
    exit
    ;;
esac
rm -rf "$root/root/joinery"
git clone -q "$source" "$root/root/joinery"
chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root CI=true sh -c \
    "cd /root/joinery && ./bootstrap $job" </dev/null
