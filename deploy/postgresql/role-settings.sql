-- For an installation behind a pooler, which takes no limits from the product: psql -f role-settings.sql, as an administrator of the server.
ALTER ROLE loomlight SET statement_timeout = '15s';
ALTER ROLE loomlight SET jit = off;
ALTER ROLE loomlight SET idle_in_transaction_session_timeout = '15s';
