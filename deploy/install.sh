#!/bin/sh
# Installs /srv/norholt/source as a release, backs up and migrates the database, and makes the release the current one.
# As norholt: sh /srv/norholt/source/deploy/install.sh <version>
# With two database roles: DATABASE_DIRECT_URL=<the owner's URL> sh /srv/norholt/source/deploy/install.sh <version>
set -eu
version=$1
release=/srv/norholt/releases/$version
current=/srv/norholt/current
cp -a /srv/norholt/source "$release"
cd "$release"
ln -sf /srv/norholt/env .env
# Changes nothing, and fails within seconds with the URL of a role that may not migrate.
if [ -e $current ]; then (cd $current && npm run db:migrate); fi
# Pages that are open still request the scripts of the running release.
if [ -e $current ]; then mkdir -p dist && cp -a $current/dist/app dist/; fi
npm ci
npm run build
npm ci --omit=dev --ignore-scripts
# By the running release, so that this release can restore it after a rollback.
if [ -e $current ]; then (cd $current && npm run db:backup -- "/var/backups/norholt/$(date -u +%FT%H%M%SZ)-before-$version.backup"); fi
npm run db:migrate
# Stops for what the release itself needs. Another service that is down must not stop a fix.
npm run doctor -- release
ln -sfn "releases/$version" /srv/norholt/next && mv -T /srv/norholt/next $current
