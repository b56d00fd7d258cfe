-- The role by which a scaler of workers asks how much waits, and nothing else: psql -f scaler-role.sql loomlight, once the product has been started.
CREATE ROLE loomlight_scaler LOGIN CONNECTION LIMIT 4;
\password loomlight_scaler
GRANT CONNECT ON DATABASE loomlight TO loomlight_scaler;
GRANT SELECT ON waiting_work TO loomlight_scaler;
