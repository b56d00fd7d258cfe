#!/bin/sh
# Makes the bucket, closed to the public, and a key that may read, write, list and remove in it and nothing else. Safe to repeat.
set -eu
mc alias set store http://store:9000 admin "$STORE_ADMIN_PASSWORD"
mc mb --ignore-existing store/loomlight-media
mc admin user add store loomlight "$S3_SECRET_ACCESS_KEY"
mc admin policy create store loomlight-media /init/store-policy.json
# Attaching a second time is an error there.
case "$(mc admin user info store loomlight)" in
  *loomlight-media*) ;;
  *) mc admin policy attach store loomlight-media --user loomlight ;;
esac
