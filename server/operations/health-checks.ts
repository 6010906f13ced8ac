import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { connect, type Database } from '../db/connect.ts';
import { checkMark, readMark, type Target } from '../db/environment-mark.ts';
import { isCurrent } from '../db/migrate.ts';
import { findExcessRights } from '../db/shop-role.ts';
import { newStem, pictureName } from '../images/picture-name.ts';
import { openPictureStore } from '../images/picture-store.ts';
import { brokenStock } from '../payments/jobs.ts';
import { connectProvider } from '../payments/provider.ts';
import { projectRoot } from '../root.ts';
import { OperationError } from './operation-error.ts';

/** One thing that was looked at. `note` is worth knowing and nothing to mend. */
export interface HealthCheck {
  what: string;
  state: 'good' | 'note' | 'wrong';
  words: string;
}

interface HealthCheckOptions {
  variables: Readonly<Record<string, string | undefined>>;
  /** The database to look into; null with the reason why there is none. */
  database: (Target & { url: string }) | { url: null; why: string };
  /** Where the build put the app. */
  appFolder?: string;
}

const good = (what: string, words: string): HealthCheck => ({ what, state: 'good', words });
const note = (what: string, words: string): HealthCheck => ({ what, state: 'note', words });
const wrong = (what: string, words: string): HealthCheck => ({ what, state: 'wrong', words });

/** ms that a service is given to answer. */
const patience = 8_000;

/** Looks at everything that the shop needs: what is configured, reachable, missing. Holds no secret. */
export async function runHealthChecks({
  variables,
  database,
  appFolder,
}: HealthCheckOptions): Promise<HealthCheck[]> {
  let config: Config;
  try {
    config = readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...error.lines.map((line) => wrong('settings', line)), ...(await markAlone(database))];
  }
  const asked = await Promise.all([
    databaseFindings(config, database),
    paymentFindings(config),
    signInFindings(config),
    pictureFindings(config),
  ]);
  return [...settingsChecks(config, variables), ...asked.flat(), ...appFindings(config, appFolder)];
}

/** The settings are complete; what is named beside that was allowed on purpose, or may have been forgotten. */
function settingsChecks(config: Config, variables: HealthCheckOptions['variables']): HealthCheck[] {
  const { environment, isProduction, publicUrl, rateLimitScale, host, payments } = config;
  const mode = isProduction ? environment : 'the local run of npm start';
  const notes: Array<[boolean, string]> = [
    [publicUrl.startsWith('http:'), 'PUBLIC_URL is not https: browsers are not told to keep to HTTPS'],
    [payments.mode === 'sandbox', 'PAYMENTS is sandbox: nobody is charged'],
    [variables.DATABASE_TLS?.trim() === 'off', 'DATABASE_TLS is off: TLS to the database is not required'],
    [host === '0.0.0.0' || host === '::', `HOST is ${host}: the server listens on every interface`],
    [
      config.trustedProxies === undefined,
      'TRUSTED_PROXIES is not set: behind a proxy all people count as one address',
    ],
  ];
  return [
    good('settings', `complete, for ${mode} under ${publicUrl}`),
    ...(rateLimitScale === 1
      ? []
      : [note('settings', `RATE_LIMIT_SCALE scales every rate limit by ${rateLimitScale}`)]),
    ...notes.filter(([isSo]) => isProduction && isSo).map(([, words]) => note('settings', words)),
  ];
}

/** Which environment the database belongs to; asked even when the settings are refused. */
async function markAlone(found: HealthCheckOptions['database']): Promise<HealthCheck[]> {
  if (found.url === null) return [];
  const db = connect(found.url, { size: 1 });
  try {
    return [await markCheck(db, found)];
  } catch (error) {
    return [wrong('database', `cannot be used: ${reasonOf(error)}`)];
  } finally {
    await db.close();
  }
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

async function databaseFindings(
  config: Config,
  found: HealthCheckOptions['database'],
): Promise<HealthCheck[]> {
  const what = 'database';
  if (found.url === null) return [wrong(what, found.why)];
  const db = connect(found.url, { size: 2, pooler: config.databasePooler });
  try {
    const { rows } = await db.query<{ number: number; version: string }>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
    );
    const [{ number, version } = { number: 0, version: '' }] = rows;
    if (number < 150_000) return [wrong(what, `PostgreSQL ${version} is too old: Norholt needs 15 or newer`)];
    const faults = await db.sessionFaults();
    if (faults.length > 0) return faults.map((line) => wrong(what, line));
    if (!(await isCurrent(db))) {
      return [
        wrong(what, `PostgreSQL ${version} answers; its schema is behind: run npm run db:migrate`),
        await markCheck(db, found),
      ];
    }
    return [
      good(what, `PostgreSQL ${version} answers, with the schema of this version`),
      await markCheck(db, found),
      ...(await rightsFindings(db, config)),
      ...(await directFindings(config)),
      ...(await adminFindings(db, config)),
      ...(await shopFindings(db)),
    ];
  } catch (error) {
    return [wrong(what, `cannot be used: ${reasonOf(error)}`)];
  } finally {
    await db.close();
  }
}

