import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

type Environment = Record<string, string | undefined>;

function faults(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

const secret = 'q8Zt3Lw0Vx7Nf5Rb2Kd9Hs6Jm1Pc4Gy-TuEaWi';

const production: Environment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db/shop',
  PUBLIC_URL: 'https://shop.example',
  TOKEN_SECRET: secret,
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  FIREBASE_PROJECT_ID: 'norholt-shop',
  FIREBASE_API_KEY: 'AIza',
};

describe('without any setting', () => {
  test('the server is the one of the local run', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      accessTokenTtlSeconds: 3600,
      reservationTtlMinutes: 60,
      payments: {
        mode: 'sandbox',
        secretKey: 'sk_test_local',
        publishableKey: 'pk_test_local',
        webhookSecret: 'whsec_local',
        apiHost: 'http://localhost:4242',
      },
      firebase: { projectId: 'demo-norholt', emulatorHost: 'localhost:9099' },
      trustedProxyHops: 0,
      rateLimitScale: 1,
    });
  });

  test('tokens are made with a secret that nobody can know', () => {
    expect(readConfig({}).tokenSecret).not.toEqual(readConfig({}).tokenSecret);
    expect(readConfig({}).tokenSecret.length).toBeGreaterThanOrEqual(32);
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE', 'pglite'],
  ['DATABASE_DIRECT_URL', 'mysql://x'],
  ['DATABASE_POOLER', 'session'],
  ['DATABASE_POOLER', 'transaction'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/path'],
  ['ACCESS_TOKEN_TTL_SECONDS', '0'],
  ['ACCESS_TOKEN_TTL_SECONDS', '-1'],
  ['ACCESS_TOKEN_TTL_SECONDS', '3601'],
  ['RESERVATION_TTL_MINUTES', '1.5'],
  ['PAYMENTS', 'free'],
  ['STRIPE_SECRET_KEY', 'pk_test_x'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_x'],
  ['STRIPE_WEBHOOK_SECRET', 'x'],
  ['STRIPE_API_HOST', 'localhost'],
  ['FIREBASE_PROJECT_ID', 'Not An Id'],
  ['FIREBASE_AUTH_DOMAIN', 'https://x.test'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'http://localhost:9099'],
  ['FIREBASE_JWKS_URL', 'keys'],
  ['ADMIN_EMAILS', 'a@b.test, nobody'],
  ['IMAGE_HOSTS', 'images.test/path'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a space in between'],
  ['NORHOLT_SUPERVISED', 'yes'],
  ['RATE_LIMIT_SCALE', '0'],
  ['RATE_LIMIT_SCALE', '1e3'],
  ['NODE_ENV', 'prod'],
])('%s=%s is refused by name, in one line', (name, value) => {
  expect(faults({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
});

test('several faults are told at once, a line each', () => {
  expect(faults({ PORT: 'x', PAYMENTS: 'x', RATE_LIMIT_SCALE: 'x' })).toHaveLength(3);
});

test('lists are read without their white space, addresses in their canonical form', () => {
  const config = readConfig({ ADMIN_EMAILS: ' Boss@Norholt.test , ', IMAGE_HOSTS: 'a.test,B.test' });
  expect([...config.adminEmails]).toEqual(['boss@norholt.test']);
  expect(config.imageHosts).toEqual(['a.test', 'b.test']);
});

const testMode: Environment = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' };

describe('in production', () => {
  test('a full set of settings is taken', () => {
    expect(faults(production)).toEqual([]);
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      payments: { mode: 'live', apiHost: undefined },
      firebase: { authDomain: 'norholt-shop.firebaseapp.com', emulatorHost: undefined },
    });
  });

  test.each<[string, string, Environment]>([
    ['no database', 'DATABASE_URL', { DATABASE_URL: undefined }],
    ['no public address', 'PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['no token secret', 'TOKEN_SECRET', { TOKEN_SECRET: undefined }],
    ['a short token secret', 'TOKEN_SECRET', { TOKEN_SECRET: secret.slice(0, 31) }],
    ['a well-known token secret', 'TOKEN_SECRET', { TOKEN_SECRET: 'supersecret-supersecret-supersecret' }],
    [
      'a short previous token secret',
      'TOKEN_SECRET_PREVIOUS',
      { TOKEN_SECRET_PREVIOUS: secret.slice(0, 31) },
    ],
    ['a lookup elsewhere', 'FIREBASE_API_HOST', { FIREBASE_API_HOST: 'https://lookup.test' }],
    ['a repeated token secret', 'TOKEN_SECRET', { TOKEN_SECRET: 'xyz'.repeat(20) }],
    ['no Stripe key', 'STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
    ['no publishable key', 'STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: undefined }],
    ['no webhook secret', 'STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['the local run’s webhook secret', 'STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_local' }],
    ['keys of two modes', 'STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }],
    ['a provider of its own', 'STRIPE_API_HOST', { STRIPE_API_HOST: 'http://localhost:4242' }],
    ['the auth emulator', 'FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }],
    ['other keys than Google’s', 'FIREBASE_JWKS_URL', { FIREBASE_JWKS_URL: 'https://keys.test' }],
    ['no Firebase project', 'FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: undefined }],
    ['no Firebase key', 'FIREBASE_API_KEY', { FIREBASE_API_KEY: undefined }],
    ['two databases', 'DATABASE', { DATABASE: 'embedded' }],
    ['the local run’s Stripe key', 'STRIPE_SECRET_KEY', { ...testMode, STRIPE_SECRET_KEY: 'sk_test_local' }],
    [
      'the local run’s publishable key',
      'STRIPE_PUBLISHABLE_KEY',
      { ...testMode, STRIPE_PUBLISHABLE_KEY: 'pk_test_local' },
    ],
    ['a guessable metrics token', 'METRICS_TOKEN', { METRICS_TOKEN: 'change-me-change-me' }],
  ])('%s is refused', (_, name, change) => {
    expect(faults({ ...production, ...change })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  test('the embedded database and the sandbox are taken when they are asked for on purpose', () => {
    const onPurpose: Environment = {
      ...production,
      DATABASE_URL: undefined,
      DATABASE: 'embedded',
      PAYMENTS: 'sandbox',
      STRIPE_SECRET_KEY: undefined,
      STRIPE_PUBLISHABLE_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
      FIREBASE_JWKS_URL: 'http://127.0.0.1:1/keys',
    };
    expect(faults(onPurpose)).toEqual([]);
    expect(readConfig(onPurpose)).toMatchObject({ databaseUrl: undefined, payments: { mode: 'sandbox' } });
    expect(faults({ ...onPurpose, STRIPE_SECRET_KEY: 'sk_live_x' })).toHaveLength(1);
  });
});

test('production never falls back to what the local run has', () => {
  const required = Object.keys(production).filter((name) => name !== 'NODE_ENV');
  expect(faults({ NODE_ENV: 'production' }).map((line) => line.split(' ')[0])).toEqual(required);
  expect(JSON.stringify(readConfig(production))).not.toMatch(/localhost|127\.0\.0\.1|_local|demo-/);
});

test('a real Firebase project is never spoken for by unsigned tokens unless its emulator is named', () => {
  expect(readConfig({ FIREBASE_PROJECT_ID: 'norholt-shop' }).firebase.emulatorHost).toBeUndefined();
});

describe('where pictures go', () => {
  const bucket = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'the-id',
    S3_SECRET_ACCESS_KEY: 'the-key',
  };

  test('is a folder unless a bucket is named', () => {
    expect(readConfig({}).uploads).toEqual({ bucket: undefined, publicUrl: undefined, relay: undefined });
    expect(readConfig({ ...bucket, UPLOADS_URL: 'https://cdn.example/uploads/' }).uploads).toEqual({
      bucket: {
        name: 'pictures',
        region: 'us-east-1',
        endpoint: undefined,
        credentials: { accessKeyId: 'the-id', secretAccessKey: 'the-key' },
      },
      publicUrl: 'https://cdn.example/uploads',
      relay: undefined,
    });
  });

  test.each<[Environment, RegExp]>([
    [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_ENDPOINT is taken only together with S3_BUCKET/],
    [
      { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'x' },
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together/,
    ],
    [{ S3_BUCKET: 'Not a bucket' }, /^S3_BUCKET must be/],
    [{ IMAGE_HOST_KEY: 'x' }, /^IMAGE_HOST_KEY is taken only together with IMAGE_HOST_URL/],
    [{ IMAGE_HOST_URL: 'https://api.images.example/1/upload' }, /^IMAGE_HOSTS is missing/],
    [{ UPLOADS_URL: 'cdn.example' }, /^UPLOADS_URL must be/],
    [{ ...production, UPLOADS_URL: 'http://cdn.example' }, /^UPLOADS_URL must be https in production/],
    [
      { ...production, IMAGE_HOST_URL: 'http://images.example', IMAGE_HOSTS: 'images.example' },
      /^IMAGE_HOST_URL must be https in production/,
    ],
  ])('%j is refused', (environment, words) => {
    const found = faults(environment);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(words);
  });
});
