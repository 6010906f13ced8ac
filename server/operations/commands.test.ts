import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listen } from '#mocks/listen.ts';
import { startStripeStandIn } from '#mocks/stripe/stand-in.ts';
import { seedIfEmpty } from '../db/seed.ts';
import { projectRoot } from '../root.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

// Each is a process of its own, the first of which may have to be bundled.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'norholt-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { db, url } = await openTestDatabase();
const app = createTestApp(db);

/** An npm script's command, as npm runs it. */
function run(words: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['local/bin.js', ...words], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: '',
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

const adminUsage = 'npm run admin -- promote | demote | sign-out | block | unblock <email>';

describe('a command that is called wrongly', () => {
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
  ])('%j says how it is called', async (words, usage) => {
    expect(await run(words)).toEqual({ code: 1, out: '', err: `Usage: ${usage}\n` });
  });

  test.each([['admin', 'promote', 'a@b.test'], ['seed'], ['backup', join(folder, 'none')]])(
    'without a database: says so in a line (%s)',
    async (...words) => {
      const away = await run(words, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
      expect(away).toMatchObject({ code: 1, out: '' });
      expect(away.err).toMatch(/^[^\n]*ECONNREFUSED[^\n]*\n$/);
      const none = await run(words, { DATABASE_URL: '', NODE_ENV: 'production' });
      expect(none).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^DATABASE_URL is missing[^\n]*\n$/),
      });
      const unmade = await run(words, { DATABASE_URL: '' });
      expect(unmade).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^There is no database in [^\n]*\n$/),
      });
    },
  );
});

describe('npm run admin', () => {
  test('makes a verified user an admin once, and writes it down', async () => {
    const user = await app.addUser({ email: 'first@norholt.test' });
    const promote = () => run(['admin', 'promote', ' First@Norholt.test ']);
    expect(await promote()).toEqual({ code: 0, out: 'first@norholt.test is an admin now.\n', err: '' });
    expect(await promote()).toEqual({ code: 0, out: 'first@norholt.test was an admin already.\n', err: '' });
    const { rows } = await db.query('SELECT call, before, after FROM audit_log WHERE object = $1', [user.id]);
    expect(rows).toEqual([{ call: 'npm run admin', before: 'customer', after: 'admin' }]);
    const audit = await run(['audit', 'user', 'FIRST@norholt.test']);
    expect(audit.out).toMatch(/UTC {2}the shop itself {2}npm run admin: customer → admin\n$/);
  });

  test('refuses an address that is unknown or not verified, and says what to do', async () => {
    await app.addUser({ email: 'unproven@norholt.test', isVerified: false });
    expect(await run(['admin', 'promote', 'unproven@norholt.test'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^unproven@norholt\.test is not verified: [^\n]*\n$/),
    });
    expect(await run(['admin', 'promote', 'nobody@norholt.test'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^nobody@norholt\.test has never signed in[^\n]*\n$/),
    });
    const { rows } = await db.query(`SELECT FROM users WHERE email = 'nobody@norholt.test'`);
    expect(rows).toEqual([]);
  });
});

describe('npm run admin, for somebody who must not act any more', () => {
  test('signs out, blocks, unblocks and demotes, and writes each down', async () => {
    await app.addUser({ role: 'admin' });
    const user = await app.addUser({ email: 'rogue@norholt.test', role: 'admin' });
    const status = async (token: string) => (await app.call('GET', `/user/${user.email}`, { token })).status;
    const act = async (verb: string) => {
      const token = await app.accessToken(user);
      const { code, out } = await run(['admin', verb, 'Rogue@norholt.test']);
      return { code, out, status: await status(token) };
    };
    const said = (words: string) => `rogue@norholt.test ${words}\n`;
    expect(await act('sign-out')).toEqual({
      code: 0,
      out: said('is signed out on every device.'),
      status: 401,
    });
    expect(await act('block')).toEqual({
      code: 0,
      out: said('cannot sign in any more, and is signed out on every device.'),
      status: 401,
    });
    expect(await act('unblock')).toEqual({ code: 0, out: said('can sign in again.'), status: 200 });
    expect(await act('demote')).toEqual({
      code: 0,
      out: said('is a customer now, and signed out on every device.'),
      status: 401,
    });
    expect(await act('demote')).toMatchObject({ out: said('was no admin.'), status: 200 });
    const { rows } = await db.query(
      'SELECT call, before, after FROM audit_log WHERE object = $1 ORDER BY id',
      [user.id],
    );
    expect(rows).toEqual([
      { call: 'npm run admin', before: null, after: 'signed out' },
      { call: 'npm run admin', before: null, after: 'blocked' },
      { call: 'npm run admin', before: 'blocked', after: 'unblocked' },
      { call: 'npm run admin', before: 'admin', after: 'customer' },
    ]);
  });
});

