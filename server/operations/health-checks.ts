import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError, readConfig, type Config } from '../config/config.ts';
import { connect, type Database } from '../db/connect.ts';
import { checkMark, readMark, type Target } from '../db/environment-mark.ts';
import { findSchemaFault } from '../db/migrate.ts';
import { findExcessRights } from '../db/shop-role.ts';
import { canStore } from '../images/check-image-store.ts';
import { openImageStore } from '../images/open-image-store.ts';
import { countStuckMails } from '../mails/mail-queue.ts';
import { openSmtp } from '../mails/smtp.ts';
import { withoutPrivate } from '../mails/smtp-fault.ts';
import { stockMismatches } from '../orders/stock.ts';
import { connectProvider } from '../payments/provider.ts';
import { projectRoot } from '../core/root.ts';
import { OperationError } from '../core/operation-error.ts';

/** The result of one check. A `note` needs no action. */
export interface HealthCheck {
  subject: string;
  state: 'good' | 'note' | 'wrong';
  message: string;
}

interface HealthCheckOptions {
  variables: Readonly<Record<string, string | undefined>>;
  /** The database to check, or the reason why there is none. */
  database: (Target & { url: string; pooler?: Config['databasePooler'] }) | { url: null; why: string };
}

const good = (subject: string, message: string): HealthCheck => ({ subject, state: 'good', message });
const note = (subject: string, message: string): HealthCheck => ({ subject, state: 'note', message });
const wrong = (subject: string, message: string): HealthCheck => ({ subject, state: 'wrong', message });

/** ms for each service to respond. */
const timeout = 8_000;

/** Checks the settings, the database and every service of the shop. The results contain no secrets. */
export async function runHealthChecks({ variables, database }: HealthCheckOptions): Promise<HealthCheck[]> {
  let config: Config;
  try {
    config = readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...error.lines.map((line) => wrong('settings', line)), ...(await checkMarkOnly(database))];
  }
  const imageStore = imageChecks(config);
  const services = await Promise.all([
    databaseChecks(config, database, imageStore),
    paymentChecks(config),
    signInChecks(config),
    imageStore,
    mailChecks(config),
  ]);
  return [
    ...settingsChecks(config, variables),
    ...services.flat(),
    // The check of the images has created the folder.
    ...(await diskChecks(config)),
    ...appChecks(config),
  ];
}

/** Notes settings that are unusual in production. */
function settingsChecks(config: Config, variables: HealthCheckOptions['variables']): HealthCheck[] {
  const { environment, isProduction, publicUrl, rateLimitScale, host, payments } = config;
  const mode = isProduction ? environment : 'the local run of npm start';
  const notes: Array<[boolean, string]> = [
    [publicUrl.startsWith('http:'), 'PUBLIC_URL is not https, so Strict-Transport-Security is not sent'],
    [payments.mode === 'sandbox', 'PAYMENTS is sandbox: no card is charged'],
    [variables.DATABASE_TLS?.trim() === 'off', 'DATABASE_TLS is off: TLS to the database is not required'],
    [host === '0.0.0.0' || host === '::', `HOST is ${host}: the server listens on every interface`],
    [
      config.trustedProxies === undefined,
      'TRUSTED_PROXIES is not set: behind a proxy all clients share one rate limit',
    ],
  ];
  return [
    good('settings', `complete, for ${mode} under ${publicUrl}`),
    ...(rateLimitScale === 1
      ? []
      : [note('settings', `RATE_LIMIT_SCALE scales every rate limit by ${rateLimitScale}`)]),
    ...(config.seller === undefined
      ? [note('settings', `${missingSeller(variables)} not set: invoices are called receipts`)]
      : []),
    ...notes.filter(([applies]) => isProduction && applies).map(([, message]) => note('settings', message)),
  ];
}

/** What an invoice needs, such as `SELLER_NAME, SELLER_REGISTER are`. */
function missingSeller(variables: HealthCheckOptions['variables']): string {
  const missing = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_CONTACT', 'SELLER_REGISTER'].filter(
    (name) => !variables[name]?.trim(),
  );
  return `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'}`;
}

