import type { Environment } from '../core/environments.ts';
import type { Variables } from './variables.ts';

/** Applies the rules that concern several variables. Each line starts with the name of a variable. */
export function findFaults(env: Variables, environment: Environment, isSandbox: boolean): string[] {
  const isProduction = environment !== 'local';
  return [
    ...(isProduction ? productionFaults(env, environment) : localFaults(env)),
    ...tlsFaults(env),
    ...databaseFaults(env),
    ...paymentFaults(env, isSandbox, isProduction),
    ...uploadFaults(env, isProduction),
    ...appCheckFaults(env),
    ...mailFaults(env),
    ...taxFaults(env),
  ];
}

/** Returns the names of the variables with a live Stripe key. */
export const liveKeys = (variables: Readonly<Partial<Record<StripeKey, string | undefined>>>): StripeKey[] =>
  stripeKeys.filter((name) => /^[srp]k_live_/.test(variables[name]?.trim() ?? ''));

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;
type StripeKey = (typeof stripeKeys)[number];

/** Words from tutorials and templates, which make a secret of any length guessable. */
const wellKnown =
  /secret|changeme|change[-_ ]?me|password|passw0rd|default|example|norholt|your[-_ ]|replace|insert|placeholder|0123456789|abcdefgh|qwerty|deadbeef|letmein/i;
const isGuessable = (secret: string) => wellKnown.test(secret) || new Set(secret).size < 10;

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
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
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

function tlsFaults({ TLS_CERTIFICATE_FILE: certificate, TLS_KEY_FILE: key }: Variables): string[] {
  if ((certificate === undefined) === (key === undefined)) return [];
  return [
    `${key === undefined ? 'TLS_KEY_FILE' : 'TLS_CERTIFICATE_FILE'} is missing: HTTPS needs both files`,
  ];
}

/** Only an invoice shows tax, and it needs a seller. */
function taxFaults(env: Variables): string[] {
  const { TAX_RATE: rate, TAX_NAME: name, TAX_ID: id } = env;
  if (rate === undefined) {
    return [
      ...(name === undefined ? [] : ['TAX_NAME needs TAX_RATE']),
      ...(id === undefined ? [] : ['TAX_ID needs TAX_RATE']),
    ];
  }
  const missing = (['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_CONTACT', 'SELLER_REGISTER'] as const).filter(
    (variable) => env[variable] === undefined,
  );
  return missing.length === 0 ? [] : [`TAX_RATE needs ${missing.join(', ')}: only invoices show tax`];
}

function databaseFaults(env: Variables): string[] {
  if (env.DATABASE_URL !== undefined) return [];
  return (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_POOLER'] as const)
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

function mailFaults(env: Variables): string[] {
  if (env.MAIL_URL !== undefined)
    return env.MAIL_FROM === undefined ? ['MAIL_FROM is missing: the sender of the mails'] : [];
  return (['MAIL_FROM', 'MAIL_CA_FILE', 'MAIL_REPLY_TO', 'MAIL_TO', 'MAIL_LOW_STOCK_TO'] as const)
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name} needs MAIL_URL`);
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