describe('behind a pooler in transaction mode', () => {
  const environment = { DATABASE_URL: 'postgres://pooler@127.0.0.1:1/none', DATABASE_POOLER: 'transaction' };

  test('db:migrate asks for DATABASE_DIRECT_URL, whose session its lock needs', async () => {
    expect(await run(['migrate'], environment)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/DATABASE_DIRECT_URL\.\n$/),
    });
  });

  test.each([['migrate'], ['seed']])('%s goes to DATABASE_DIRECT_URL', async (command) => {
    const direct = await openTestDatabase();
    expect(await run([command], { ...environment, DATABASE_DIRECT_URL: direct.url })).toMatchObject({
      code: 0,
      err: '',
    });
  });
});

describe('npm run db:seed, db:backup and db:restore', () => {
  test('fill an empty shop alone, and carry it to another database', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    const file = join(folder, 'shop.backup');
    expect(await run(['seed'], { DATABASE_URL: one.url })).toMatchObject({ code: 0, err: '' });
    expect(await run(['seed'], { DATABASE_URL: one.url })).toEqual({
      code: 1,
      out: '',
      err: 'The database holds data: nothing was put into it.\n',
    });
    expect(await run(['seed'], { DATABASE_URL: other.url, NODE_ENV: 'production' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The demo accounts are known[^\n]*\n$/),
    });
    const backup = await run(['backup', file], { DATABASE_URL: one.url });
    expect(backup).toMatchObject({ code: 0, err: '', out: expect.stringContaining('rows of') });
    expect(await run(['restore', file], { DATABASE_URL: one.url })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The database holds data[^\n]*\n$/),
    });
    expect(await run(['restore', file], { DATABASE_URL: other.url })).toMatchObject({ code: 0, err: '' });
    const count = async (from: typeof db) => (await from.query('SELECT count(*) FROM orders')).rows;
    expect(await count(other.db)).toEqual(await count(one.db));
  });
});

describe('npm run audit', () => {
  test('tells an order’s life in words', async () => {
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

  test('says when there is no such thing', async () => {
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

describe('npm run doctor', () => {
  const secrets = {
    TOKEN_SECRET: 'q8Zt3Lw0Vx7Nf5Rb2Kd9Hs6Jm1Pc4Gy-TuEaWi',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_hushhush',
    FIREBASE_API_KEY: 'AIza-hushhush',
    METRICS_TOKEN: 'k7Qz2Vn9Xr4Lm8Tc',
  };

  async function services() {
    const stripe = await startStripeStandIn({
      port: 0,
      secretKey: secrets.STRIPE_SECRET_KEY,
      publishableKey: 'pk_test_local',
      webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
      webhookUrl: 'http://localhost:1/',
    });
    const keys = await listen((_, answer) => void answer.end('{"keys":[{"kty":"RSA"}]}'), 0);
    afterAll(() => Promise.all([stripe.stop(), keys.close()]));
    return {
      NODE_ENV: 'production',
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

  test('finds nothing wrong with a shop that has all it needs', async () => {
    await app.addUser({ role: 'admin' });
    const { out, err } = await run(['doctor'], await services());
    expect(err).toBe('');
    expect(linesOf(out)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ok {5}settings .*production under https:\/\/shop\.example/),
        expect.stringMatching(/^ok {5}database .*PostgreSQL \d+/),
        expect.stringMatching(/^ok {5}admin/),
        expect.stringMatching(/^ok {5}payments .*takes the key, in sandbox mode/),
        expect.stringMatching(/^ok {5}sign-in .*norholt-shop/),
        expect.stringMatching(/^ok {5}pictures .*can be written and read/),
        expect.stringMatching(/^ok {5}stock/),
      ]),
    );
    expect(linesOf(out).join('\n')).not.toContain('WRONG  ');
    for (const secret of Object.values(secrets)) expect(out).not.toContain(secret);
  });

  test('names everything that is wrong, tells no secret, and ends with 1', async () => {
    const bare = await openTestDatabase();
    const { code, out, err } = await run(['doctor'], {
      ...(await services()),
      DATABASE_URL: bare.url,
      STRIPE_API_HOST: 'http://localhost:1',
      FIREBASE_JWKS_URL: 'http://localhost:1/keys',
      DATA_DIR: '/dev/null/none',
    });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    for (const what of ['admin', 'payments', 'sign-in', 'pictures']) {
      expect(out).toMatch(new RegExp(`^WRONG  ${what} `, 'm'));
    }
    for (const secret of Object.values(secrets)) expect(out).not.toContain(secret);
    expect(out).not.toContain(new URL(bare.url).password);
  });

  test('names a key that the provider does not take, without repeating it', async () => {
    const { code, out } = await run(['doctor'], {
      ...(await services()),
      STRIPE_SECRET_KEY: 'sk_test_elsewhere',
    });
    expect(code).toBe(1);
    expect(out).toMatch(/^WRONG {2}payments /m);
    expect(out).not.toContain('elsewhere');
  });

  test('names each setting at fault', async () => {
    const { code, out } = await run(['doctor'], { NODE_ENV: 'production' });
    expect(code).toBe(1);
    for (const name of ['PUBLIC_URL', 'TOKEN_SECRET', 'STRIPE_SECRET_KEY', 'FIREBASE_PROJECT_ID']) {
      expect(out).toMatch(new RegExp(`^WRONG  settings  ${name} `, 'm'));
    }
  });
});