/** Runs checks. After an error the result is `failure` with its reason. */
async function attempt(
  subject: string,
  failure: string,
  run: () => Promise<HealthCheck[]>,
): Promise<HealthCheck[]> {
  try {
    return await run();
  } catch (error) {
    return [wrong(subject, `${failure}: ${reasonOf(error)}`)];
  }
}

interface DatabaseAttempt {
  subject: string;
  failure: string;
  url: string;
  pooler?: Config['databasePooler'];
}

/** Runs checks with a connection. */
async function onDatabase(
  { subject, failure, url, pooler }: DatabaseAttempt,
  run: (db: Database) => Promise<HealthCheck[]>,
): Promise<HealthCheck[]> {
  const db = connect(url, { size: 2, pooler });
  try {
    return await attempt(subject, failure, () => run(db));
  } finally {
    await db.close();
  }
}

/** Checks the environment of the database when other settings are invalid. */
async function checkMarkOnly(found: HealthCheckOptions['database']): Promise<HealthCheck[]> {
  if (found.url === null) return [];
  const database = { subject: 'database', failure: 'cannot be used', url: found.url, pooler: found.pooler };
  return onDatabase(database, async (db) => [await markCheck(db, found)]);
}

async function markCheck(db: Database, target: Target): Promise<HealthCheck> {
  try {
    await checkMark(db, target);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return wrong('database', error.message);
  }
  const mark = await readMark(db);
  return mark === null
    ? note('database', `has no environment mark yet: the next start marks it ${target.environment}`)
    : good('database', `is marked ${mark}`);
}

async function databaseChecks(
  config: Config,
  found: HealthCheckOptions['database'],
  imageStore: Promise<HealthCheck[]>,
): Promise<HealthCheck[]> {
  const subject = 'database';
  if (found.url === null) return [wrong(subject, found.why)];
  const database = { subject, failure: 'cannot be used', url: found.url, pooler: found.pooler };
  return onDatabase(database, async (db) => {
    const { rows } = await db.query<{ number: number; version: string }>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
    );
    const [{ number, version } = { number: 0, version: '' }] = rows;
    if (number < 150_000)
      return [wrong(subject, `PostgreSQL ${version} is too old: Norholt needs 15 or newer`)];
    const faults = await db.sessionFaults();
    if (faults.length > 0) return faults.map((line) => wrong(subject, line));
    const fault = await findSchemaFault(db);
    if (fault !== undefined) {
      return [
        wrong(subject, `PostgreSQL ${version} responds; its schema ${fault}`),
        await markCheck(db, found),
      ];
    }
    return [
      good(subject, `PostgreSQL ${version} responds, with a schema that this version can use`),
      await markCheck(db, found),
      ...(await rightsChecks(db, config)),
      ...(await directChecks(config)),
      ...(await replicaChecks(config)),
      ...(await adminChecks(db, config)),
      ...(await shopChecks(db)),
      ...(await queueChecks(db)),
      ...(await searchChecks(db)),
      // In a store that cannot be used, every image is missing.
      ...((await imageStore).every(({ state }) => state === 'good')
        ? await storedImageChecks(db, config)
        : []),
    ];
  });
}

/** Only for an external database: the embedded one always has two roles. */
async function rightsChecks(db: Database, { databaseUrl }: Config): Promise<HealthCheck[]> {
  if (databaseUrl === undefined) return [];
  const rights = await findExcessRights(db);
  return rights.map((right) => note('database', `${right}: docs/operations.md has the SQL for two roles`));
}

async function directChecks({ databaseDirectUrl: url }: Config): Promise<HealthCheck[]> {
  if (url === undefined) return [];
  const database = { subject: 'direct', failure: 'DATABASE_DIRECT_URL cannot be used', url };
  return onDatabase(database, async (db) => {
    const faults = await db.sessionFaults();
    return faults.length === 0
      ? [good('direct', 'DATABASE_DIRECT_URL responds')]
      : faults.map((line) => wrong('direct', `DATABASE_DIRECT_URL: ${line}`));
  });
}

