import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listen } from '#mocks/listen.ts';
import { startStripeMock } from '#mocks/stripe/stripe-mock.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { writeMark } from '../db/environment-mark.ts';
import { seedIfEmpty } from '../db/seed.ts';
import { projectRoot } from '../core/root.ts';
import { auditOf, createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { freePort } from '../core/free-port.ts';

// Each command is a process, and the first one may build the bundle.
vi.setConfig({ testTimeout: 60_000 });

const folder = tempFolder();

const { db, url } = await openTestDatabase();
const app = createTestApp(db);

const programs = execFileSync(process.execPath, ['local/cli.js', 'bundle'], {
  cwd: projectRoot,
  encoding: 'utf8',
}).trim();

/** Runs a command of the bundle. Unlike `local/cli.js`, it does not look for changed sources first. */
function run([command = '', ...args]: readonly string[], environment: Record<string, string> = {}) {
  const program = join(programs, `${command === 'serve' ? 'server' : command}.js`);
  const child = spawn(process.execPath, ['--enable-source-maps', program, command, ...args], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'test',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  );
}

/** The outcome of a command that fails with a message. */
const failure = (message: RegExp) => ({ code: 1, err: expect.stringMatching(message) as string });

const adminUsage = 'npm run admin -- promote | demote | sign-out | block | unblock <email>';

describe('a command with wrong arguments or no database', () => {
  test.each<[string[], string]>([
    [['admin'], adminUsage],
    [['admin', 'promote'], adminUsage],
    [['admin', 'promote', 'nobody'], adminUsage],
    [['admin', 'toString', 'a@b.test'], adminUsage],
    [['seed', 'please'], 'npm run db:seed'],
    [['backup'], 'npm run db:backup -- <file>'],
    [['restore'], 'npm run db:restore -- <file>'],
    [['audit', 'review', 'x'], 'npm run audit -- order <id> | part <id> | user <id or e-mail>'],
    [['audit', 'order'], 'npm run audit -- order <id> | part <id> | user <id or e-mail>'],
    [['doctor', 'who'], 'npm run doctor'],
    [['migrate', 'now'], 'npm run db:migrate'],
    [['mark'], 'npm run db:mark -- local|staging|production'],
    [['mark', 'live'], 'npm run db:mark -- local|staging|production'],
  ])('%j prints its usage', async (args, usage) => {
    expect(await run(args)).toEqual({ code: 1, out: '', err: `Usage: ${usage}\n` });
  });

  test.each([['admin', 'promote', 'a@b.test'], ['seed'], ['backup', join(folder, 'none')]])(
    'reports a missing database in one line (%s)',
    async (...args) => {
      const unreachable = await run(args, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
      expect(unreachable).toMatchObject({ code: 1, out: '' });
      expect(unreachable.err).toMatch(/^[^\n]*ECONNREFUSED[^\n]*\n$/);
      const unset = await run(args, { DATABASE_URL: '', NODE_ENV: '' });
      expect(unset).toMatchObject(failure(/^(DATABASE_URL is missing|The demo accounts are known)[^\n]*\n$/));
      const notCreated = await run(args, { DATABASE_URL: '' });
      expect(notCreated).toMatchObject(failure(/^There is no database in [^\n]*\n$/));
    },
  );
});

describe('npm run admin', () => {
  test('makes a verified user an admin once, with an audit entry', async () => {
    const user = await app.addUser({ email: 'first@norholt.test' });
    const promote = () => run(['admin', 'promote', ' First@Norholt.test ']);
    expect(await promote()).toEqual({ code: 0, out: 'first@norholt.test is an admin now.\n', err: '' });
    expect(await promote()).toEqual({ code: 0, out: 'first@norholt.test is already an admin.\n', err: '' });
    expect(await auditOf(db, user.id)).toEqual([
      { call: 'npm run admin', before: 'customer', after: 'admin' },
    ]);
    const audit = await run(['audit', 'user', 'FIRST@norholt.test']);
    expect(audit.out).toMatch(/UTC {2}system {2}npm run admin: customer → admin\n$/);
  });

  test('rejects an unknown or unverified address and prints what to do', async () => {
    await app.addUser({ email: 'unproven@norholt.test', isVerified: false });
    expect(await run(['admin', 'promote', 'unproven@norholt.test'])).toMatchObject(
      failure(/^unproven@norholt\.test is not verified: [^\n]*\n$/),
    );
    expect(await run(['admin', 'promote', 'nobody@norholt.test'])).toMatchObject(
      failure(/^nobody@norholt\.test has never signed in[^\n]*\n$/),
    );
    const { rows } = await db.query(`SELECT FROM users WHERE email = 'nobody@norholt.test'`);
    expect(rows).toEqual([]);
  });

  test('signs out, blocks, unblocks and demotes, with an audit entry each', async () => {
    await app.addUser({ role: 'admin' });
    const user = await app.addUser({ email: 'rogue@norholt.test', role: 'admin' });
    for (const [verb, text, status] of [
      ['sign-out', 'is signed out on every device.', 401],
      ['block', 'is blocked and signed out on every device.', 401],
      ['unblock', 'can sign in again.', 200],
      ['demote', 'is a customer now and is signed out on every device.', 401],
      ['demote', 'is not an admin.', 200],
    ] as const) {
      const token = await app.accessToken(user);
      const { code, out } = await run(['admin', verb, 'Rogue@norholt.test']);
      expect({ code, out }).toEqual({ code: 0, out: `rogue@norholt.test ${text}\n` });
      expect((await app.call('GET', `/user/${user.email}`, { token })).status).toBe(status);
    }
    expect(await auditOf(db, user.id)).toEqual([
      { call: 'npm run admin', before: null, after: 'signed out' },
      { call: 'npm run admin', before: null, after: 'blocked' },
      { call: 'npm run admin', before: 'blocked', after: 'unblocked' },
      { call: 'npm run admin', before: 'admin', after: 'customer' },
    ]);
  });
});

describe('behind a pooler in transaction mode', () => {
  const environment = { DATABASE_URL: 'postgres://pooler@127.0.0.1:1/none', DATABASE_POOLER: 'transaction' };

  test('db:migrate requires DATABASE_DIRECT_URL, because its lock needs a session', async () => {
    expect(await run(['migrate'], environment)).toMatchObject(failure(/DATABASE_DIRECT_URL\.\n$/));
  });

  test.each([['migrate'], ['seed']])('%s uses DATABASE_DIRECT_URL', async (command) => {
    const direct = await openTestDatabase();
    expect(await run([command], { ...environment, DATABASE_DIRECT_URL: direct.url })).toMatchObject({
      code: 0,
      err: '',
    });
  });
});

describe('npm run db:seed, db:backup and db:restore', () => {
  test('seed only an empty database and copy it to another one', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    const file = join(folder, 'shop.backup');
    expect(await run(['seed'], { DATABASE_URL: one.url })).toMatchObject({ code: 0, err: '' });
    expect(await run(['seed'], { DATABASE_URL: one.url })).toEqual({
      code: 1,
      out: '',
      err: 'The database contains data and was not seeded.\n',
    });
    expect(await run(['seed'], { DATABASE_URL: other.url, NODE_ENV: '' })).toMatchObject(
      failure(/^The demo accounts are known[^\n]*\n$/),
    );
    const backup = await run(['backup', file], { DATABASE_URL: one.url });
    expect(backup).toMatchObject({ code: 0, err: '', out: expect.stringContaining('rows of') });
    expect(await run(['restore', file], { DATABASE_URL: one.url })).toMatchObject(
      failure(/^The database contains data[^\n]*\n$/),
    );
    expect(await run(['restore', file], { DATABASE_URL: other.url })).toMatchObject({ code: 0, err: '' });
    const count = async (from: typeof db) => (await from.query('SELECT count(*) FROM orders')).rows;
    expect(await count(other.db)).toEqual(await count(one.db));
  });
});

describe('npm run audit', () => {
  test('prints the history of an order', async () => {
    const shop = await openTestDatabase();
    await seedIfEmpty(shop.db);
    const { rows } = await shop.db.query<{ id: string }>(`SELECT id FROM orders WHERE status = 'shipped'`);
    const { code, out } = await run(['audit', 'order', rows[0]?.id ?? ''], { DATABASE_URL: shop.url });
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}\S+@\S+ {2}seed: unpaid$/),
      expect.stringMatching(/seed: unpaid → paid$/),
      expect.stringMatching(/seed: paid → shipped$/),
    ]);
  });

  test('reports an unknown object', async () => {
    for (const [kind, key] of [
      ['order', 'x'],
      ['part', '019a9c40-0000-7000-8000-000000000001'],
      ['user', 'no@body.test'],
    ] as const) {
      expect(await run(['audit', kind, key])).toEqual({
        code: 1,
        out: '',
        err: `There is no ${kind} ${key}.\n`,
      });
    }
  });
});

