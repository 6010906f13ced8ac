import * as z from 'zod/mini';
import { canonicalEmail } from './users/canonical-email.ts';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { projectRoot } from './root.ts';

/** Everything the server knows of its surroundings, checked once at the start. */
export interface Config {
  isProduction: boolean;
  port: number;
  /** Undefined when the server is to start the PostgreSQL that npm brings, on a folder under `dataDir`. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` leads through a pooler. For what needs a session. */
  databaseDirectUrl: string | undefined;
  databasePooler: 'transaction' | undefined;
  dataDir: string;
  /** Origin under which people reach the shop, without a slash at the end. */
  publicUrl: string;
  tokenSecret: Uint8Array;
  /** Verifies access tokens that were signed before the secret was changed; signs none. */
  previousTokenSecret: Uint8Array | undefined;
  accessTokenTtlSeconds: number;
  reservationTtlMinutes: number;
  payments: {
    mode: 'sandbox' | 'test' | 'live';
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    /** Where the sandbox finds its provider; undefined for Stripe's own. */
    apiHost: string | undefined;
  };
  firebase: {
    projectId: string;
    apiKey: string;
    authDomain: string;
    /** host:port; unsigned tokens are taken only while it is set, which production refuses. */
    emulatorHost: string | undefined;
    jwksUrl: string;
    /** Origin of the Identity Toolkit API, without a slash at the end. Not used with the emulator. */
    apiHost: string;
    /** The API key of account lookups, which come from this server and not from a browser. */
    lookupApiKey: string;
  };
  /** In canonical form. Promoted at a verified sign-in. */
  adminEmails: ReadonlySet<string>;
  imageHosts: readonly string[];
  /** Where pictures go; undefined bucket: a folder under `dataDir`. */
  uploads: {
    bucket: BucketSettings | undefined;
    /** Under which the stored pictures are read, without a slash at the end, when not from this server. */
    publicUrl: string | undefined;
    /** A picture host that takes them instead, and its key. */
    relay: { url: string; key: string | undefined } | undefined;
  };
  trustedProxyHops: number;
  /** Opens GET /metrics to who is not on this machine. */
  metricsToken: string | undefined;
  rateLimitScale: number;
  /** Whether to stop when standard input closes, because the supervisor is gone. */
  isSupervised: boolean;
  /** Where the local run has built its scenario bar; never set in production. */
  scenarioBar: string | undefined;
}

