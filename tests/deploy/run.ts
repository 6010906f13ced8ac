import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boot, CannotBoot } from './container.ts';
import { obstacle, prepareRoot } from './prepare-root.ts';

/*
 * `npm run test:deploy`, before a release: boots Debian with the units of deploy/ in a systemd container, installs the shop there
 * by the commands of docs/operations.md, uploads an image, makes a backup, upgrades and restarts under load while the mail
 * server is down, and restores. `npm run test:deploy -- <folder>` copies an existing Debian root instead of building one.
 */

const root = join(import.meta.dirname, '../..');

const startedAt = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);

/** Returns the commands of the guide: a block after a heading, counted from 0. */
function commandsOf(heading: string, index = 0): string {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = guide.split(`\n### ${heading}\n`);
  const [own = ''] = section.split(/\n##+ /);
  const block = [...own.matchAll(/```sh\n([\s\S]*?)```/g)][index]?.[1];
  assert.ok(block, `docs/operations.md has no block ${index} in ${heading}`);
  return block;
}

const settings = `STAGING=1
PUBLIC_URL=https://staging.example
DATABASE_URL=postgres://norholt_shop:shop@127.0.0.1/norholt
TOKEN_SECRET=q8Zt3Lw0Vx7Nf5Rb2Kd9Hs6Jm1Pc4Gy-TuEaWi
METRICS_TOKEN=k7Qz2Vn9Xr4Lm8Tc
PAYMENTS=sandbox
STRIPE_API_HOST=http://localhost:4242
STRIPE_SECRET_KEY=sk_test_staging
STRIPE_PUBLISHABLE_KEY=pk_test_staging
STRIPE_WEBHOOK_SECRET=whsec_0123456789abcdef
FIREBASE_PROJECT_ID=demo-norholt
FIREBASE_API_KEY=demo-key
FIREBASE_AUTH_EMULATOR_HOST=localhost:9099
MAIL_URL=smtp://localhost:10099
MAIL_FROM=Norholt <shop@staging.example>
`;
const ownersUrl = 'DATABASE_DIRECT_URL=postgres://norholt_owner:owner@127.0.0.1/norholt';

const reason = obstacle();
if (reason !== undefined) {
  console.log(`test:deploy was skipped: ${reason}.`);
  process.exit(0);
}
const folder = mkdtempSync('/var/tmp/norholt-deploy-');
prepareRoot({ project: root, folder, existing: process.argv[2], say });
writeFileSync(join(folder, 'root/checkout/.env'), settings);

say('Booting');
const container = await boot({ root: folder, binds: { '/opt/checkout': root } }).catch((error: unknown) => {
  rmSync(folder, { recursive: true, force: true });
  if (!(error instanceof CannotBoot)) throw error;
  console.log(`test:deploy was skipped: systemd-nspawn cannot boot on this machine: ${error.message}`);
  process.exit(0);
});
const asShop = (script: string) => container.run(script, { as: 'norholt' });
const use = (...args: string[]) =>
  container.run(
    `cd /opt/checkout && NODE_EXTRA_CA_CERTS=/etc/ssl/shop/ca.pem node --import tsx tests/deploy/use-shop.ts ${args.join(' ')}`,
  );
const install = (version: string) =>
  asShop(`${ownersUrl} sh /srv/norholt/source/deploy/install.sh ${version}`);

try {
  say('Preparing PostgreSQL, a private certificate authority and the mock servers');
  container.run('echo 127.0.0.1 staging.example >> /etc/hosts');
  container.run(
    `su postgres -c psql <<'SQL'
CREATE ROLE norholt_owner LOGIN PASSWORD 'owner';
CREATE ROLE norholt_shop LOGIN PASSWORD 'shop';
CREATE DATABASE norholt OWNER norholt_owner;
SQL`,
  );
  container.run(`mkdir -p /etc/ssl/shop && cd /etc/ssl/shop
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority -keyout ca.key -out ca.pem 2>/dev/null
openssl req -newkey rsa:2048 -nodes -subj /CN=staging.example -keyout shop.key -out shop.csr 2>/dev/null
printf 'subjectAltName=DNS:staging.example' > extensions
openssl x509 -req -in shop.csr -CA ca.pem -CAkey ca.key -days 2 -extfile extensions -out shop.pem 2>/dev/null`);
  for (const mock of ['auth', 'stripe']) {
    const env =
      'STRIPE_WEBHOOK_SECRET=whsec_0123456789abcdef WEBHOOK_URL=http://127.0.0.1:3001/api/webhooks/stripe';
    const variables = `AUTH_STATE_DIR=/var/tmp/auth STRIPE_STATE_DIR=/var/tmp/stripe SMTP_PORT=10099 ${env}`;
    const options = variables.split(' ').map((variable) => `--setenv=${variable}`);
    container.run(
      `systemd-run --quiet --unit=mock-${mock} ${options.join(' ')} --working-directory=/opt/checkout node local/cli.js mock-${mock}`,
    );
  }

  say('Following "With systemd and nginx"');
  container.run(`cd /root/checkout\n${commandsOf('With systemd and nginx', 0)}`);
  container.run(
    `cd /etc/nginx/conf.d && sed -i 's/shop.example/staging.example/g; s#/etc/letsencrypt/live/staging.example/fullchain.pem#/etc/ssl/shop/shop.pem#; s#/etc/letsencrypt/live/staging.example/privkey.pem#/etc/ssl/shop/shop.key#' norholt.conf
printf 'DATA_DIR=/var/lib/norholt\\nTRUSTED_PROXIES=127.0.0.1,::1\\n' >> /srv/norholt/env
printf 'offline=true\\ncache=/var/cache/npm\\n' > /srv/norholt/.npmrc
cp -a /root/checkout /srv/norholt/source && rm /srv/norholt/source/.env
chown -R norholt /srv/norholt/source /srv/norholt/.npmrc /var/cache/npm`,
  );
  say('Installing the first release');
  install('first');
  asShop('cd /srv/norholt/current && npm run db:seed');
  container.run(commandsOf('With systemd and nginx', 1));
  container.run(commandsOf('Replace the processes'));
  say('The units run; their exposure by systemd-analyze security:');
  for (const unit of ['norholt@3001.service', 'norholt-backup.service'])
    console.log(container.run(`systemd-analyze security --no-pager ${unit} | tail -1`).trim());

  say('Uploading an image');
  const image = use('upload', '/opt/checkout/app/public/pictures/brake-disc-cutout-800.webp').trim();

  say('Backing up');
  container.run(
    'systemctl start norholt-backup && systemctl show -p Result norholt-backup | grep -x Result=success',
  );
  const backups = container.run(`ls /var/backups/norholt && ls /var/backups/norholt/uploads | head -3`);
  assert.match(backups, /\.backup\n/);
  container.run(
    `test "$(ls /var/lib/norholt/uploads | wc -l)" = "$(ls /var/backups/norholt/uploads | wc -l)"`,
  );
  container.run('systemctl list-timers --all | grep -q norholt-backup.timer');

  say('Upgrading while the mail server is down, and restarting both processes under load');
  container.run('systemctl stop mock-auth && printf "MAIL_URL=smtp://localhost:1\\n" >> /srv/norholt/env');
  container.run(
    `systemd-run --quiet --unit=mock-auth-only --setenv=AUTH_STATE_DIR=/var/tmp/auth --setenv=SMTP_PORT=10098 --working-directory=/opt/checkout node local/cli.js mock-auth`,
  );
  install('second');
  container.run(
    `systemd-run --quiet --unit=load --setenv=NODE_EXTRA_CA_CERTS=/etc/ssl/shop/ca.pem --property=RemainAfterExit=yes --working-directory=/opt/checkout node --import tsx tests/deploy/use-shop.ts load 30`,
  );
  container.run(commandsOf('Replace the processes'));
  container.run(
    'until systemctl show -p SubState load | grep -Eqx "SubState=(exited|failed)"; do sleep 0.5; done',
  );
  say(
    container
      .run('journalctl -u load -o cat | tail -1; systemctl show -p Result load | grep -qx Result=success')
      .trim(),
  );
  assert.match(container.run('readlink /srv/norholt/current'), /releases\/second/);
  use('read', image);

  say('Restoring the backup of the unit into an empty database');
  const count = `su postgres -c "psql -At norholt -c 'SELECT count(*) FROM orders'"`;
  const orders = container.run(count);
  container.run('systemctl stop norholt@3001 norholt@3002');
  container.run(`su postgres -c psql <<'SQL'
ALTER DATABASE norholt RENAME TO norholt_old;
CREATE DATABASE norholt OWNER norholt_owner;
SQL`);
  asShop(`cd /srv/norholt/current && ${ownersUrl} npm run db:migrate`);
  asShop(
    `cd /srv/norholt/current && ${ownersUrl} npm run db:restore -- "$(ls /var/backups/norholt/*.backup | grep -v before | tail -1)"`,
  );
  container.run('systemctl start norholt@3001 norholt@3002');
  container.run(commandsOf('Replace the processes'));
  assert.equal(container.run(count), orders);
  use('read', image);
  say('The units boot, back up, restart and restore.');
} catch (error) {
  console.error(container.run('journalctl --no-pager -o short -n 60 || true'));
  throw error;
} finally {
  await container.stop();
  rmSync(folder, { recursive: true, force: true });
}
