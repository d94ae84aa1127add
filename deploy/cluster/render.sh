#!/bin/sh
# ./render.sh cluster.env FOLDER FILE...: writes these files of this folder into FOLDER, with the values
# of cluster.env in the place of ${NAMES}. A name without a value is an error. Needs gettext-base.
set -eu
test $# -ge 3 || { echo 'usage: ./render.sh cluster.env FOLDER FILE...' >&2; exit 2; }
settings=$(realpath "$1")
folder=$(realpath -m "$2")
shift 2
cd "$(dirname "$0")"
set -a
. "$settings"
set +a
umask 077
mkdir -p "$folder"
for file; do
  for name in $(envsubst --variables "$(cat "$file")" | sort -u); do
    eval "value=\${$name:-}"
    test -n "$value" || { echo "$settings has no $name, which $file needs" >&2; exit 1; }
  done
  envsubst <"$file" >"$folder/$file"
done
