import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#server/core/free-port.ts';
import { projectRoot } from '#server/core/root.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { prepareShopRole } from '#server/db/shop-role.ts';
import { installDebianPackage } from '../install-debian-package.ts';
import { tempFolder } from '../temp-folder.ts';
import { expectFigures } from './expect-figures.ts';
import { violations } from './invariants.ts';
import { prepareOrders, startLoad } from './load.ts';
import { openShop, orderBody, type Shop } from './open-shop.ts';
import { findPgBouncer, runPgBouncer } from './pgbouncer.ts';
import { findPostgresTools, kill, nobody, startPair } from './postgres-pair.ts';

// Installs three Debian packages and takes minutes, so it is not part of `npm test`.
const isFull = process.env['RELIABILITY'] === 'full';
const tools = isFull ? findPostgresTools() : undefined;

vi.setConfig({ testTimeout: 180_000 });

const deadlines = { statement_timeout: '5s', lock_timeout: '2s', idle_in_transaction_session_timeout: '15s' };

describe.skipIf(tools === undefined || findPgBouncer() === undefined)(
  'a primary with a synchronous replica',
  () => {
    /** Two servers behind nginx, a PgBouncer, a primary and its replica, and the script that waits for a failover. */
    async function openPair(mode: 'session' | 'transaction') {
      const { primary, replica } = await startPair(tools ?? '');
      await migrate(primary.url.href);
      const owner = connect(primary.url.href, { size: 2 });
      const direct = await prepareShopRole(primary.url.href, 'shop');
      for (const [name, value] of Object.entries(deadlines))
        await owner.query(`ALTER ROLE norholt_shop SET ${name} = '${value}'`);
      await owner.close();

      const copy = new URL(direct);
      copy.port = replica.url.port;
      const { url, settings } = await runPgBouncer({
        mode,
        url: direct,
        others: { owner: primary.url.href, replica: copy.href },
        serverConnections: 50,
      });
      const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
      const pooler = { ...(mode === 'transaction' && { DATABASE_POOLER: mode }) };
      const db = connect(at('owner'), { pooler: 'transaction' });
      onTestFinished(() => db.close());
      const shop = await openShop({
        processes: 2,
        database: { db, url: at('owner'), shopUrl: url },
        environment: { DATABASE_REPLICA_URL: at('replica'), ...pooler },
        startProxy: startNginx,
      });
      const script = runFailover({ primary: primary.url, replica, settings, console: at('pgbouncer') });
      return { shop, primary, replica, script };
    }

    test.each(['session', 'transaction'] as const)(
      'R24: loses no acknowledged order when the primary is killed under load, in %s mode',
      async (mode) => {
        const { shop, primary, script } = await openPair(mode);
        const shopping = await startShopping(shop);
        await pause(8_000);
        const killedAt = performance.now();
        kill(primary.process, 'SIGKILL');
        expect(await script.ended, script.output()).toBe(0);
        const promotedAt = performance.now();
        await pause(8_000);
        const { placedAt, refused, reads } = await shopping.stop();

        const gap = Math.max(...placedAt.map((at, index) => at - (placedAt[index - 1] ?? at)));
        expectFigures(
          `${placedAt.length} orders, ${refused.length} repeated; ${reads.length} reads; pool_mode ${mode}`,
          {
            'failed orders, except 503': [refused.filter((status) => status !== 503).length, 0],
            'failed reads of visitors': [reads.filter((status) => status !== 200).length, 0],
            'seconds to the promotion': [(promotedAt - killedAt) / 1000, 10],
            'seconds without a new order': [gap / 1000, 10],
            'violated invariants': [(await violations(shop)).length, 0],
          },
        );
        expect(placedAt.at(-1)).toBeGreaterThan(promotedAt);
      },
    );

    test('R24: acknowledges nothing that only the primary has, also not on a retry', async () => {
      const { shop, primary, replica, script } = await openPair('transaction');
      const part = await shop.addPart({ quantity: 10 });
      const customer = await shop.addCustomer();
      const place = () =>
        shop.call('POST', '/orders', {
          token: customer.token,
          headers: { 'Idempotency-Key': 'while-the-replica-stands-still' },
          body: orderBody(customer, part),
        });
      kill(replica.process, 'SIGSTOP');
      expect((await place()).status).toBe(503);
      expect((await place()).status).toBe(503);
      kill(primary.process, 'SIGKILL');
      kill(replica.process, 'SIGCONT');
      expect(await script.ended, script.output()).toBe(0);
      await vi.waitFor(async () => expect((await place()).status).toBe(200), 60_000);
      expect(await violations(shop)).toEqual([]);
    });
  },
);

/** Customers who place orders, each repeated until the shop accepts it, and visitors who read a list. */
async function startShopping(shop: Shop) {
  const placing = await prepareOrders(shop);
  const placedAt: number[] = [];
  const refused: number[] = [];
  const reads: number[] = [];
  const orders = startLoad(40, (index) => {
    const { place } = placing(index);
    return vi.waitFor(
      async () => {
        const { status } = await place();
        if (status === 200) return placedAt.push(performance.now());
        refused.push(status);
        throw new Error(`The shop answered ${status}`);
      },
      { timeout: 60_000, interval: 100 },
    );
  });
  const visits = startLoad(100, async () => reads.push((await shop.call('GET', '/parts?limit=12')).status));
  return {
    async stop() {
      await Promise.all([orders.stop(), visits.stop()]);
      return { placedAt, refused, reads };
    },
  };
}

interface FailoverOptions {
  primary: URL;
  replica: { url: URL; folder: string };
  settings: string;
  console: string;
}

/** Runs the operator's script. The test kills the primary itself, so it needs no fence. */
function runFailover({ primary, replica, settings, console: consoleUrl }: FailoverOptions) {
  const script = join(projectRoot, 'deploy/postgresql/failover.sh');
  // `sed -i` creates a file beside the settings.
  if (nobody.uid !== undefined)
    for (const path of [settings, dirname(settings)]) chownSync(path, nobody.uid, nobody.gid);
  const child = spawn('sh', [script], {
    cwd: '/',
    ...nobody,
    env: {
      PATH: `${tools ?? ''}:${process.env['PATH'] ?? ''}`,
      PRIMARY: primary.host,
      REPLICA: replica.url.host,
      PGDATA: replica.folder,
      PGUSER: 'postgres',
      PGBOUNCER: settings,
      CONSOLE: consoleUrl,
      FENCE: 'true',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { ended: once(child, 'exit').then(([code]: unknown[]) => code), output: () => output };
}

async function startNginx(origins: readonly string[]): Promise<string> {
  if (!existsSync('/usr/sbin/nginx')) installDebianPackage('nginx-light');
  const folder = tempFolder(onTestFinished);
  const port = await freePort();
  const settings = join(mkdtempSync(join(folder, 'nginx-')), 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr warn;
     events {}
     http {
       access_log off;
       upstream shop { ${origins.map((origin) => `server ${new URL(origin).host} max_fails=0;`).join(' ')} keepalive 32; }
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass http://shop;
           proxy_http_version 1.1;
           proxy_set_header Connection "";
           proxy_set_header Host $http_host;
         }
       }
     }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', settings, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exited;
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/api/healthz`), 60_000);
  return origin;
}
