#!/bin/sh
# Waits until the primary stops responding, then promotes the replica and makes PgBouncer use it.
#
# Run it on the replica's machine as PostgreSQL's user, with a superuser in PGUSER. psql must not ask for passwords
# (~/.pgpass). It ends after one failover. Patroni does the same for more than two machines. Environment variables:
#   PRIMARY      host and port of the primary, such as 10.0.0.1:5432
#   REPLICA      host and port of the replica, as PgBouncer sees it
#   PGDATA       the data folder of the replica
#   PGBOUNCER    the pgbouncer.ini, on this machine. Its databases have host=... port=... of the primary and, after a
#                space, another parameter
#   CONSOLE      the URL of PgBouncer's console, such as postgres://admin@127.0.0.1:6432/pgbouncer
#   FENCE        a command that ensures that the old primary cannot come back, such as
#                "ssh 10.0.0.1 sudo systemctl disable --now postgresql". Nothing is promoted if it fails.
#   INTERVAL     seconds between two checks; the default is 1. Three checks in a row must fail
set -eu

failures=0
while [ "$failures" -lt 3 ]; do
  if pg_isready --quiet --host="${PRIMARY%:*}" --port="${PRIMARY#*:}" --timeout=1; then failures=0; else failures=$((failures + 1)); fi
  sleep "${INTERVAL:-1}"
done

echo "The primary at $PRIMARY does not answer."
sh -c "$FENCE"

pg_ctl promote --silent --wait --pgdata="$PGDATA"
# Otherwise every write would wait for a replica that does not exist yet.
psql --quiet --host="${REPLICA%:*}" --port="${REPLICA#*:}" --dbname=postgres \
  --command="ALTER SYSTEM SET synchronous_standby_names = ''" --command='SELECT FROM pg_reload_conf()' >/dev/null

sed -i "s/host=${PRIMARY%:*} port=${PRIMARY#*:} /host=${REPLICA%:*} port=${REPLICA#*:} /" "$PGBOUNCER"
psql --quiet "$CONSOLE" --command=RELOAD
echo "The primary is $REPLICA. Create a new replica before anything else: until then a lost disk loses orders."
