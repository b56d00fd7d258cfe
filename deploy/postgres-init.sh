#!/bin/sh
# Runs once, when the database's volume is empty: the product gets a role of its own that owns its database and nothing else.
# It makes its tables, and the schema of its queue, itself; it needs no extension.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres -v password="$APP_PASSWORD" <<'SQL'
CREATE ROLE loomlight LOGIN PASSWORD :'password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
CREATE DATABASE loomlight OWNER loomlight;
REVOKE ALL ON DATABASE loomlight FROM PUBLIC;
REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC;
SQL
