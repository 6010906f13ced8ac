import * as z from 'zod/mini';
import { canonicalEmail } from './core/canonical-email.ts';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { isIP, type BlockList } from 'node:net';
import type { Environment } from './core/environments.ts';
import { addressList } from './core/address-list.ts';
import { projectRoot } from './core/root.ts';

/** The server's settings, validated once at the start. */
export interface Config {
  environment: Environment;
  /** True in staging too, which differs from production only in what the mock servers need. */
  isProduction: boolean;
  port: number;
  /** The IP address to listen on. */
  host: string;
  /** Accepted host names, in lower case and without a port. */
  allowedHosts: ReadonlySet<string>;
  /** Undefined for the embedded PostgreSQL, with its data in `dataDir`. */
  databaseUrl: string | undefined;
  /** A connection without the pooler of `databaseUrl`, for work that needs a session. */
  databaseDirectUrl: string | undefined;
  databasePooler: 'transaction' | undefined;
  dataDir: string;
  /** The public origin of the shop, without a trailing slash. */
  publicUrl: string;
  tokenSecret: Uint8Array;
  /** Verifies access tokens that were signed before the secret was changed. */
  previousTokenSecret: Uint8Array | undefined;
  accessTokenTtlSeconds: number;
  reservationTtlMinutes: number;
  payments: {
    mode: 'sandbox' | 'test' | 'live';
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    /** The origin of the mock server; undefined for Stripe. */
    apiHost: string | undefined;
  };
  firebase: {
    projectId: string;
    apiKey: string;
    authDomain: string;
    /** host:port. Unsigned tokens are accepted only when it is set, which production rejects. */
    emulatorHost: string | undefined;
    jwksUrl: string;
    /** Origin of the Identity Toolkit API, without a trailing slash. Not used with the emulator. */
    apiHost: string;
    /** The API key for account lookups by this server. */
    lookupApiKey: string;
    /** Undefined when App Check is off. */
    appCheck: AppCheckSettings | undefined;
  };
  /** In canonical form. These users become admins at a verified sign-in. */
  adminEmails: ReadonlySet<string>;
  imageHosts: readonly string[];
  uploads: {
    /** Undefined for a folder in `dataDir`. */
    bucket: BucketSettings | undefined;
    /** The base URL of stored images, without a trailing slash; undefined when this server serves them. */
    publicUrl: string | undefined;
    /** An external image host that stores them instead. */
    relay: { url: string; key: string | undefined } | undefined;
  };
  /** Proxies whose X-Forwarded-For is trusted; undefined for none. */
  trustedProxies: BlockList | undefined;
  /** The number of entries of X-Forwarded-For to read, from the right; 0 for no limit. */
  trustedProxyHops: number;
  /** Allows GET /metrics from other machines. */
  metricsToken: string | undefined;
  rateLimitScale: number;
  /** Whether to stop when stdin closes, which means that the supervisor has exited. */
  isSupervised: boolean;
  /** The folder with the scenario bar of the local run; never set in production. */
  scenarioBar: string | undefined;
}

/** Firebase App Check with reCAPTCHA Enterprise, which verifies that calls come from the shop's own pages. */
export interface AppCheckSettings {
  siteKey: string;
  /** `1:<project number>:web:<id>`. */
  appId: string;
  jwksUrl: string;
}

