#!/bin/sh
# Runs once, where the first primary is made: standbys get a role that may follow and nothing else, and the server its settings.
# A copy by pg_basebackup has both.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres -v password="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
echo "include '/etc/postgresql/replication.conf'" >> "$PGDATA/postgresql.conf"