async function replicaChecks({
  databaseReplicaUrl: url,
  databasePooler: pooler,
}: Config): Promise<HealthCheck[]> {
  if (url === undefined) return [];
  const database = { subject: 'replica', failure: 'DATABASE_REPLICA_URL cannot be used', url, pooler };
  return onDatabase(database, async (db) => {
    const { rows } = await db.query<{ isReplica: boolean }>('SELECT pg_is_in_recovery() AS "isReplica"');
    return rows[0]?.isReplica
      ? [good('replica', 'DATABASE_REPLICA_URL responds')]
      : [wrong('replica', 'DATABASE_REPLICA_URL is not a replica, so nobody reads from it')];
  });
}

async function adminChecks(db: Database, { adminEmails }: Config): Promise<HealthCheck[]> {
  const { rows } = await db.query<{ count: number }>(`SELECT count(*) FROM users WHERE role = 'admin'`);
  const count = rows[0]?.count ?? 0;
  if (count > 0) return [good('admin', count === 1 ? 'there is one' : `there are ${count}`)];
  // Not wrong: the first admin must sign in, for which the server must run.
  return adminEmails.size > 0
    ? [note('admin', 'there is none yet: a user in ADMIN_EMAILS becomes one at a verified sign-in')]
    : [note('admin', 'there is none yet: sign in, then run npm run admin -- promote <email>')];
}

async function shopChecks(db: Database): Promise<HealthCheck[]> {
  const broken = await stockMismatches(db);
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*) FROM refund_jobs WHERE state = 'refused'`,
  );
  const refused = rows[0]?.count ?? 0;
  return [
    broken.length === 0
      ? good('stock', 'matches its ledger for every part')
      : wrong('stock', `does not match its ledger: ${broken.map(({ partId }) => partId).join(', ')}`),
    ...(refused === 0 ? [] : [note('refunds', `${refused} refused by the provider, to be made by hand`)]),
  ];
}

/** Mails that did not leave. One recipient's full mailbox is not the shop's fault. */
async function queueChecks(db: Database): Promise<HealthCheck[]> {
  const stuck = (await countStuckMails(db)).filter(({ recipients }) => recipients > 0);
  return stuck.map(({ state, cause, recipients, reason }) => {
    const to = recipients === 1 ? 'one recipient' : `${recipients} recipients`;
    const what =
      state === 'waiting'
        ? `to ${to} have been waiting for more than 15 minutes`
        : `to ${to} failed within 24 hours: npm run mail -- failed lists them`;
    const message = `mails ${what}${reason === null ? '' : `; the answer was ${withoutPrivate(reason, [])}`}`;
    return cause === 'server' ? wrong('mail', message) : note('mail', message);
  });
}

async function searchChecks(db: Database): Promise<HealthCheck[]> {
  const { rows } = await db.query<{ hasIndex: boolean }>(
    `SELECT to_regclass('public.part_words_similar') IS NOT NULL AS "hasIndex"`,
  );
  const remedy =
    'run CREATE EXTENSION pg_trgm as a superuser, then SELECT use_trigrams() as the owner of the tables';
  return rows[0]?.hasIndex
    ? [good('search', 'finds similar words with pg_trgm')]
    : [note('search', `reads all words to correct one, because pg_trgm is not installed: ${remedy}`)];
}

async function paymentChecks({ payments }: Config): Promise<HealthCheck[]> {
  const where = payments.apiHost === undefined ? 'Stripe' : `the sandbox at ${payments.apiHost}`;
  return attempt('payments', `${where} cannot be used`, async () => {
    const provider = connectProvider({ ...payments, timeout: timeout / 4 });
    // The intent does not exist. A response that says so proves that the provider accepts the key.
    await provider.findIntent('pi_doctor', Date.now() + timeout);
    return [good('payments', `${where} responds and accepts the key, in ${payments.mode} mode`)];
  });
}

const KeySet = z.object({ keys: z.array(z.looseObject({})).check(z.minLength(1)) });

async function signInChecks({ firebase }: Config): Promise<HealthCheck[]> {
  const subject = 'sign-in';
  const { emulatorHost, jwksUrl, projectId } = firebase;
  const url = emulatorHost === undefined ? jwksUrl : `http://${emulatorHost}/`;
  const name = emulatorHost === undefined ? `the key set ${jwksUrl}` : `the emulator at ${emulatorHost}`;
  return attempt(subject, `${name} cannot be used`, async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return [wrong(subject, `${name} returned ${response.status}`)];
    if (emulatorHost === undefined) KeySet.parse(await response.json());
    return [good(subject, `${name} responds, for the project ${projectId}`)];
  });
}