/** A bucket of an S3-compatible service. */
export interface BucketSettings {
  name: string;
  region: string;
  /** Undefined for Amazon S3. */
  endpoint: string | undefined;
  /** Undefined when the machine itself has access, for instance by an instance role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Invalid settings, with one line for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const appCheckKeys = 'https://firebaseappcheck.googleapis.com/v1/jwks';

const identityToolkit = 'https://identitytoolkit.googleapis.com';

const count = (minimum: number, maximum: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, 'must be a whole number')),
      z
        .pipe(z.transform(Number), z.number())
        .check(
          z.minimum(minimum, `must be at least ${minimum}`),
          z.maximum(maximum, `must be at most ${maximum}`),
        ),
    ),
  );

const webUrl = (hint: string) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
          `must be ${hint}`,
        ),
      ),
  );

const origin = (hint: string) =>
  z.optional(
    z.string().check(
      z.refine((value) => {
        if (!URL.canParse(value)) return false;
        const url = new URL(value);
        return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
      }, `must be ${hint}`),
    ),
  );

const list = z.optional(
  z.pipe(
    z.string(),
    z.transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
  ),
);

const postgresUrl = z.optional(
  z
    .string()
    .check(
      z.refine(
        (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value),
        'must be a postgres:// URL',
      ),
    ),
);

const hostName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

const flag = z.optional(z.enum(['0', '1'], 'must be 0 or 1'));

const isAddressList = (value: string): boolean => {
  try {
    addressList(value.split(','));
    return true;
  } catch {
    return false;
  }
};

const Variables = z.object({
  NODE_ENV: z.optional(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
  ),
  STAGING: flag,
  PORT: count(0, 65535),
  HOST: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => isIP(value) !== 0,
          'must be the IP address to listen on, such as 127.0.0.1 or 0.0.0.0',
        ),
      ),
  ),
  ALLOWED_HOSTS: z.optional(
    z.pipe(
      list,
      z.array(
        z
          .string()
          .check(
            z.regex(
              /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$|^\[[0-9a-f:.]+\]$/i,
              'must be host names without a port, separated by commas',
            ),
          ),
      ),
    ),
  ),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_POOLER: z.optional(z.literal('transaction', 'must be transaction or not set')),
  DATABASE_TLS: z.optional(z.literal('off', 'must be off or not set')),
  DATABASE: z.optional(z.literal('embedded', 'must be embedded or not set')),
  DATA_DIR: z.optional(z.string()),
  PUBLIC_URL: origin('the public origin of the shop, such as https://shop.example'),
  TOKEN_SECRET: z.optional(z.string()),
  TOKEN_SECRET_PREVIOUS: z.optional(z.string()),
  // Data calls do not ask the identity provider, so a token must not be valid for more than an hour after a revocation.
  ACCESS_TOKEN_TTL_SECONDS: count(1, 3600),
  RESERVATION_TTL_MINUTES: count(1, 10_080),
  PAYMENTS: z.optional(z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe')),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[sr]k_(test|live)_\w+$/, 'must be sk_test_... or sk_live_...')),
  ),
  STRIPE_PUBLISHABLE_KEY: z.optional(
    z.string().check(z.regex(/^pk_(test|live)_\w+$/, 'must be pk_test_... or pk_live_...')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/, 'must be whsec_...'))),
  STRIPE_API_HOST: origin('the origin of the sandbox, such as http://localhost:4242'),
  FIREBASE_PROJECT_ID: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{4,40}$/, 'must be the id of a Firebase project')),
  ),
  FIREBASE_API_KEY: z.optional(z.string()),
  FIREBASE_AUTH_DOMAIN: z.optional(z.string().check(z.regex(hostName, 'must be a host name'))),
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(
    z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port')),
  ),
  FIREBASE_JWKS_URL: webUrl('the URL of a key set'),
  FIREBASE_SERVER_API_KEY: z.optional(z.string()),
  FIREBASE_APP_ID: z.optional(
    z
      .string()
      .check(z.regex(/^1:\d+:web:[0-9a-f]+$/, 'must be the id of a Firebase web app, such as 1:123:web:abc')),
  ),
  FIREBASE_APP_CHECK_SITE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{20,}$/, 'must be a site key of reCAPTCHA Enterprise')),
  ),
  FIREBASE_API_HOST: origin('the origin of another Identity Toolkit API, such as http://localhost:9099'),
  ADMIN_EMAILS: z.optional(
    z.pipe(
      list,
      z.array(
        z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'must be e-mail addresses, separated by commas')),
      ),
    ),
  ),
  IMAGE_HOSTS: z.optional(
    z.pipe(list, z.array(z.string().check(z.regex(hostName, 'must be host names, separated by commas')))),
  ),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_ENDPOINT: webUrl('the URL of an S3 service'),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/i, 'must be the name of a region'))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  UPLOADS_URL: webUrl('the base URL of the stored images'),
  IMAGE_HOST_URL: webUrl('the upload URL of the image host'),
  IMAGE_HOST_KEY: z.optional(z.string()),
  TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(
        z.refine(
          isAddressList,
          'must be IP addresses and ranges such as 10.0.0.0/8, separated by commas, and no range of all addresses',
        ),
      ),
  ),
  TRUSTED_PROXY_HOPS: count(0, 10),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'must have 16 or more characters without spaces')),
  ),
  RATE_LIMIT_SCALE: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d+(\.\d+)?$/, 'must be a number')),
      z
        .pipe(z.transform(Number), z.number())
        .check(z.positive('must be above 0'), z.maximum(1_000_000, 'must be at most 1000000')),
    ),
  ),
  ALLOW_RATE_LIMIT_SCALE: flag,
  NORHOLT_SUPERVISED: flag,
  NORHOLT_SCENARIO_BAR: z.optional(z.string()),
});

/** Words from tutorials and templates, which make a secret of any length guessable. */
const wellKnown =
  /secret|changeme|change[-_ ]?me|password|passw0rd|default|example|norholt|your[-_ ]|replace|insert|placeholder|0123456789|abcdefgh|qwerty|deadbeef|letmein/i;
const isGuessable = (secret: string) => wellKnown.test(secret) || new Set(secret).size < 10;

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
  const live = liveKeys(variables)[0];
  const nodeEnv = value('NODE_ENV');
  if (value('STAGING') === '1') return { environment: 'staging', because: 'STAGING is 1' };
  if (live !== undefined) return { environment: 'production', because: `${live} is a live key` };
  if (/^https:/i.test(value('PUBLIC_URL')))
    return { environment: 'production', because: 'PUBLIC_URL is https' };
  return nodeEnv === 'development' || nodeEnv === 'test'
    ? { environment: 'local', because: `NODE_ENV is ${nodeEnv}` }
    : { environment: 'production', because: `NODE_ENV is ${nodeEnv === '' ? 'not set' : nodeEnv}` };
}