describe('the environment of a database', () => {
  const markOf = async (from: typeof db) =>
    (await from.query<{ environment: string }>('SELECT environment FROM environment_mark')).rows[0]
      ?.environment;
  const unmark = (from: typeof db) => from.query('DELETE FROM environment_mark');

  test('is set by the first command on an empty database, and other environments are rejected', async () => {
    const shop = await openTestDatabase();
    await unmark(shop.db);
    expect(await run(['migrate'], { DATABASE_URL: shop.url, NODE_ENV: '' })).toMatchObject({ code: 0 });
    expect(await markOf(shop.db)).toBe('production');
    for (const args of [
      ['migrate'],
      ['seed'],
      ['admin', 'promote', 'a@b.test'],
      ['audit', 'user', 'a@b.test'],
    ]) {
      expect(await run(args, { DATABASE_URL: shop.url })).toMatchObject(
        failure(
          /^DATABASE_URL names a database that is marked production, but this command runs as local\. Nothing was changed\.\n$/,
        ),
      );
    }
  });

  test('must be set explicitly for a database with data', async () => {
    const shop = await openTestDatabase();
    await seedIfEmpty(shop.db);
    await unmark(shop.db);
    for (const args of [['migrate'], ['serve'], ['audit', 'user', 'a@b.test']]) {
      expect(await run(args, { DATABASE_URL: shop.url })).toMatchObject(
        failure(/has no environment mark\. Nothing was changed\..*npm run db:mark -- production/),
      );
    }
    expect(await run(['mark', 'staging'], { DATABASE_URL: shop.url, NODE_ENV: '' })).toEqual({
      code: 0,
      out: 'The database is marked staging.\n',
      err: '',
    });
    expect(await run(['mark', 'local'], { DATABASE_URL: shop.url, NODE_ENV: '' })).toMatchObject({
      out: 'The database is marked local; it was marked staging.\n',
    });
    expect(await run(['migrate'], { DATABASE_URL: shop.url })).toMatchObject({ code: 0 });
  });
});

