import '#contract/configure.ts';
import * as z from 'zod/mini';
import type { Seller } from '#contract/orders/invoices.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Carrier } from '#contract/orders/shipment.ts';
import type { Environment } from '../core/environments.ts';
import { addressList } from '../core/address-list.ts';
import { bareMailbox, readMailbox } from '../core/mailbox.ts';
import { OperationError } from '../core/operation-error.ts';
import { projectRoot } from '../core/root.ts';
import { findFaults, liveKeys } from './faults.ts';
import { Variables } from './variables.ts';

/** The server's settings, validated once at the start. */
export type Config = ReturnType<typeof readConfig>;

/** A bucket of an S3-compatible service. */
export type BucketSettings = NonNullable<Config['uploads']['bucket']>;

/** Invalid settings, with one line for each variable. */
export class ConfigError extends OperationError {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const appCheckKeys = 'https://firebaseappcheck.googleapis.com/v1/jwks';

const identityToolkit = 'https://identitytoolkit.googleapis.com';

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment that the variables select, and the reason. The default is production. `NODE_ENV` cannot
 * override a live key or an https `PUBLIC_URL`.
 */
export function environmentOf(variables: EnvironmentVariables): {
  environment: Environment;
  because: string;
} {
  const value = (name: string) => variables[name]?.trim() ?? '';
  const [live] = liveKeys(variables);
  const nodeEnv = value('NODE_ENV');
  if (value('STAGING') === '1') return { environment: 'staging', because: 'STAGING is 1' };
  if (live !== undefined) return { environment: 'production', because: `${live} is a live key` };
  if (/^https:/i.test(value('PUBLIC_URL')))
    return { environment: 'production', because: 'PUBLIC_URL is https' };
  return nodeEnv === 'development' || nodeEnv === 'test'
    ? { environment: 'local', because: `NODE_ENV is ${nodeEnv}` }
    : { environment: 'production', because: `NODE_ENV is ${nodeEnv === '' ? 'not set' : nodeEnv}` };
}

/**
 * Reads only the database settings, for a command that needs no others. Throws `ConfigError`.
 */
export function readDatabaseConfig(
  variables: EnvironmentVariables,
): Pick<Config, 'environment' | 'databaseUrl' | 'databasePooler' | 'dataDir'> {
  const { env, environment } = checkSome(variables, /^(NODE_ENV|STAGING|DATABASE.*|DATA_DIR)$/);
  return {
    environment,
    databaseUrl: env.DATABASE_URL,
    databasePooler: env.DATABASE_POOLER,
    dataDir: dataDirOf(env),
  };
}

/**
 * Reads only where images are, for a command that stores some. Throws `ConfigError`.
 */
export function readImageConfig(
  variables: EnvironmentVariables,
): Pick<Config, 'dataDir' | 'imageHosts' | 'uploads'> {
  const { env } = checkSome(variables, /^(DATA_DIR|UPLOADS_URL|S3_.*|IMAGE_HOST.*)$/);
  return { dataDir: dataDirOf(env), imageHosts: imageHostsOf(env), uploads: uploadsOf(env) };
}

const imageHostsOf = (env: Variables) => (env.IMAGE_HOSTS ?? []).map((host) => host.toLowerCase());

const dataDirOf = (env: Variables) => env.DATA_DIR ?? join(projectRoot, '.data');

/** Like `check`. Throws `ConfigError` for faults of variables with these names only. */
function checkSome(variables: EnvironmentVariables, names: RegExp) {
  const checked = check(variables);
  const lines = [...checked.faults].filter(([name]) => names.test(name)).map(([, line]) => line);
  if (lines.length > 0) throw new ConfigError(lines);
  return checked;
}

/** Parses the variables and applies every rule. `faults` contains the first error of each variable by its name. */
function check(variables: EnvironmentVariables): {
  env: Variables;
  environment: Environment;
  isSandbox: boolean;
  faults: ReadonlyMap<string, string>;
} {
  // An empty variable counts as not set, as in `NAME= npm start`.
  const given = Object.fromEntries(
    Object.keys(Variables.shape).flatMap((name) => {
      const value = variables[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const lines: string[] = [];
  const parsed = z.safeParse(Variables, given);
  const invalid = new Set<string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    lines.push(`${name} ${message}`);
    invalid.add(name);
  }
  // The rules below check the valid variables, so that all faults are reported together.
  const env =
    parsed.data ??
    z.parse(Variables, Object.fromEntries(Object.entries(given).filter(([name]) => !invalid.has(name))));

  const { environment } = environmentOf(variables);
  const isSandbox =
    env.PAYMENTS === 'sandbox' ||
    (env.PAYMENTS === undefined && environment === 'local' && !env.STRIPE_SECRET_KEY);
  lines.push(...findFaults(env, environment, isSandbox));
  const faults = new Map<string, string>();
  for (const line of lines) {
    const [name = ''] = line.split(' ', 1);
    if (!faults.has(name)) faults.set(name, line);
  }
  return { env, environment, isSandbox, faults };
}

/** Reads the settings. Throws `ConfigError` with every fault. */
export function readConfig(variables: EnvironmentVariables) {
  const { env, environment, isSandbox, faults } = check(variables);
  if (faults.size > 0) throw new ConfigError([...faults.values()]);

  const isProduction = environment !== 'local';
  const port = env.PORT ?? 3000;
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-norholt';
  const secretKey = env.STRIPE_SECRET_KEY ?? 'sk_test_local';
  const mode: 'sandbox' | 'test' | 'live' = isSandbox
    ? 'sandbox'
    : secretKey.includes('_live_')
      ? 'live'
      : 'test';
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${port}`);
  return {
    environment,
    /** True in staging too, which differs from production only in what the mock servers need. */
    isProduction,
    /** The folder in tokens/brands whose look the shop has. */
    brand: env.BRAND ?? 'norholt',
    searchLanguage: env.SEARCH_LANGUAGE ?? 'english',
    port,
    /** The IP address to listen on. */
    host: env.HOST ?? '127.0.0.1',
    /** For HTTPS and HTTP/2 without a proxy; undefined for HTTP/1.1. */
    tls:
      env.TLS_CERTIFICATE_FILE === undefined || env.TLS_KEY_FILE === undefined
        ? undefined
        : { certificateFile: env.TLS_CERTIFICATE_FILE, keyFile: env.TLS_KEY_FILE },
    /** Accepted host names, in lower case and without a port. */
    allowedHosts: new Set([
      ...(env.ALLOWED_HOSTS ?? [publicUrl.hostname]).map((host) => host.toLowerCase()),
      ...(isProduction ? [] : loopbackHosts),
    ]),
    /** Undefined for the embedded PostgreSQL, with its data in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** A connection without the pooler of `databaseUrl`, for work that needs a session. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    /** A streaming replica of the same database, behind the same kind of pooler. */
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePooler: env.DATABASE_POOLER,
    dataDir: dataDirOf(env),
    /** The public origin of the shop, without a trailing slash. */
    publicUrl: publicUrl.origin,
    /** Without a secret, outside production, tokens are valid until the process exits. */
    tokenSecret: bytesOf(env.TOKEN_SECRET) ?? randomBytes(48),
    /** Verifies access tokens that were signed before the secret was changed. */
    previousTokenSecret: bytesOf(env.TOKEN_SECRET_PREVIOUS),
    accessTokenTtlSeconds: env.ACCESS_TOKEN_TTL_SECONDS ?? 3600,
    reservationTtlMinutes: env.RESERVATION_TTL_MINUTES ?? 60,
    /** After which unpaid orders of accounts that never paid are cancelled. 0: never. */
    unpaidOrderDays: env.UNPAID_ORDER_DAYS ?? 7,
    /** Offered where an admin ships an order. */
    carriers: (env.CARRIERS ?? []).map((entry): Carrier => {
      const end = entry.indexOf('=');
      return { name: entry.slice(0, end).trim(), pattern: entry.slice(end + 1).trim() };
    }),
    payments: {
      mode,
      secretKey,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_local',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_local',
      /** The origin of the mock server; undefined for Stripe. */
      apiHost: isSandbox ? new URL(env.STRIPE_API_HOST ?? 'http://localhost:4242').origin : undefined,
    },
    firebase: {
      projectId,
      apiKey: env.FIREBASE_API_KEY ?? 'demo-key',
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      /** host:port. Unsigned tokens are accepted only when it is set, which production rejects. */
      emulatorHost:
        env.FIREBASE_AUTH_EMULATOR_HOST ?? defaultEmulator(isProduction, projectId, env.FIREBASE_JWKS_URL),
      jwksUrl: env.FIREBASE_JWKS_URL ?? googleKeys,
      /** Origin of the Identity Toolkit API, without a trailing slash. Not used with the emulator. */
      apiHost: new URL(env.FIREBASE_API_HOST ?? identityToolkit).origin,
      /** The API key for account lookups by this server. */
      lookupApiKey: env.FIREBASE_SERVER_API_KEY ?? env.FIREBASE_API_KEY ?? 'demo-key',
      /** Verifies with reCAPTCHA Enterprise that calls come from the shop's own pages; undefined when it is off. */
      appCheck:
        env.FIREBASE_APP_CHECK_SITE_KEY === undefined || env.FIREBASE_APP_ID === undefined
          ? undefined
          : {
              siteKey: env.FIREBASE_APP_CHECK_SITE_KEY,
              /** `1:<project number>:web:<id>`. */
              appId: env.FIREBASE_APP_ID,
              jwksUrl: appCheckKeys,
            },
    },
    /** Undefined for a shop that sends no mails. */
    mail: mailOf(env),
    /** In canonical form. These users become admins at a verified sign-in. */
    adminEmails: new Set((env.ADMIN_EMAILS ?? []).map(canonicalEmail)),
    /** The seller on invoices. Undefined unless all four variables are set: invoices are then called receipts. */
    seller: sellerOf(env),
    /** The tax that prices contain. Undefined: nothing is shown. */
    tax: env.TAX_RATE === undefined ? undefined : { rate: env.TAX_RATE, name: env.TAX_NAME ?? 'VAT' },
    /** Where customers ask about a return. */
    sellerContact: env.SELLER_CONTACT,
    imageHosts: imageHostsOf(env),
    uploads: uploadsOf(env),
    /** Proxies whose X-Forwarded-For is trusted; undefined for none. */
    trustedProxies: trustedProxiesOf(env),
    /** The number of entries of X-Forwarded-For to read, from the right; 0 for no limit. */
    trustedProxyHops: env.TRUSTED_PROXY_HOPS ?? 0,
    /** Allows GET /metrics from other machines. */
    metricsToken: env.METRICS_TOKEN,
    /** The base URL of an OpenTelemetry collector; undefined when telemetry is off. */
    telemetryUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    rateLimitScale: env.RATE_LIMIT_SCALE ?? 1,
    /** Whether to stop when stdin closes, which means that the supervisor has exited. */
    isSupervised: env.NORHOLT_SUPERVISED === '1',
  };
}

const uploadsOf = (env: Variables) => ({
  /** Undefined for a folder in `dataDir`. */
  bucket:
    env.S3_BUCKET === undefined
      ? undefined
      : {
          name: env.S3_BUCKET,
          region: env.S3_REGION ?? 'us-east-1',
          /** Undefined for Amazon S3. */
          endpoint: env.S3_ENDPOINT,
          /** Undefined when the machine itself has access, for instance by an instance role. */
          credentials:
            env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined
              ? undefined
              : { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
        },
  /** The base URL of stored images, without a trailing slash; undefined when this server serves them. */
  publicUrl: env.UPLOADS_URL?.replace(/\/+$/, ''),
  /** An external image host that stores them instead. */
  relay: env.IMAGE_HOST_URL === undefined ? undefined : { url: env.IMAGE_HOST_URL, key: env.IMAGE_HOST_KEY },
});

function sellerOf({
  SELLER_NAME: name,
  SELLER_ADDRESS: address,
  SELLER_CONTACT: contact,
  SELLER_REGISTER: register,
  TAX_ID: taxId,
}: Variables): Seller | undefined {
  if (name === undefined || address === undefined || contact === undefined || register === undefined)
    return undefined;
  return { name, address, contact, register, ...(taxId !== undefined && { taxId }) };
}

const bytesOf = (secret: string | undefined) =>
  secret === undefined ? undefined : new TextEncoder().encode(secret);

function mailOf(env: Variables) {
  const { MAIL_URL: address } = env;
  const mailboxOf = (text: string | undefined) => (text === undefined ? null : readMailbox(text));
  const from = mailboxOf(env.MAIL_FROM);
  if (address === undefined || from === null) return undefined;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    /** Whether the connection begins with TLS. Without it, TLS is required before a password is sent. */
    isTls,
    /** Undefined for a server that asks for none. */
    auth:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    /** The certificates of a private authority that the server's certificate is from. */
    caFile: env.MAIL_CA_FILE,
    from,
    replyTo: mailboxOf(env.MAIL_REPLY_TO) ?? undefined,
    /** Who gets the questions of customers. */
    to: mailboxOf(env.MAIL_TO) ?? from,
    /** Who gets the list of parts that are low in stock. */
    lowStockTo: (env.MAIL_LOW_STOCK_TO ?? []).map(bareMailbox),
  };
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'] as const;

/** Outside production the server listens on loopback only, so it can trust a proxy there. */
function trustedProxiesOf(env: Variables): BlockList | undefined {
  if (env.TRUSTED_PROXIES !== undefined) return addressList(env.TRUSTED_PROXIES.split(','));
  return (env.TRUSTED_PROXY_HOPS ?? 0) > 0 ? addressList(['127.0.0.0/8', '::1']) : undefined;
}

/** Only for the `demo-` projects, which Firebase reserves for emulators, so that no real project accepts unsigned tokens. */
function defaultEmulator(
  isProduction: boolean,
  projectId: string,
  jwksUrl: string | undefined,
): string | undefined {
  return !isProduction && projectId.startsWith('demo-') && jwksUrl === undefined
    ? 'localhost:9099'
    : undefined;
}