/** Returns the names of the variables with a live Stripe key. */
export const liveKeys = (variables: Readonly<Partial<Record<StripeKey, string | undefined>>>): StripeKey[] =>
  stripeKeys.filter((name) => /^[srp]k_live_/.test(variables[name]?.trim() ?? ''));

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;
type StripeKey = (typeof stripeKeys)[number];

const databaseVariables = [
  'NODE_ENV',
  'STAGING',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_POOLER',
  'DATABASE',
  'DATABASE_TLS',
  'DATA_DIR',
];

/**
 * Reads only the database settings, for a command that needs no others. Throws `ConfigError`.
 */
export function readDatabaseConfig(
  variables: EnvironmentVariables,
): Pick<Config, 'environment' | 'databaseUrl' | 'dataDir'> {
  const { env, environment, faults } = check(variables);
  const lines = [...faults].filter(([name]) => databaseVariables.includes(name)).map(([, line]) => line);
  if (lines.length > 0) throw new ConfigError(lines);
  return { environment, databaseUrl: env.DATABASE_URL, dataDir: dataDirOf(env) };
}

const dataDirOf = (env: Variables) => env.DATA_DIR ?? join(projectRoot, '.data');

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
  const isProduction = environment !== 'local';
  const isSandbox =
    env.PAYMENTS === 'sandbox' || (env.PAYMENTS === undefined && !isProduction && !env.STRIPE_SECRET_KEY);
  lines.push(
    ...(isProduction ? productionFaults(env, environment) : localFaults(env)),
    ...databaseFaults(env),
    ...paymentFaults(env, isSandbox, isProduction),
    ...uploadFaults(env, isProduction),
    ...appCheckFaults(env),
  );
  const faults = new Map<string, string>();
  for (const line of lines) {
    const [name = ''] = line.split(' ', 1);
    if (!faults.has(name)) faults.set(name, line);
  }
  return { env, environment, isSandbox, faults };
}