async function mailChecks({ mail }: Config): Promise<HealthCheck[]> {
  if (mail === undefined) return [note('mail', 'MAIL_URL is not set: no mail is written or sent')];
  const where = `the mail server at ${mail.host}:${mail.port}`;
  return attempt('mail', `${where} cannot be used`, async () => {
    const session = await openSmtp(mail, {
      ...{ connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    });
    session.quit();
    return [good('mail', `${where} responds${mail.auth === undefined ? '' : ' and accepts the password'}`)];
  });
}

const whereImages = ({ dataDir, uploads: { bucket } }: Config): string =>
  bucket === undefined ? join(dataDir, 'uploads') : `the bucket ${bucket.name}`;

/** Finds a shop whose images are in another folder or bucket. */
async function storedImageChecks(db: Database, config: Config): Promise<HealthCheck[]> {
  const { rows } = await db.query<{ name: string }>(
    'SELECT name FROM uploads WHERE unused_since IS NULL AND removed_at IS NULL ORDER BY created_at DESC LIMIT 10',
  );
  const images = openImageStore(config);
  return attempt('images', `${whereImages(config)} cannot be read`, async () => {
    const found = await Promise.all(rows.map(({ name }) => images.has(name)));
    const missing = rows.filter((_, index) => !found[index]).map(({ name }) => name);
    return missing.length === 0
      ? []
      : [wrong('images', `missing in ${whereImages(config)}: ${missing.join(', ')}`)];
  });
}

async function imageChecks(config: Config): Promise<HealthCheck[]> {
  const subject = 'images';
  const { relay } = config.uploads;
  const where = whereImages(config);
  const images = openImageStore(config);
  return attempt(subject, `${where} cannot be written`, async () => {
    if (!(await canStore(images))) return [wrong(subject, `${where} does not store files`)];
    const host = relay === undefined ? '' : `; uploads are forwarded to ${new URL(relay.url).host}`;
    return [good(subject, `${where} can be written and read${host}`)];
  });
}

/** Bytes that must be free on a disk: a day of uploads, and room for PostgreSQL to write its log. */
const leastFree = 1_000_000_000;

/**
 * The disks of the embedded database and of the images, which may be another one. A folder that does not exist has been reported
 * by the check that needs it.
 */
async function diskChecks({ databaseUrl, dataDir, uploads }: Config): Promise<HealthCheck[]> {
  const folders = [
    ...(databaseUrl === undefined ? [dataDir] : []),
    ...(uploads.bucket === undefined ? [join(dataDir, 'uploads')] : []),
  ];
  const disks = new Map<number, string>();
  for (const folder of folders) {
    const disk = await stat(folder).catch(() => undefined);
    if (disk !== undefined && !disks.has(disk.dev)) disks.set(disk.dev, folder);
  }
  const checks = [...disks.values()].map((folder) =>
    attempt('disk', `the free space of ${folder} is unknown`, async () => {
      const { bavail, bsize } = await statfs(folder);
      return [diskCheck(folder, bavail * bsize)];
    }),
  );
  return (await Promise.all(checks)).flat();
}

export function diskCheck(folder: string, bytes: number): HealthCheck {
  const message = `${(bytes / 1e9).toFixed(1)} GB are free in ${folder}`;
  return bytes < leastFree ? wrong('disk', `${message}: at least 1 GB is needed`) : good('disk', message);
}

function appChecks({ isProduction }: Config): HealthCheck[] {
  if (existsSync(join(projectRoot, 'dist/app/index.html'))) return [good('app', 'is built')];
  const message = 'is not built: run npm run build';
  return [isProduction ? wrong('app', message) : note('app', `${message} (npm start does)`)];
}

/**
 * Returns the first line of the error message. A failed fetch has the message in its cause. Stripe's messages contain a
 * part of an invalid key.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperationError) return error.message;
  const { cause } = error;
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (cause instanceof Error) return reasonOf(cause);
  const text = error.message || ('code' in error ? String(error.code) : error.name);
  return text.replace(/\b([rsp]k|whsec)_[\w*]+/g, '$1_…').split('\n')[0] ?? '';
}
