import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '#local/database.ts';
import { runCommand } from '#local/operations/commands.ts';
import { conclude } from '#local/operations/doctor.ts';
import { startStripeMock } from '#mocks/stripe/stripe-mock.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { readMark, writeMark } from '#server/db/environment-mark.ts';
import { seedIfEmpty } from '#server/seed/seed.ts';
import { projectRoot } from '#server/core/root.ts';
import { auditOf, createTestApp } from '#server/testing/app.ts';
import { diskCheck } from '#server/operations/health-checks.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { productionVariables } from '#server/testing/production-variables.ts';
import { serve } from '#server/testing/serve.ts';

const folder = tempFolder();

const { db, url, shopUrl } = await openTestDatabase();
const app = createTestApp(db);

const run = ([command = '', ...args]: readonly string[], environment: Record<string, string> = {}) =>
  runCommand(command, args, {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'test',
    ...environment,
  });

const unmark = (from: typeof db) => from.query('DELETE FROM environment_mark');

/** The outcome of a command that fails with a message. */
const failure = (message: RegExp) => ({ code: 1, err: expect.stringMatching(message) as string });
const success = (out: RegExp) => ({ code: 0, out: expect.stringMatching(out) as string, err: '' });

type Step = [args: string, environment: Record<string, string>, outcome: object];

/** Runs commands in sequence. */
async function expectSteps(...steps: Step[]): Promise<void> {
  for (const [args, environment, outcome] of steps)
    expect(await run(args.split(' '), environment), args).toMatchObject(outcome);
}

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
    [['categories'], 'npm run db:categories -- <file.json>'],
    [['audit', 'review', 'x'], 'npm run audit -- order <id> | part <id> | user <id or e-mail>'],
    [['audit', 'order'], 'npm run audit -- order <id> | part <id> | user <id or e-mail>'],
    [['doctor', 'who'], 'npm run doctor [-- release]'],
    [['mail', 'retry'], 'npm run mail -- test <email> | failed | retry <id>|all'],
    [['migrate', 'now'], 'npm run db:migrate'],
    [['mark'], 'npm run db:mark -- local|staging|production'],
    [['mark', 'live'], 'npm run db:mark -- local|staging|production'],
  ])('%j prints its usage', async (args, usage) => {
    expect(await run(args)).toEqual({ code: 1, out: '', err: `Usage: ${usage}\n` });
  });

  test.each([
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^[^\n]*ECONNREFUSED[^\n]*\n$/],
    [{ DATABASE_URL: '', NODE_ENV: '' }, /^DATABASE_URL is missing[^\n]*\n$/],
    [{ DATABASE_URL: '' }, /^There is no database in [^\n]*\n$/],
  ])('reports a missing database in one line (%j)', async (environment, message) => {
    expect(await run(['admin', 'promote', 'a@b.test'], environment)).toMatchObject(failure(message));
  });

  test.each([
    ['admin', {}, /^Usage: npm run admin/],
    ['start', { STRIPE_SECRET_KEY: 'sk_live_abc' }, /^STRIPE_SECRET_KEY [^\n]*npm run serve[^\n]*\n$/],
    ['dev', { STRIPE_SECRET_KEY: 'sk_live_abc' }, /^STRIPE_SECRET_KEY [^\n]*npm run serve[^\n]*\n$/],
  ])('is a process that fails with one line: %s', { timeout: 60_000 }, async (command, environment, line) => {
    const child = spawn(process.execPath, ['local/cli.js', command], {
      cwd: projectRoot,
      env: { PATH: process.env['PATH'], DATABASE_URL: url, NODE_ENV: 'test', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ code, err }).toEqual(failure(line));
  });
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
    await expectSteps(
      [
        'admin promote unproven@norholt.test',
        {},
        failure(/^unproven@norholt\.test is not verified: [^\n]*\n$/),
      ],
      [
        'admin promote nobody@norholt.test',
        {},
        failure(/^nobody@norholt\.test has never signed in[^\n]*\n$/),
      ],
    );
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

test('db:migrate, db:mark and db:restore name the role and the variable that need the owner', async () => {
  const other = await openTestDatabase();
  const file = join(folder, 'for-the-owner.backup');
  const advice = (command: string, variable: string) =>
    failure(
      new RegExp(
        `^permission denied for [^\\n]*, for the role norholt_shop of ${variable}\\. npm run db:${command} needs ` +
          `the role that owns the database: put DATABASE_DIRECT_URL=<the owner's URL> in front of the command\\.\\n$`,
      ),
    );
  const direct = { DATABASE_URL: other.url, DATABASE_DIRECT_URL: other.shopUrl };
  await expectSteps(
    ['mark local', { DATABASE_URL: shopUrl }, advice('mark', 'DATABASE_URL')],
    ['migrate', direct, advice('migrate', 'DATABASE_DIRECT_URL')],
    [`backup ${file}`, {}, success(/./)],
    [`restore ${file}`, direct, advice('restore', 'DATABASE_DIRECT_URL')],
    // The rule of the runbook: it works whether or not the settings have a DATABASE_DIRECT_URL.
    ['migrate', { DATABASE_URL: other.shopUrl, DATABASE_DIRECT_URL: other.url }, success(/./)],
  );
});

test('behind a pooler in transaction mode, db:migrate and db:seed need DATABASE_DIRECT_URL', async () => {
  const pooled = { DATABASE_URL: 'postgres://pooler@127.0.0.1:1/none', DATABASE_POOLER: 'transaction' };
  const direct = { ...pooled, DATABASE_DIRECT_URL: (await openTestDatabase()).url };
  await expectSteps(
    ['migrate', pooled, failure(/DATABASE_DIRECT_URL\.\n$/)],
    ['migrate', direct, success(/./)],
    ['seed', direct, success(/./)],
  );
});

test('db:seed fills only an empty database, and db:backup and db:restore copy it to another one', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  const file = join(folder, 'shop.backup');
  const [source, target] = [{ DATABASE_URL: one.url }, { DATABASE_URL: other.url }];
  await expectSteps(
    ['seed', source, success(/./)],
    ['seed', source, failure(/^The database contains data and was not seeded\.\n$/)],
    ['seed', { ...target, NODE_ENV: '' }, failure(/^The demo accounts are known[^\n]*\n$/)],
    [`backup ${file}`, source, success(/rows of/)],
    [`restore ${file}`, source, failure(/^The database contains data[^\n]*\n$/)],
    [`restore ${file}`, target, success(/./)],
  );
  const count = async (from: typeof db) => (await from.query('SELECT count(*) FROM orders')).rows;
  expect(await count(other.db)).toEqual(await count(one.db));
});