/** Reads the settings. Throws `ConfigError` with every fault. */
export function readConfig(variables: EnvironmentVariables): Config {
  const { env, environment, isSandbox, faults } = check(variables);
  if (faults.size > 0) throw new ConfigError([...faults.values()]);

  const isProduction = environment !== 'local';
  const port = env.PORT ?? 3000;
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-norholt';
  const secretKey = env.STRIPE_SECRET_KEY ?? 'sk_test_local';
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${port}`);
  return {
    environment,
    isProduction,
    port,
    host: env.HOST ?? '127.0.0.1',
    allowedHosts: new Set([
      ...(env.ALLOWED_HOSTS ?? [publicUrl.hostname]).map((host) => host.toLowerCase()),
      ...(isProduction ? [] : loopbackHosts),
    ]),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePooler: env.DATABASE_POOLER,
    dataDir: dataDirOf(env),
    publicUrl: publicUrl.origin,
    // Without a secret, outside production, tokens are valid until the process exits.
    tokenSecret:
      env.TOKEN_SECRET === undefined ? randomBytes(48) : new TextEncoder().encode(env.TOKEN_SECRET),
    previousTokenSecret:
      env.TOKEN_SECRET_PREVIOUS === undefined
        ? undefined
        : new TextEncoder().encode(env.TOKEN_SECRET_PREVIOUS),
    accessTokenTtlSeconds: env.ACCESS_TOKEN_TTL_SECONDS ?? 3600,
    reservationTtlMinutes: env.RESERVATION_TTL_MINUTES ?? 60,
    payments: {
      mode: isSandbox ? 'sandbox' : secretKey.includes('_live_') ? 'live' : 'test',
      secretKey,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_local',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_local',
      apiHost: isSandbox ? new URL(env.STRIPE_API_HOST ?? 'http://localhost:4242').origin : undefined,
    },
    firebase: {
      projectId,
      apiKey: env.FIREBASE_API_KEY ?? 'demo-key',
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      emulatorHost:
        env.FIREBASE_AUTH_EMULATOR_HOST ?? defaultEmulator(isProduction, projectId, env.FIREBASE_JWKS_URL),
      jwksUrl: env.FIREBASE_JWKS_URL ?? googleKeys,
      apiHost: new URL(env.FIREBASE_API_HOST ?? identityToolkit).origin,
      lookupApiKey: env.FIREBASE_SERVER_API_KEY ?? env.FIREBASE_API_KEY ?? 'demo-key',
      appCheck:
        env.FIREBASE_APP_CHECK_SITE_KEY === undefined || env.FIREBASE_APP_ID === undefined
          ? undefined
          : {
              siteKey: env.FIREBASE_APP_CHECK_SITE_KEY,
              appId: env.FIREBASE_APP_ID,
              jwksUrl: appCheckKeys,
            },
    },
    adminEmails: new Set((env.ADMIN_EMAILS ?? []).map(canonicalEmail)),
    imageHosts: (env.IMAGE_HOSTS ?? []).map((host) => host.toLowerCase()),
    uploads: {
      bucket:
        env.S3_BUCKET === undefined
          ? undefined
          : {
              name: env.S3_BUCKET,
              region: env.S3_REGION ?? 'us-east-1',
              endpoint: env.S3_ENDPOINT,
              credentials:
                env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined
                  ? undefined
                  : { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
            },
      publicUrl: env.UPLOADS_URL?.replace(/\/+$/, ''),
      relay:
        env.IMAGE_HOST_URL === undefined ? undefined : { url: env.IMAGE_HOST_URL, key: env.IMAGE_HOST_KEY },
    },
    trustedProxies: trustedProxiesOf(env),
    trustedProxyHops: env.TRUSTED_PROXY_HOPS ?? 0,
    metricsToken: env.METRICS_TOKEN,
    rateLimitScale: env.RATE_LIMIT_SCALE ?? 1,
    isSupervised: env.NORHOLT_SUPERVISED === '1',
    scenarioBar: isProduction ? undefined : env.NORHOLT_SCENARIO_BAR,
  };
}

type Variables = z.infer<typeof Variables>;

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'] as const;

/** Outside production the server listens on loopback only, so it can trust a proxy there. */
function trustedProxiesOf(env: Variables): BlockList | undefined {
  if (env.TRUSTED_PROXIES !== undefined) return addressList(env.TRUSTED_PROXIES.split(','));
  return (env.TRUSTED_PROXY_HOPS ?? 0) > 0 ? addressList(['127.0.0.0/8', '::1']) : undefined;
}

/** Other machines must never reach a server with unsigned tokens and demo accounts. */
function localFaults({ HOST: host }: Variables): string[] {
  return host === undefined || host === '::1' || host.startsWith('127.')
    ? []
    : ['HOST must be a loopback address, such as 127.0.0.1, outside production'];
}

function productionFaults(env: Variables, environment: Environment): string[] {
  const faults: string[] = [];
  const isStaging = environment === 'staging';
  const missing = (name: keyof Variables, why: string) => {
    if (env[name] === undefined) faults.push(`${name} is missing: ${why}`);
  };
  if (env.DATABASE_URL === undefined && env.DATABASE === undefined) {
    faults.push('DATABASE_URL is missing (or set DATABASE=embedded)');
  } else if (env.DATABASE_URL !== undefined && env.DATABASE !== undefined) {
    faults.push('DATABASE is embedded, but DATABASE_URL is set too: set one of the two');
  }
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    const url = env[name];
    if (url !== undefined && env.DATABASE_TLS !== 'off' && !isEncrypted(url)) {
      faults.push(
        `${name} is a remote database without TLS: add ?sslmode=verify-full, or set DATABASE_TLS=off`,
      );
    }
  }
  missing('PUBLIC_URL', 'the public origin of the shop');
  if (!isStaging && env.PUBLIC_URL?.startsWith('http:')) {
    faults.push('PUBLIC_URL must be https in production');
  }
  missing('TOKEN_SECRET', 'at least 32 random bytes');
  for (const name of ['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS'] as const) {
    const secret = env[name];
    if (secret === undefined) continue;
    if (new TextEncoder().encode(secret).length < 32) faults.push(`${name} is shorter than 32 bytes`);
    else if (isGuessable(secret)) {
      faults.push(`${name} is a well-known or guessable value: use a random one`);
    }
  }
  missing('METRICS_TOKEN', 'the bearer token for /api/metrics, at least 16 random characters');
  if (env.METRICS_TOKEN !== undefined && isGuessable(env.METRICS_TOKEN)) {
    faults.push('METRICS_TOKEN is a well-known or guessable value: use a random one');
  }
  if (env.PAYMENTS !== 'sandbox') {
    missing('STRIPE_SECRET_KEY', 'or set PAYMENTS=sandbox');
    missing('STRIPE_PUBLISHABLE_KEY', 'or set PAYMENTS=sandbox');
    missing('STRIPE_WEBHOOK_SECRET', 'or set PAYMENTS=sandbox');
    for (const name of ['FIREBASE_JWKS_URL', 'FIREBASE_API_HOST'] as const) {
      if (env[name] !== undefined) {
        faults.push(`${name} needs PAYMENTS=sandbox in production`);
      }
    }
  }
  if (isStaging) {
    for (const name of liveKeys(env)) faults.push(`${name} is a live key, which staging must not have`);
    if (env.NODE_ENV !== undefined && env.NODE_ENV !== 'production') {
      faults.push(`NODE_ENV is ${env.NODE_ENV}, but staging runs a production build: remove it`);
    }
  }
  if ((env.RATE_LIMIT_SCALE ?? 1) !== 1 && env.ALLOW_RATE_LIMIT_SCALE !== '1') {
    faults.push('RATE_LIMIT_SCALE changes every rate limit: remove it, or set ALLOW_RATE_LIMIT_SCALE=1');
  }
  if ((env.TRUSTED_PROXY_HOPS ?? 0) > 0 && env.TRUSTED_PROXIES === undefined) {
    faults.push('TRUSTED_PROXY_HOPS needs TRUSTED_PROXIES: the addresses of the proxies to trust');
  }
  missing('FIREBASE_PROJECT_ID', 'the id of the Firebase project for sign-in');
  const isDemo = env.FIREBASE_PROJECT_ID?.startsWith('demo-') ?? false;
  if (isDemo && !isStaging) {
    faults.push('FIREBASE_PROJECT_ID is a demo project, which anybody can sign in to');
  }
  missing('FIREBASE_API_KEY', 'the web API key of the Firebase project');
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined && !(isStaging && isDemo)) {
    faults.push(
      isStaging
        ? 'FIREBASE_AUTH_EMULATOR_HOST needs a FIREBASE_PROJECT_ID that starts with demo-'
        : 'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: it allows unsigned tokens',
    );
  }
  return faults;
}

function databaseFaults(env: Variables): string[] {
  if (env.DATABASE_URL !== undefined) return [];
  return (['DATABASE_DIRECT_URL', 'DATABASE_POOLER'] as const)
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name} needs DATABASE_URL`);
}

