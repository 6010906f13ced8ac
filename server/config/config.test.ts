import { describe, expect, test } from 'vitest';
import { ConfigError, environmentOf, readConfig, readDatabaseConfig } from './config.ts';
import { productionVariables } from '../testing/production-variables.ts';

type Environment = Record<string, string | undefined>;

function faults(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

/** The variables that are at fault. */
const namesOfFaults = (environment: Environment) => faults(environment).map((line) => line.split(' ')[0]);

const { TOKEN_SECRET: secret } = productionVariables;

const local: Environment = { NODE_ENV: 'development' };

const siteKey = '6Lc_test-site-key-0123456789';

const production: Environment = productionVariables;

describe('in development without other settings', () => {
  test('uses the defaults of the local run', () => {
    expect(readConfig(local)).toMatchObject({
      environment: 'local',
      isProduction: false,
      host: '127.0.0.1',
      allowedHosts: new Set(['localhost', '127.0.0.1', '[::1]']),
      trustedProxies: undefined,
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

  test('signs tokens with a random secret', () => {
    expect(readConfig(local).tokenSecret).not.toEqual(readConfig(local).tokenSecret);
    expect(readConfig(local).tokenSecret.length).toBeGreaterThanOrEqual(32);
  });
});

describe('the tax of invoices', () => {
  const seller = { SELLER_NAME: 'a', SELLER_ADDRESS: 'b', SELLER_CONTACT: 'c', SELLER_REGISTER: 'd' };

  test('has a rate and a name, and the seller its tax id', () => {
    expect(readConfig({ ...local, ...seller }).tax).toBeUndefined();
    const variables = { ...local, ...seller, TAX_RATE: '5.5', TAX_ID: 'GB123456789' };
    expect(readConfig(variables)).toMatchObject({
      tax: { rate: 5.5, name: 'VAT' },
      seller: { taxId: 'GB123456789' },
    });
    expect(readConfig({ ...variables, TAX_NAME: 'MwSt.' }).tax).toEqual({ rate: 5.5, name: 'MwSt.' });
  });

  test.each(['0', '0.0', '-1', '100', '19 %', '1,5', '1.2345'])('cannot be %s percent', (rate) => {
    expect(namesOfFaults({ ...local, ...seller, TAX_RATE: rate })).toEqual(['TAX_RATE']);
  });

  test('needs a seller, and its name and id need a rate', () => {
    expect(faults({ ...local, ...seller, SELLER_NAME: '', TAX_RATE: '19' })).toEqual([
      'TAX_RATE needs SELLER_NAME: only invoices show tax',
    ]);
    expect(namesOfFaults({ ...local, ...seller, TAX_NAME: 'VAT', TAX_ID: 'x' })).toEqual([
      'TAX_NAME',
      'TAX_ID',
    ]);
  });
});

test('an empty variable counts as not set', () => {
  const empty = { ...local, PORT: '', DATABASE_URL: ' ' };
  expect(readConfig(empty)).toMatchObject({ port: 3000, databaseUrl: undefined });
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
  ['PUBLIC_URL', 'http://shop.example/path'],
  ['ACCESS_TOKEN_TTL_SECONDS', '0'],
  ['ACCESS_TOKEN_TTL_SECONDS', '-1'],
  ['ACCESS_TOKEN_TTL_SECONDS', '3601'],
  ['RESERVATION_TTL_MINUTES', '1.5'],
  ['UNPAID_ORDER_DAYS', '-1'],
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
  ['MAIL_CA_FILE', '/nothing.pem'],
  ['MAIL_CA_FILE', 'package.json'],
  ['IMAGE_HOSTS', 'images.test/path'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy.test'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['FIREBASE_APP_ID', 'norholt'],
  ['FIREBASE_APP_CHECK_SITE_KEY', 'short'],
  ['ALLOWED_HOSTS', 'https://shop.example'],
  ['ALLOWED_HOSTS', 'shop.example:443'],
  ['HOST', 'shop.example'],
  ['HOST', '0.0.0.0'],
  ['STAGING', 'yes'],
  ['ALLOW_RATE_LIMIT_SCALE', 'yes'],
  ['DATABASE_TLS', 'on'],
  ['DATABASE_URL', 'postgres://shop:p#ss@[db/shop'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a space in between'],
  ['NORHOLT_SUPERVISED', 'yes'],
  ['RATE_LIMIT_SCALE', '0'],
  ['RATE_LIMIT_SCALE', '1e3'],
])('rejects %s=%s by name, in one line', (name, value) => {
  expect(faults({ ...local, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
});

test('an invalid variable does not hide faults of other variables', () => {
  const invalid = { PORT: 'x', TOKEN_SECRET: 'secret', PUBLIC_URL: 'http://shop.example' };
  expect(namesOfFaults({ ...production, ...invalid })).toEqual(['PORT', 'PUBLIC_URL', 'TOKEN_SECRET']);
});

describe('the environment', () => {
  test.each<[Environment, string, string]>([
    [{}, 'production', 'NODE_ENV is not set'],
    [{ NODE_ENV: 'production' }, 'production', 'NODE_ENV is production'],
    [{ NODE_ENV: 'development' }, 'local', 'NODE_ENV is development'],
    [{ NODE_ENV: 'test' }, 'local', 'NODE_ENV is test'],
    [{ NODE_ENV: 'dev' }, 'production', 'NODE_ENV is dev'],
    [{ ...local, STRIPE_SECRET_KEY: 'rk_live_x' }, 'production', 'STRIPE_SECRET_KEY is a live key'],
    [{ ...local, STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }, 'production', 'STRIPE_PUBLISHABLE_KEY is a live key'],
    [{ ...local, PUBLIC_URL: 'HTTPS://shop.example' }, 'production', 'PUBLIC_URL is https'],
    [{ STAGING: '1', PUBLIC_URL: 'https://staging.example' }, 'staging', 'STAGING is 1'],
    [{ STAGING: '0' }, 'production', 'NODE_ENV is not set'],
  ])('of %j is %s: %s', (variables, environment, because) => {
    expect(environmentOf(variables)).toEqual({ environment, because });
  });

  test('rejects an unknown NODE_ENV, which means production', () => {
    expect(faults({ ...production, NODE_ENV: 'prod' })).toEqual([expect.stringMatching(/^NODE_ENV must be/)]);
  });
});

test('trims the entries of lists and converts addresses to their canonical form', () => {
  const lists = { ADMIN_EMAILS: ' Boss@Norholt.test , ', IMAGE_HOSTS: 'a.test,B.test' };
  const { adminEmails, imageHosts } = readConfig({ ...local, ...lists });
  expect([[...adminEmails], imageHosts]).toEqual([['boss@norholt.test'], ['a.test', 'b.test']]);
});

const sandbox: Environment = {
  PAYMENTS: 'sandbox',
  STRIPE_SECRET_KEY: undefined,
  STRIPE_PUBLISHABLE_KEY: undefined,
};

const testKeys = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' };

describe('in production', () => {
  test('accepts a full set of settings', () => {
    expect(faults(production)).toEqual([]);
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      payments: { mode: 'live', apiHost: undefined },
      firebase: { authDomain: 'norholt-shop.firebaseapp.com', emulatorHost: undefined },
    });
  });

  /** The variable to report is the first one, unless the row names another. */
  test.each<[string, Environment, string?]>([
    ['no database', { DATABASE_URL: undefined }],
    ['no public URL', { PUBLIC_URL: undefined }],
    ['no token secret', { TOKEN_SECRET: undefined }],
    ['a short token secret', { TOKEN_SECRET: secret.slice(0, 31) }],
    ['a well-known token secret', { TOKEN_SECRET: 'supersecret-supersecret-supersecret' }],
    ['a short previous token secret', { TOKEN_SECRET_PREVIOUS: secret.slice(0, 31) }],
    ['another account lookup host', { FIREBASE_API_HOST: 'https://lookup.test' }],
    ['a repeated token secret', { TOKEN_SECRET: 'xyz'.repeat(20) }],
    ['no Stripe key', { STRIPE_SECRET_KEY: undefined }],
    ['no publishable key', { STRIPE_PUBLISHABLE_KEY: undefined }],
    ['no webhook secret', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['the local run’s webhook secret', { STRIPE_WEBHOOK_SECRET: 'whsec_local' }],
    ['keys of different modes', { STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }],
    ['another payment provider', { STRIPE_API_HOST: 'http://localhost:4242' }],
    ['the auth emulator', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }],
    ['another key set than Google’s', { FIREBASE_JWKS_URL: 'https://keys.test' }],
    ['App Check without the app', { FIREBASE_APP_CHECK_SITE_KEY: siteKey }, 'FIREBASE_APP_ID'],
    ['App Check without its key', { FIREBASE_APP_ID: '1:123:web:abc' }, 'FIREBASE_APP_CHECK_SITE_KEY'],
    ['no Firebase project', { FIREBASE_PROJECT_ID: undefined }],
    ['no Firebase key', { FIREBASE_API_KEY: undefined }],
    ['two databases', { DATABASE: 'embedded' }],
    ['a public URL without TLS', { PUBLIC_URL: 'http://shop.example' }],
    ['the demo project', { FIREBASE_PROJECT_ID: 'demo-norholt' }],
    ['scaled rate limits', { RATE_LIMIT_SCALE: '1000' }],
    ['no metrics token', { METRICS_TOKEN: undefined }],
    ['a number of proxies without their addresses', { TRUSTED_PROXY_HOPS: '1' }],
    ['a remote database without TLS', { DATABASE_URL: 'postgres://shop@db/shop' }],
    ['unverified TLS', { DATABASE_URL: 'postgres://shop@db/shop?sslmode=no-verify' }],
    ['a remote database in a parameter', { DATABASE_URL: 'postgres://shop@localhost/shop?host=db' }],
    ['the sandbox with the public secret', { STRIPE_WEBHOOK_SECRET: 'whsec_local', ...sandbox }],
    ['the sandbox without a webhook secret', { STRIPE_WEBHOOK_SECRET: undefined, ...sandbox }],
    ['the local Stripe key', { ...testKeys, STRIPE_SECRET_KEY: 'sk_test_local' }, 'STRIPE_SECRET_KEY'],
    [
      'the local publishable key',
      { ...testKeys, STRIPE_PUBLISHABLE_KEY: 'pk_test_local' },
      'STRIPE_PUBLISHABLE_KEY',
    ],
    ['a certificate without a key', { TLS_CERTIFICATE_FILE: 'cert.pem' }, 'TLS_KEY_FILE'],
    ['a key without a certificate', { TLS_KEY_FILE: 'key.pem' }, 'TLS_CERTIFICATE_FILE'],
    ['a guessable metrics token', { METRICS_TOKEN: 'change-me-change-me' }],
  ])('rejects %s', (_, change, name = Object.keys(change)[0]) => {
    expect(faults({ ...production, ...change })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  test('accepts the embedded database and the sandbox when they are set explicitly', () => {
    const explicit: Environment = {
      ...production,
      ...sandbox,
      DATABASE_URL: undefined,
      DATABASE: 'embedded',
      FIREBASE_JWKS_URL: 'http://127.0.0.1:1/keys',
    };
    expect(faults(explicit)).toEqual([]);
    expect(readConfig(explicit)).toMatchObject({ databaseUrl: undefined, payments: { mode: 'sandbox' } });
    expect(faults({ ...explicit, STRIPE_SECRET_KEY: 'sk_live_x' })).toHaveLength(1);
  });

  test.each<[string, Environment]>([
    ['scaled rate limits', { RATE_LIMIT_SCALE: '10', ALLOW_RATE_LIMIT_SCALE: '1' }],
    ['a remote database without TLS', { DATABASE_URL: 'postgres://db/shop', DATABASE_TLS: 'off' }],
    ['a database on the same machine', { DATABASE_URL: 'postgres://127.0.0.1/shop' }],
    ['a database on a socket', { DATABASE_URL: 'postgres://%2Fvar%2Frun%2Fpostgresql/shop' }],
    ['proxies with their addresses', { TRUSTED_PROXY_HOPS: '1', TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }],
    ['an address to listen on', { HOST: '0.0.0.0' }],
    ['a certificate', { TLS_CERTIFICATE_FILE: 'cert.pem', TLS_KEY_FILE: 'key.pem' }],
  ])('accepts %s', (_, change) => expect(faults({ ...production, ...change })).toEqual([]));

  test('accepts only the host of PUBLIC_URL or those in ALLOWED_HOSTS', () => {
    const hosts = (more: Environment) => [...readConfig({ ...production, ...more }).allowedHosts];
    expect(hosts({})).toEqual(['shop.example']);
    const both = ['shop.example', 'www.shop.example'];
    expect(hosts({ ALLOWED_HOSTS: 'Shop.example, www.shop.example' })).toEqual(both);
  });

  test('listens on loopback unless HOST is set', () => expect(readConfig(production).host).toBe('127.0.0.1'));
});

describe('in staging', () => {
  const staging: Environment = {
    ...production,
    ...sandbox,
    STAGING: '1',
    PUBLIC_URL: 'http://staging.example',
    FIREBASE_PROJECT_ID: 'demo-norholt',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
    STRIPE_API_HOST: 'http://localhost:4242',
  };

  test('accepts the mock servers', () => {
    expect(faults(staging)).toEqual([]);
    expect(readConfig(staging)).toMatchObject({
      environment: 'staging',
      isProduction: true,
      firebase: { emulatorHost: 'localhost:9099' },
    });
  });

  test.each<[string, Environment, string]>([
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_x' }, 'a live key'],
    ['STRIPE_SECRET_KEY', { ...production, STAGING: '1', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, 'no sandbox'],
    [
      'FIREBASE_AUTH_EMULATOR_HOST',
      { FIREBASE_PROJECT_ID: 'norholt-shop' },
      'unsigned tokens of a real project',
    ],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'secret' }, 'a weak secret'],
    ['NODE_ENV', { NODE_ENV: 'development' }, 'development'],
  ])('rejects %s: %j (%s)', (name, change) => {
    expect(namesOfFaults({ ...staging, ...change })).toContain(name);
  });
});

describe('a command that uses only the database', () => {
  test('needs only the database settings', () => {
    const url = 'postgres://localhost/shop';
    const config = readDatabaseConfig({ DATABASE_URL: url, TOKEN_SECRET: 'secret' });
    expect(config).toMatchObject({ environment: 'production', databaseUrl: url });
  });

  test.each<[string, Environment]>([
    ['DATABASE_URL', {}],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db/shop' }],
    ['NODE_ENV', { NODE_ENV: 'dev', DATABASE_URL: 'postgres://localhost/shop' }],
  ])('reports %s for %j', (name, variables) => {
    expect(() => readDatabaseConfig(variables)).toThrow(new RegExp(`^${name} `));
  });
});

test('production never uses the defaults of the local run', () => {
  expect(namesOfFaults({})).toEqual(Object.keys(production));
  expect(JSON.stringify(readConfig({ ...production, HOST: '10.0.0.5' }))).not.toMatch(
    /localhost|127\.0\.0\.1|_local|demo-/,
  );
});

test('uses the emulator for a real Firebase project only when it is set', () => {
  expect(readConfig({ ...local, FIREBASE_PROJECT_ID: 'norholt-shop' }).firebase.emulatorHost).toBeUndefined();
});

describe('the storage of images', () => {
  const bucket = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'the-id',
    S3_SECRET_ACCESS_KEY: 'the-key',
  };

  test('is a folder unless a bucket is set', () => {
    expect(readConfig(local).uploads).toEqual({ bucket: undefined, publicUrl: undefined, relay: undefined });
    expect(readConfig({ ...local, ...bucket, UPLOADS_URL: 'https://cdn.example/uploads/' }).uploads).toEqual({
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
    [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_ENDPOINT needs S3_BUCKET/],
    [
      { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'x' },
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each/,
    ],
    [{ S3_BUCKET: 'Not a bucket' }, /^S3_BUCKET must be/],
    [{ IMAGE_HOST_KEY: 'x' }, /^IMAGE_HOST_KEY needs IMAGE_HOST_URL/],
    [{ IMAGE_HOST_URL: 'https://api.images.example/1/upload' }, /^IMAGE_HOSTS is missing/],
    [{ UPLOADS_URL: 'cdn.example' }, /^UPLOADS_URL must be/],
    [{ ...production, UPLOADS_URL: 'http://cdn.example' }, /^UPLOADS_URL must be https in production/],
    [
      { ...production, IMAGE_HOST_URL: 'http://images.example', IMAGE_HOSTS: 'images.example' },
      /^IMAGE_HOST_URL must be https in production/,
    ],
  ])('rejects %j', (environment, message) => {
    expect(faults({ ...local, ...environment })).toEqual([expect.stringMatching(message)]);
  });
});

test('enables App Check with both of its variables, but not for a demo project', () => {
  const both = { FIREBASE_APP_ID: '1:123:web:abc', FIREBASE_APP_CHECK_SITE_KEY: siteKey };
  expect(readConfig(production).firebase.appCheck).toBeUndefined();
  expect(readConfig({ ...production, ...both }).firebase.appCheck).toEqual({
    appId: '1:123:web:abc',
    siteKey,
    jwksUrl: 'https://firebaseappcheck.googleapis.com/v1/jwks',
  });
  expect(faults({ ...local, ...both })).toEqual([
    'FIREBASE_APP_CHECK_SITE_KEY needs a Firebase project that is not a demo project',
  ]);
});