test('db:categories loads a file, also again, and changes nothing if it is wrong', async () => {
  const one = await openTestDatabase();
  const source = { DATABASE_URL: one.url };
  const write = (content: object) => {
    const file = join(folder, 'categories.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const group = { slug: 'brakes', name: 'Brakes', parent: null, description: '', specs: [] };
  const file = write({ specs: [], categories: [group] });
  await expectSteps([`categories ${file}`, source, success(/1 categories/)]);
  write({ specs: [], categories: [{ ...group, name: 'Stopping' }] });
  await expectSteps([`categories ${file}`, source, success(/1 categories/)]);
  write({ specs: [], categories: [{ ...group, slug: 'No Slug', name: 'Going' }] });
  await expectSteps([
    `categories ${file}`,
    source,
    failure(/: categories\.0\.slug: [^\n]*Nothing was changed\.\n$/),
  ]);
  const { rows } = await one.db.query('SELECT slug, name FROM categories');
  expect(rows).toEqual([{ slug: 'brakes', name: 'Stopping' }]);
});

test('npm run audit prints the history of an order, and reports unknown objects', async () => {
  const shop = await openTestDatabase();
  await seedIfEmpty(shop.db);
  const { rows } = await shop.db.query<{ id: string }>(`SELECT id FROM orders WHERE status = 'shipped'`);
  const line = String.raw`20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC  \S+  seed: `;
  const trail = new RegExp(`^${line}unpaid\n${line}unpaid → paid\n${line}paid → shipped\n$`);
  await expectSteps(
    [`audit order ${rows[0]?.id}`, { DATABASE_URL: shop.url }, success(trail)],
    ['audit order x', {}, failure(/^There is no order x\.\n$/)],
    ['audit part 019a9c40-0000-7000-8000-000000000001', {}, failure(/^There is no part 019a/)],
    ['audit user no@body.test', {}, failure(/^There is no user no@body\.test\.\n$/)],
  );
});

describe('the environment of a database', () => {
  const other = failure(
    /^DATABASE_URL names a database that is marked production, but this command runs as local\. Nothing was changed\.\n$/,
  );
  const missing = failure(/has no environment mark\. Nothing was changed\..*npm run db:mark -- production/);

  test('is set by the first command on an empty database, and other environments are rejected', async () => {
    const shop = await openTestDatabase();
    await unmark(shop.db);
    const local = { DATABASE_URL: shop.url };
    await expectSteps(['migrate', { ...local, NODE_ENV: '' }, success(/./)]);
    expect(await readMark(shop.db)).toBe('production');
    for (const command of ['migrate', 'seed', 'admin promote a@b.test', 'audit user a@b.test'])
      await expectSteps([command, local, other]);
  });

  test('must be set explicitly for a database with data', async () => {
    const shop = await openTestDatabase();
    await seedIfEmpty(shop.db);
    await unmark(shop.db);
    const local = { DATABASE_URL: shop.url };
    await expectSteps(
      ['migrate', local, missing],
      ['audit user a@b.test', local, missing],
      ['mark staging', { ...local, NODE_ENV: '' }, success(/^The database is marked staging\.\n$/)],
      ['mark local', { ...local, NODE_ENV: '' }, success(/marked local; it was marked staging\.\n$/)],
      ['migrate', local, success(/./)],
    );
  });
});

describe('npm start and npm run dev', () => {
  test.each(['production', 'staging', null] as const)(
    'reject a database that is marked %s and contains data, and change nothing',
    async (mark) => {
      const shop = await openTestDatabase();
      await seedIfEmpty(shop.db);
      await unmark(shop.db);
      if (mark !== null) await writeMark(shop.db, mark);
      const message = mark === null ? 'contains data and has no environment mark' : `is marked ${mark}`;
      await expect(prepareDatabase({ url: shop.url, isEmbedded: false })).rejects.toThrow(
        `DATABASE_URL names a database that ${message}`,
      );
      expect(await readMark(shop.db)).toBe(mark);
    },
  );
});

describe('npm run doctor', () => {
  const secrets = {
    TOKEN_SECRET: productionVariables.TOKEN_SECRET,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_hushhush',
    FIREBASE_API_KEY: 'AIza-hushhush',
    METRICS_TOKEN: productionVariables.METRICS_TOKEN,
  };

  async function services() {
    const stripe = await startStripeMock({
      port: 0,
      secretKey: secrets.STRIPE_SECRET_KEY,
      publishableKey: 'pk_test_local',
      webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
    });
    onTestFinished(() => stripe.stop());
    return {
      NODE_ENV: '',
      PUBLIC_URL: 'https://shop.example',
      PAYMENTS: 'sandbox',
      STRIPE_API_HOST: stripe.url,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      FIREBASE_PROJECT_ID: 'norholt-shop',
      FIREBASE_JWKS_URL: `${await serve((_, response) => response.end('{"keys":[{"kty":"RSA"}]}'))}/keys`,
      ...secrets,
    };
  }

  test('reports no fault for a complete shop', async () => {
    await app.addUser({ role: 'admin' });
    await writeMark(db, 'production');
    const { out, err } = await run(['doctor'], await services()).finally(() => writeMark(db, 'local'));
    expect(err).toBe('');
    for (const line of [
      'settings .*production under https://shop\\.example',
      'database .*PostgreSQL \\d+',
      'admin',
      'payments .*accepts the key, in sandbox mode',
      'sign-in .*norholt-shop',
      'images .*can be written and read',
      'stock',
      'search .*with pg_trgm',
      'disk .*GB are free',
    ])
      expect(out).toMatch(new RegExp(`^ok     ${line}`, 'm'));
    for (const secret of Object.values(secrets)) expect(out).not.toContain(secret);
  });

  test('finds images of parts that are not in the folder', async () => {
    const name = `${'a'.repeat(32)}-500.webp`;
    await db.query('INSERT INTO uploads (name, unused_since) VALUES ($1, NULL)', [name]);
    const { out } = await run(['doctor'], await services());
    await db.query('DELETE FROM uploads WHERE name = $1', [name]);
    expect(out).toMatch(new RegExp(`^WRONG  images .*missing in .*uploads: ${name}$`, 'm'));
  });

  test('reports every fault without secrets and exits with 1', async () => {
    const bare = await openTestDatabase();
    const { code, out, err } = await run(['doctor'], {
      ...(await services()),
      DATABASE_URL: bare.url,
      STRIPE_SECRET_KEY: 'sk_test_elsewhere',
      FIREBASE_JWKS_URL: 'http://localhost:1/keys',
      DATA_DIR: '/dev/null/none',
    });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/^note {3}admin .*none yet/m);
    for (const what of ['payments', 'sign-in', 'images']) {
      expect(out).toMatch(new RegExp(`^WRONG  ${what} `, 'm'));
    }
    for (const secret of [...Object.values(secrets), 'elsewhere', new URL(bare.url).password])
      expect(out).not.toContain(secret);
  });

  test('reports a cause once, and the reason of a lost connection', async () => {
    const name = `${'b'.repeat(32)}-500.webp`;
    await db.query('INSERT INTO uploads (name, unused_since) VALUES ($1, NULL)', [name]);
    const { out } = await run(['doctor'], {
      ...(await services()),
      ...{ S3_BUCKET: 'wrong', S3_REGION: 'eu-north-1', S3_ENDPOINT: 'http://127.0.0.1:1' },
      ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret', STRIPE_API_HOST: 'http://127.0.0.1:1' },
    });
    await db.query('DELETE FROM uploads WHERE name = $1', [name]);
    expect(out.match(/^WRONG {2}images .*$/gm)).toEqual([
      expect.stringContaining('the bucket wrong cannot be written'),
    ]);
    expect(out).toMatch(/^WRONG {2}payments .*ECONNREFUSED/m);
    // The database of the test is external, so nothing is on the disk.
    expect(out).not.toMatch(/^\S+ +disk /m);
  });

  test('a release starts although another service is down, and not without what it needs', () => {
    const wrong = (subject: string) => ({ subject, state: 'wrong', message: '' }) as const;
    for (const subject of ['mail', 'payments', 'sign-in', 'images', 'stock'])
      expect(conclude([wrong(subject)], true)).toEqual({
        isFailed: false,
        summary: 'Wrong: 1. The release can start.',
      });
    for (const subject of ['settings', 'database', 'direct', 'disk', 'app'])
      expect(conclude([wrong('mail'), wrong(subject)], true)).toEqual({
        isFailed: true,
        summary: 'Wrong: 2.',
      });
    expect(conclude([wrong('mail')], false)).toEqual({ isFailed: true, summary: 'Wrong: 1.' });
  });

  test('prints the environment with its reason, what npm start rejects, and a database of another one', async () => {
    const settings = { FIREBASE_PROJECT_ID: 'norholt-shop', AUTH_PORT: 'x' };
    const lines = (...expected: string[]) => ({
      out: expect.stringMatching(new RegExp(expected.map((line) => `${line}[^]*`).join(''))) as string,
    });
    const marked = 'WRONG  database  DATABASE_URL names a database that is marked local';
    const refused = 'note   settings  npm start and npm run dev refuse .* STRIPE_SECRET_KEY';
    await expectSteps(
      ['doctor', { NODE_ENV: '' }, lines('note   mode      production, because NODE_ENV is not set', marked)],
      ['doctor', await services(), lines(marked)],
      [
        'doctor',
        { STRIPE_SECRET_KEY: 'sk_live_abc' },
        lines('because STRIPE_SECRET_KEY is a live key', refused),
      ],
      ['doctor', settings, lines('local, because NODE_ENV is test', 'WRONG  settings  FIREBASE_PROJECT_ID ')],
      ['doctor', settings, lines('WRONG  settings  AUTH_PORT ')],
    );
  });

  test('finds a disk with less than 1 GB of free space', () => {
    expect(diskCheck('/data', 1e9).state).toBe('good');
    expect(diskCheck('/data', 1e9 - 1).state).toBe('wrong');
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