function paymentFaults(env: Variables, isSandbox: boolean, isProduction: boolean): string[] {
  if (isSandbox) {
    const secret = env.STRIPE_WEBHOOK_SECRET ?? 'whsec_local';
    const local =
      isProduction && secret.endsWith('_local')
        ? ['STRIPE_WEBHOOK_SECRET is missing or the public one of the local run']
        : [];
    const live = stripeKeys.filter((name) => env[name]?.includes('_live_'));
    return [...local, ...live.map((name) => `${name} is a live key, but PAYMENTS is sandbox`)];
  }
  const faults: string[] = [];
  if (env.STRIPE_API_HOST !== undefined) faults.push('STRIPE_API_HOST needs PAYMENTS=sandbox');
  if (!isProduction) {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
      if (env[name] === undefined) faults.push(`${name} is missing: Stripe needs all three variables`);
    }
  }
  const isLive = env.STRIPE_SECRET_KEY?.includes('_live_');
  if (
    env.STRIPE_SECRET_KEY &&
    env.STRIPE_PUBLISHABLE_KEY &&
    isLive !== env.STRIPE_PUBLISHABLE_KEY.includes('_live_')
  ) {
    faults.push('STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of different modes');
  }
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
    if (isProduction && env[name]?.endsWith('_local'))
      faults.push(`${name} is the public one of the local run`);
  }
  return faults;
}

