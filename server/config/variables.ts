import * as z from 'zod/mini';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isDeliverable } from '#contract/deliverable.ts';
import { brandNames } from '#tokens/shops.ts';
import { searchLanguages } from './search-languages.ts';
import { addressList } from '../core/address-list.ts';
import { readMailbox } from '../core/mailbox.ts';

const text = z.optional(z.string());
const flag = z.optional(z.enum(['0', '1'], 'must be 0 or 1'));

const matching = (pattern: RegExp, message: string) =>
  z.optional(z.string().check(z.regex(pattern, message)));

const satisfying = (test: (value: string) => boolean, message: string) =>
  z.optional(z.string().check(z.refine(test, message)));

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

const parseWebUrl = (value: string): URL | null => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

const webUrl = (hint: string) => satisfying((value) => parseWebUrl(value) !== null, `must be ${hint}`);

const origin = (hint: string) =>
  satisfying((value) => {
    const url = parseWebUrl(value);
    return url?.pathname === '/' && url.search === '' && url.hash === '';
  }, `must be ${hint}`);

const listOf = (pattern: Pick<RegExp, 'test'>, message: string) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) =>
          value
            .split(',')
            .map((entry) => entry.trim())
            .filter((entry) => entry !== ''),
        ),
      ),
      z.array(
        z.string().check(z.refine((entry) => pattern.test(entry), `must be ${message}, separated by commas`)),
      ),
    ),
  );

const postgresUrl = satisfying(
  (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value),
  'must be a postgres:// URL',
);

/** `smtp:` or `smtps:` with a host, and with both a user and a password or neither. */
const isSmtpUrl = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url !== null &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    (url.username === '') === (url.password === '')
  );
};

const hasCertificate = (path: string): boolean => {
  try {
    new X509Certificate(readFileSync(path));
    return true;
  } catch {
    return false;
  }
};

const mailbox = satisfying(
  (value) => readMailbox(value) !== null,
  'must be an address such as shop@shop.example or Norholt <shop@shop.example>',
);

const hostName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

const isAddressList = (value: string): boolean => {
  try {
    addressList(value.split(','));
    return true;
  } catch {
    return false;
  }
};

/** The environment variables of the server. Empty ones count as not set. */
export const Variables = z.object({
  NODE_ENV: z.optional(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
  ),
  STAGING: flag,
  BRAND: z.optional(z.enum(brandNames, `must be ${brandNames.join(' or ')}`)),
  SEARCH_LANGUAGE: z.optional(z.enum(searchLanguages, `must be one of ${searchLanguages.join(', ')}`)),
  PORT: count(0, 65535),
  HOST: satisfying(
    (value) => isIP(value) !== 0,
    'must be the IP address to listen on, such as 127.0.0.1 or 0.0.0.0',
  ),
  TLS_CERTIFICATE_FILE: text,
  TLS_KEY_FILE: text,
  ALLOWED_HOSTS: listOf(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$|^\[[0-9a-f:.]+\]$/i, 'host names without a port'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_REPLICA_URL: postgresUrl,
  DATABASE_POOLER: z.optional(z.literal('transaction', 'must be transaction or not set')),
  DATABASE_TLS: z.optional(z.literal('off', 'must be off or not set')),
  DATABASE: z.optional(z.literal('embedded', 'must be embedded or not set')),
  DATA_DIR: text,
  PUBLIC_URL: origin('the public origin of the shop, such as https://shop.example'),
  TOKEN_SECRET: text,
  TOKEN_SECRET_PREVIOUS: text,
  // Data calls do not ask the identity provider, so a token must not be valid for more than an hour after a revocation.
  ACCESS_TOKEN_TTL_SECONDS: count(1, 3600),
  RESERVATION_TTL_MINUTES: count(1, 10_080),
  UNPAID_ORDER_DAYS: count(0, 3650),
  CARRIERS: listOf(
    /^[^=]{1,40}=https:\/\/[^\s"<>]*\{number\}[^\s"<>]*$/,
    'carriers such as DHL=https://carrier.example/track?id={number}',
  ),
  PAYMENTS: z.optional(z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe')),
  STRIPE_SECRET_KEY: matching(/^[sr]k_(test|live)_\w+$/, 'must be sk_test_... or sk_live_...'),
  STRIPE_PUBLISHABLE_KEY: matching(/^pk_(test|live)_\w+$/, 'must be pk_test_... or pk_live_...'),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\S+$/, 'must be whsec_...'),
  STRIPE_API_HOST: origin('the origin of the sandbox, such as http://localhost:4242'),
  FIREBASE_PROJECT_ID: matching(/^[a-z0-9-]{4,40}$/, 'must be the id of a Firebase project'),
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: matching(hostName, 'must be a host name'),
  FIREBASE_AUTH_EMULATOR_HOST: matching(/^[\w.-]+:\d{1,5}$/, 'must be host:port'),
  FIREBASE_JWKS_URL: webUrl('the URL of a key set'),
  FIREBASE_SERVER_API_KEY: text,
  FIREBASE_APP_ID: matching(
    /^1:\d+:web:[0-9a-f]+$/,
    'must be the id of a Firebase web app, such as 1:123:web:abc',
  ),
  FIREBASE_APP_CHECK_SITE_KEY: matching(/^[\w-]{20,}$/, 'must be a site key of reCAPTCHA Enterprise'),
  FIREBASE_API_HOST: origin('the origin of another Identity Toolkit API, such as http://localhost:9099'),
  MAIL_URL: satisfying(
    isSmtpUrl,
    'must be the URL of an SMTP server, such as smtp://user:password@mail.example:587 or smtps://…',
  ),
  MAIL_CA_FILE: satisfying(hasCertificate, 'must be the path of a PEM file with a certificate'),
  MAIL_FROM: mailbox,
  MAIL_REPLY_TO: mailbox,
  MAIL_TO: mailbox,
  MAIL_LOW_STOCK_TO: listOf({ test: isDeliverable }, 'e-mail addresses'),
  ADMIN_EMAILS: listOf(/^[^\s@]+@[^\s@]+$/, 'e-mail addresses'),
  SELLER_NAME: text,
  SELLER_ADDRESS: text,
  SELLER_CONTACT: text,
  SELLER_REGISTER: text,
  TAX_RATE: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.regex(
            /^(?!0+(?:\.0+)?$)\d{1,2}(?:\.\d{1,3})?$/,
            'must be a percentage above 0, such as 19 or 5.5',
          ),
        ),
      z.transform(Number),
    ),
  ),
  TAX_NAME: text,
  TAX_ID: text,
  IMAGE_HOSTS: listOf(hostName, 'host names'),
  S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  S3_ENDPOINT: webUrl('the URL of an S3 service'),
  S3_REGION: matching(/^[a-z0-9-]{1,40}$/i, 'must be the name of a region'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  UPLOADS_URL: webUrl('the base URL of the stored images'),
  IMAGE_HOST_URL: webUrl('the upload URL of the image host'),
  IMAGE_HOST_KEY: text,
  TRUSTED_PROXIES: satisfying(
    isAddressList,
    'must be IP addresses and ranges such as 10.0.0.0/8, separated by commas, and no range of all addresses',
  ),
  TRUSTED_PROXY_HOPS: count(0, 10),
  METRICS_TOKEN: matching(/^[\x21-\x7e]{16,}$/, 'must have 16 or more characters without spaces'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl(
    'the base URL of an OpenTelemetry collector, such as http://127.0.0.1:4318',
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
  NORHOLT_SCENARIO_BAR: text,
});
export type Variables = z.infer<typeof Variables>;