/** A bucket of any service that speaks S3. */
export interface BucketSettings {
  name: string;
  region: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  /** Undefined where the machine itself is known to the service. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** One line for each variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

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
  z.string().check(z.refine((value) => /^postgres(ql)?:\/\/./.test(value), 'must be a postgres:// URL')),
);

const hostName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

const Environment = z.object({
  NODE_ENV: z.optional(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
  ),
  PORT: count(0, 65535),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_POOLER: z.optional(z.literal('transaction', 'can only say transaction')),
  DATABASE: z.optional(z.literal('embedded', 'can only say embedded')),
  DATA_DIR: z.optional(z.string()),
  PUBLIC_URL: origin('the origin people reach the shop under, such as https://shop.example'),
  TOKEN_SECRET: z.optional(z.string()),
  TOKEN_SECRET_PREVIOUS: z.optional(z.string()),
  // Data calls do not ask the identity provider, so a token must not outlive its sign-in by more than an hour.
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
  FIREBASE_JWKS_URL: webUrl('the address of a key set'),
  FIREBASE_SERVER_API_KEY: z.optional(z.string()),
  FIREBASE_API_HOST: origin('the origin of another Identity Toolkit API, such as http://localhost:9099'),
  ADMIN_EMAILS: z.optional(
    z.pipe(
      list,
      z.array(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'must be e-mail addresses with commas between'))),
    ),
  ),
  IMAGE_HOSTS: z.optional(
    z.pipe(list, z.array(z.string().check(z.regex(hostName, 'must be host names with commas between')))),
  ),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_ENDPOINT: webUrl('the address of an S3 service'),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/i, 'must be the name of a region'))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  UPLOADS_URL: webUrl('the address that the stored pictures are read under'),
  IMAGE_HOST_URL: webUrl('the address that the image host takes pictures at'),
  IMAGE_HOST_KEY: z.optional(z.string()),
  TRUSTED_PROXY_HOPS: count(0, 10),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'must be 16 signs or more without spaces')),
  ),
  RATE_LIMIT_SCALE: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d+(\.\d+)?$/, 'must be a number')),
      z
        .pipe(z.transform(Number), z.number())
        .check(z.positive('must be above 0'), z.maximum(1_000_000, 'must be at most 1000000')),
    ),
  ),
  NORHOLT_SUPERVISED: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  NORHOLT_SCENARIO_BAR: z.optional(z.string()),
});

/** What may not pass for a secret however long it is: words of tutorials and templates, or few signs. */
const wellKnown =
  /secret|changeme|change[-_ ]?me|password|passw0rd|default|example|norholt|your[-_ ]|replace|insert|placeholder|0123456789|abcdefgh|qwerty|deadbeef|letmein/i;
const isGuessable = (secret: string) => wellKnown.test(secret) || new Set(secret).size < 10;

/** Reads the settings from `environment`. Throws `ConfigError` with every fault at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is one that was not set: that is what `NAME= npm start` and a blank line mean.
  const given = Object.fromEntries(
    Object.keys(Environment.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    const faults = new Map<string, string>();
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0]);
      if (!faults.has(name)) faults.set(name, `${name} ${message}`);
    }
    throw new ConfigError([...faults.values()]);
  }

  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const faults = isProduction ? productionFaults(env) : [];
  const isSandbox =
    env.PAYMENTS === 'sandbox' || (env.PAYMENTS === undefined && !isProduction && !env.STRIPE_SECRET_KEY);
  faults.push(
    ...databaseFaults(env),
    ...paymentFaults(env, isSandbox, isProduction),
    ...uploadFaults(env, isProduction),
  );
  if (faults.length > 0) throw new ConfigError(faults);

  const port = env.PORT ?? 3000;
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-norholt';
  const secretKey = env.STRIPE_SECRET_KEY ?? 'sk_test_local';
  return {
    isProduction,
    port,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePooler: env.DATABASE_POOLER,
    dataDir: env.DATA_DIR ?? join(projectRoot, '.data'),
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    // Without one outside production, tokens end with the process; nobody can know it beforehand.
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
    trustedProxyHops: env.TRUSTED_PROXY_HOPS ?? 0,
    metricsToken: env.METRICS_TOKEN,
    rateLimitScale: env.RATE_LIMIT_SCALE ?? 1,
    isSupervised: env.NORHOLT_SUPERVISED === '1',
    scenarioBar: isProduction ? undefined : env.NORHOLT_SCENARIO_BAR,
  };
}

type Environment = z.infer<typeof Environment>;

function productionFaults(env: Environment): string[] {
  const faults: string[] = [];
  const missing = (name: keyof Environment, why: string) => {
    if (env[name] === undefined) faults.push(`${name} is missing: ${why}`);
  };
  if (env.DATABASE_URL === undefined && env.DATABASE === undefined) {
    faults.push('DATABASE_URL is missing (or say DATABASE=embedded on purpose)');
  } else if (env.DATABASE_URL !== undefined && env.DATABASE !== undefined) {
    faults.push('DATABASE says embedded, and DATABASE_URL names another: set one of the two');
  }
  missing('PUBLIC_URL', 'the origin people reach the shop under');
  missing('TOKEN_SECRET', '32 random bytes or more');
  for (const name of ['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS'] as const) {
    const secret = env[name];
    if (secret === undefined) continue;
    if (new TextEncoder().encode(secret).length < 32) faults.push(`${name} is shorter than 32 bytes`);
    else if (isGuessable(secret)) {
      faults.push(`${name} is a well-known or guessable value: make a random one`);
    }
  }
  if (env.METRICS_TOKEN !== undefined && isGuessable(env.METRICS_TOKEN)) {
    faults.push('METRICS_TOKEN is a well-known or guessable value: make a random one');
  }
  if (env.PAYMENTS !== 'sandbox') {
    missing('STRIPE_SECRET_KEY', 'or say PAYMENTS=sandbox on purpose');
    missing('STRIPE_PUBLISHABLE_KEY', 'or say PAYMENTS=sandbox on purpose');
    missing('STRIPE_WEBHOOK_SECRET', 'or say PAYMENTS=sandbox on purpose');
    for (const name of ['FIREBASE_JWKS_URL', 'FIREBASE_API_HOST'] as const) {
      if (env[name] !== undefined) {
        faults.push(`${name} is taken in production only together with PAYMENTS=sandbox`);
      }
    }
  }
  missing('FIREBASE_PROJECT_ID', 'the id of the Firebase project that people sign in with');
  missing('FIREBASE_API_KEY', 'the web API key of the Firebase project');
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    faults.push('FIREBASE_AUTH_EMULATOR_HOST must not be set in production: it lets unsigned tokens in');
  }
  return faults;
}

function databaseFaults(env: Environment): string[] {
  if (env.DATABASE_URL !== undefined) return [];
  return (['DATABASE_DIRECT_URL', 'DATABASE_POOLER'] as const)
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name} is accepted only together with DATABASE_URL`);
}

function paymentFaults(env: Environment, isSandbox: boolean, isProduction: boolean): string[] {
  if (isSandbox) {
    const live = (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const).filter((name) =>
      env[name]?.includes('_live_'),
    );
    return live.map((name) => `${name} is a live key, and PAYMENTS is sandbox`);
  }
  const faults: string[] = [];
  if (env.STRIPE_API_HOST !== undefined)
    faults.push('STRIPE_API_HOST is taken only together with PAYMENTS=sandbox');
  if (!isProduction) {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
      if (env[name] === undefined)
        faults.push(`${name} is missing: Stripe is asked for, and needs all three`);
    }
  }
  const isLive = env.STRIPE_SECRET_KEY?.includes('_live_');
  if (
    env.STRIPE_SECRET_KEY &&
    env.STRIPE_PUBLISHABLE_KEY &&
    isLive !== env.STRIPE_PUBLISHABLE_KEY.includes('_live_')
  ) {
    faults.push('STRIPE_PUBLISHABLE_KEY belongs to the other mode than STRIPE_SECRET_KEY');
  }
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
    if (isProduction && env[name]?.endsWith('_local')) faults.push(`${name} is the one of the local run`);
  }
  return faults;
}

function uploadFaults(env: Environment, isProduction: boolean): string[] {
  const faults: string[] = [];
  if (env.S3_BUCKET === undefined) {
    for (const name of ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (env[name] !== undefined) faults.push(`${name} is taken only together with S3_BUCKET`);
    }
  } else if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined)) {
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together');
  }
  if (env.IMAGE_HOST_URL === undefined) {
    if (env.IMAGE_HOST_KEY !== undefined)
      faults.push('IMAGE_HOST_KEY is taken only together with IMAGE_HOST_URL');
  } else if ((env.IMAGE_HOSTS ?? []).length === 0) {
    faults.push('IMAGE_HOSTS is missing: the host whose pictures IMAGE_HOST_URL hands back');
  }
  for (const name of ['UPLOADS_URL', 'IMAGE_HOST_URL'] as const) {
    if (isProduction && env[name]?.startsWith('http:')) faults.push(`${name} must be https in production`);
  }
  return faults;
}

/** Only for a project that Firebase reserves for emulators: no other is ever spoken for by unsigned tokens. */
function defaultEmulator(
  isProduction: boolean,
  projectId: string,
  jwksUrl: string | undefined,
): string | undefined {
  return !isProduction && projectId.startsWith('demo-') && jwksUrl === undefined
    ? 'localhost:9099'
    : undefined;
}