describe('npm start and npm run dev', () => {
  /** A shop with a payment whose last event is ten minutes old. */
  async function openRealShop() {
    const shop = await openTestDatabase();
    await seedIfEmpty(shop.db);
    await shop.db.query(
      `INSERT INTO payments (id, order_id, user_id, number, uid, amount_cents, provider_id, last_event_at)
       SELECT gen_random_uuid(), id, user_id, 9, 'uid', total_cents, 'pi_real', now() - interval '10 minutes'
       FROM orders WHERE status = 'unpaid' LIMIT 1`,
    );
    const allRows = async () =>
      (
        await shop.db.query(
          `SELECT (SELECT json_agg(t ORDER BY id) FROM orders t) AS orders,
             (SELECT json_agg(t ORDER BY id) FROM payments t) AS payments,
             (SELECT json_agg(t ORDER BY id) FROM users t) AS users,
             (SELECT json_agg(t) FROM environment_mark t) AS mark`,
        )
      ).rows;
    return { ...shop, allRows };
  }

  test('reject the settings of a real shop and change nothing', async () => {
    const shop = await openRealShop();
    const before = await shop.allRows();
    for (const command of ['start', 'dev']) {
      const variables = { DATABASE_URL: shop.url, STRIPE_SECRET_KEY: 'sk_live_abc' };
      const { code, out, err } = await run([command], variables);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^STRIPE_SECRET_KEY [^\n]*npm run serve[^\n]*\n$/);
    }
    expect(await shop.allRows()).toEqual(before);
  });

  test.each([
    ['is marked production', 'production', /^DATABASE_URL names a database that is marked production/m],
    ['is marked staging', 'staging', /^DATABASE_URL names a database that is marked staging/m],
    [
      'contains data and has no mark',
      null,
      /^DATABASE_URL names a database that contains data and has no environment/m,
    ],
  ] as const)('reject a database that %s and change nothing', async (_, mark, message) => {
    const shop = await openRealShop();
    await shop.db.query('DELETE FROM environment_mark');
    if (mark !== null) await writeMark(shop.db, mark);
    const before = await shop.allRows();
    const { code, err } = await run(['start'], {
      DATABASE_URL: shop.url,
      PORT: String(await freePort()),
      AUTH_PORT: String(await freePort()),
      STRIPE_PORT: String(await freePort()),
    });
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(await shop.allRows()).toEqual(before);
  });
});