function uploadFaults(env: Variables, isProduction: boolean): string[] {
  const faults: string[] = [];
  if (env.S3_BUCKET === undefined) {
    for (const name of ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (env[name] !== undefined) faults.push(`${name} needs S3_BUCKET`);
    }
  } else if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined)) {
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other');
  }
  if (env.IMAGE_HOST_URL === undefined) {
    if (env.IMAGE_HOST_KEY !== undefined) faults.push('IMAGE_HOST_KEY needs IMAGE_HOST_URL');
  } else if ((env.IMAGE_HOSTS ?? []).length === 0) {
    faults.push('IMAGE_HOSTS is missing: the host of the URLs that IMAGE_HOST_URL returns');
  }
  for (const name of ['UPLOADS_URL', 'IMAGE_HOST_URL'] as const) {
    if (isProduction && env[name]?.startsWith('http:')) faults.push(`${name} must be https in production`);
  }
  return faults;
}

function appCheckFaults(env: Variables): string[] {
  const { FIREBASE_APP_ID: appId, FIREBASE_APP_CHECK_SITE_KEY: siteKey } = env;
  if (appId === undefined && siteKey === undefined) return [];
  if (siteKey === undefined)
    return ['FIREBASE_APP_CHECK_SITE_KEY is missing: App Check needs it and FIREBASE_APP_ID'];
  if (appId === undefined)
    return ['FIREBASE_APP_ID is missing: App Check needs it and FIREBASE_APP_CHECK_SITE_KEY'];
  return env.FIREBASE_PROJECT_ID === undefined || env.FIREBASE_PROJECT_ID.startsWith('demo-')
    ? ['FIREBASE_APP_CHECK_SITE_KEY needs a Firebase project that is not a demo project']
    : [];
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

/** Whether the connection stays on this machine or uses TLS with a verified certificate. */
function isEncrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  // As in pg, the last `host` parameter overrides the host of the URL.
  const parameters = Object.fromEntries(searchParams);
  const host = parameters.host ?? decodeURIComponent(hostname);
  const isOnThisMachine = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\/.*|)$/.test(host);
  const isVerified = ['require', 'verify-ca', 'verify-full'].includes(parameters.sslmode ?? '');
  return isOnThisMachine || (isVerified && parameters.uselibpqcompat === undefined);
}