/** Of a database of one's own: the embedded one has both roles. */
async function rightsFindings(db: Database, { databaseUrl }: Config): Promise<HealthCheck[]> {
  if (databaseUrl === undefined) return [];
  const rights = await findExcessRights(db);
  return rights.map((right) => note('database', `${right}: docs/operations.md has the SQL for two roles`));
}

async function directFindings({ databaseDirectUrl }: Config): Promise<HealthCheck[]> {
  if (databaseDirectUrl === undefined) return [];
  const what = 'direct';
  const db = connect(databaseDirectUrl, { size: 2 });
  try {
    const faults = await db.sessionFaults();
    return faults.length === 0
      ? [good(what, 'DATABASE_DIRECT_URL answers, with sessions of its own')]
      : faults.map((line) => wrong(what, `DATABASE_DIRECT_URL: ${line}`));
  } catch (error) {
    return [wrong(what, `DATABASE_DIRECT_URL cannot be used: ${reasonOf(error)}`)];
  } finally {
    await db.close();
  }
}

async function adminFindings(db: Database, { adminEmails }: Config): Promise<HealthCheck[]> {
  const { rows } = await db.query<{ count: number }>(`SELECT count(*) FROM users WHERE role = 'admin'`);
  const count = rows[0]?.count ?? 0;
  if (count > 0) return [good('admin', count === 1 ? 'there is one' : `there are ${count}`)];
  return adminEmails.size > 0
    ? [note('admin', 'there is none yet; an address of ADMIN_EMAILS becomes one at its verified sign-in')]
    : [wrong('admin', 'there is none: npm run admin -- promote <email>, or name one in ADMIN_EMAILS')];
}

async function shopFindings(db: Database): Promise<HealthCheck[]> {
  const broken = await brokenStock(db);
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*) FROM refund_jobs WHERE state = 'refused'`,
  );
  const refused = rows[0]?.count ?? 0;
  return [
    broken.length === 0
      ? good('stock', 'agrees with its ledger for every part')
      : wrong('stock', `disagrees with its ledger: ${broken.map(({ partId }) => partId).join(', ')}`),
    ...(refused === 0
      ? []
      : [note('refunds', `${refused} refused by the provider, which a person has to make`)]),
  ];
}

async function paymentFindings({ payments }: Config): Promise<HealthCheck[]> {
  const where = payments.apiHost === undefined ? 'Stripe' : `the sandbox at ${payments.apiHost}`;
  const provider = connectProvider({ ...payments, timeout: patience / 4 });
  try {
    // No such intent exists: that the provider says so proves that it is there and takes the key.
    await provider.findIntent('pi_doctor', Date.now() + patience);
    return [good('payments', `${where} answers and takes the key, in ${payments.mode} mode`)];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return [wrong('payments', `${where} cannot be used: ${withoutKeys(reasonOf(cause))}`)];
  }
}

/** Stripe repeats a part of a key that it does not take. */
const withoutKeys = (text: string) => text.replace(/\b([rsp]k|whsec)_[\w*]+/g, '$1_…');

const KeySet = z.object({ keys: z.array(z.looseObject({})).check(z.minLength(1)) });

async function signInFindings({ firebase }: Config): Promise<HealthCheck[]> {
  const what = 'sign-in';
  const { emulatorHost, jwksUrl, projectId } = firebase;
  const url = emulatorHost === undefined ? jwksUrl : `http://${emulatorHost}/`;
  const name = emulatorHost === undefined ? `the key set ${jwksUrl}` : `the emulator at ${emulatorHost}`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) return [wrong(what, `${name} answers ${answer.status}`)];
    if (emulatorHost === undefined) KeySet.parse(await answer.json());
    return [good(what, `${name} answers, for the project ${projectId}`)];
  } catch (error) {
    return [wrong(what, `${name} cannot be used: ${reasonOf(error)}`)];
  }
}

async function pictureFindings(config: Config): Promise<HealthCheck[]> {
  const what = 'pictures';
  const { bucket, relay } = config.uploads;
  const where = bucket === undefined ? join(config.dataDir, 'uploads') : `the bucket ${bucket.name}`;
  const pictures = openPictureStore(config);
  const name = pictureName(newStem(false), 1, 'webp');
  try {
    await pictures.put(name, 'webp', new Uint8Array(1));
    const isThere = await pictures.has(name);
    await pictures.remove(name);
    if (!isThere) return [wrong(what, `${where} does not keep what is put into it`)];
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return [wrong(what, `${where} cannot be written: ${reasonOf(cause)}`)];
  }
  const host = relay === undefined ? '' : `; uploads go on to ${new URL(relay.url).host}`;
  return [good(what, `${where} can be written and read${host}`)];
}

function appFindings({ isProduction }: Config, folder = join(projectRoot, 'dist/app')): HealthCheck[] {
  if (existsSync(join(folder, 'index.html'))) return [good('app', 'is built')];
  const words = 'is not built: run npm run build';
  return [isProduction ? wrong('app', words) : note('app', `${words} (npm start does)`)];
}

/** What went wrong, in one line. A failed fetch keeps that in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (cause instanceof Error) return reasonOf(cause);
  return (error.message || ('code' in error ? String(error.code) : error.name)).split('\n')[0] ?? '';
}