describe('npm run doctor', () => {
  const secrets = {
    TOKEN_SECRET: 'q8Zt3Lw0Vx7Nf5Rb2Kd9Hs6Jm1Pc4Gy-TuEaWi',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_hushhush',
    FIREBASE_API_KEY: 'AIza-hushhush',
    METRICS_TOKEN: 'k7Qz2Vn9Xr4Lm8Tc',
  };

  async function services() {
    const stripe = await startStripeMock({
      port: 0,
      secretKey: secrets.STRIPE_SECRET_KEY,
      publishableKey: 'pk_test_local',
      webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
      webhookUrl: 'http://localhost:1/',
    });
    const keys = await listen((_, response) => void response.end('{"keys":[{"kty":"RSA"}]}'), 0);
    afterAll(() => Promise.all([stripe.stop(), keys.close()]));
    return {
      NODE_ENV: '',
      PUBLIC_URL: 'https://shop.example',
      PAYMENTS: 'sandbox',
      STRIPE_API_HOST: stripe.url,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      FIREBASE_PROJECT_ID: 'norholt-shop',
      FIREBASE_JWKS_URL: `http://localhost:${keys.port}/keys`,
      ...secrets,
    };
  }

  const linesOf = (out: string) => out.split('\n').filter((line) => !/ app {2}/.test(line));

  test('reports no fault for a complete shop', async () => {
    await app.addUser({ role: 'admin' });
    await writeMark(db, 'production');
    const { out, err } = await run(['doctor'], await services()).finally(() => writeMark(db, 'local'));
    expect(err).toBe('');
    expect(linesOf(out)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ok {5}settings .*production under https:\/\/shop\.example/),
        expect.stringMatching(/^ok {5}database .*PostgreSQL \d+/),
        expect.stringMatching(/^ok {5}admin/),
        expect.stringMatching(/^ok {5}payments .*accepts the key, in sandbox mode/),
        expect.stringMatching(/^ok {5}sign-in .*norholt-shop/),
        expect.stringMatching(/^ok {5}images .*can be written and read/),
        expect.stringMatching(/^ok {5}stock/),
      ]),
    );
    expect(linesOf(out).join('\n')).not.toContain('WRONG  ');
    for (const secret of Object.values(secrets)) expect(out).not.toContain(secret);
  });

  test('reports every fault without secrets and exits with 1', async () => {
    const bare = await openTestDatabase();
    const { code, out, err } = await run(['doctor'], {
      ...(await services()),
      DATABASE_URL: bare.url,
      STRIPE_API_HOST: 'http://localhost:1',
      FIREBASE_JWKS_URL: 'http://localhost:1/keys',
      DATA_DIR: '/dev/null/none',
    });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/^note {3}admin .*none yet/m);
    for (const what of ['payments', 'sign-in', 'images']) {
      expect(out).toMatch(new RegExp(`^WRONG  ${what} `, 'm'));
    }
    for (const secret of Object.values(secrets)) expect(out).not.toContain(secret);
    expect(out).not.toContain(new URL(bare.url).password);
  });

  test('reports an invalid provider key without printing it', async () => {
    const key = { STRIPE_SECRET_KEY: 'sk_test_elsewhere' };
    const { code, out } = await run(['doctor'], { ...(await services()), ...key });
    expect(code).toBe(1);
    expect(out).toMatch(/^WRONG {2}payments /m);
    expect(out).not.toContain('elsewhere');
  });

  test('prints the environment and the reason', async () => {
    expect((await run(['doctor'], { NODE_ENV: '' })).out).toMatch(
      /^note {3}mode {6}production, because NODE_ENV is not set$/m,
    );
    const { out } = await run(['doctor'], { STRIPE_SECRET_KEY: 'sk_live_abc' });
    expect(out).toMatch(/^note {3}mode {6}production, because STRIPE_SECRET_KEY is a live key$/m);
    expect(out).toMatch(/^note {3}settings {2}npm start and npm run dev refuse .* STRIPE_SECRET_KEY$/m);
  });

  test('reports what npm start rejects', async () => {
    const { code, out } = await run(['doctor'], { FIREBASE_PROJECT_ID: 'norholt-shop', AUTH_PORT: 'x' });
    expect(code).toBe(1);
    expect(out).toMatch(/^note {3}mode {6}local, because NODE_ENV is test$/m);
    for (const name of ['FIREBASE_PROJECT_ID', 'AUTH_PORT']) {
      expect(out).toMatch(new RegExp(`^WRONG  settings  ${name} `, 'm'));
    }
  });

  test('reports a database of another environment, with complete or incomplete settings', async () => {
    for (const variables of [await services(), { NODE_ENV: '' }]) {
      const { code, out } = await run(['doctor'], variables);
      expect(code).toBe(1);
      expect(out).toMatch(/^WRONG {2}database {2}DATABASE_URL names a database that is marked local/m);
    }
  });

  test('notes each setting that was relaxed explicitly', async () => {
    const { out } = await run(['doctor'], {
      ...(await services()),
      RATE_LIMIT_SCALE: '10',
      ALLOW_RATE_LIMIT_SCALE: '1',
      DATABASE_TLS: 'off',
      HOST: '0.0.0.0',
    });
    for (const name of ['RATE_LIMIT_SCALE', 'DATABASE_TLS', 'HOST', 'PAYMENTS', 'TRUSTED_PROXIES']) {
      expect(out).toMatch(new RegExp(`^note   settings  ${name} `, 'm'));
    }
  });
});
