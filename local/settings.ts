import path from 'node:path';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { liveKeys } from '#server/config/faults.ts';
import { projectRoot } from '#server/core/root.ts';
import { isBrandName, shops, type BrandName } from '#tokens/shops.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the local run. All other variables are passed to the server. */
export interface LocalSettings {
  ports: { shop: number; auth: number; stripe: number; smtp: number };
  dataDir: string;
  /** Undefined for the embedded PostgreSQL. */
  databaseUrl: string | undefined;
}

export const portVariables = {
  shop: 'PORT',
  auth: 'AUTH_PORT',
  stripe: 'STRIPE_PORT',
  /** Of the mailbox, which is a part of the auth emulator. */
  smtp: 'SMTP_PORT',
} as const;

const defaultPorts = { shop: 3000, auth: 9099, stripe: 4242 } as const;

/** The Firebase project of the local run, which exists nowhere else. */
const demoProject = 'demo-norholt';

/** Throws `ConfigError` with a line for each invalid variable. */
export function readSettings(environment: Environment): LocalSettings {
  const faults: string[] = [];
  const port = (name: keyof typeof portVariables, standard: number): number => {
    const variable = portVariables[name];
    const text = environment[variable]?.trim() || String(standard);
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < 1 || value > 65535) {
      faults.push(`${variable} must be a port from 1 to 65535, not ${JSON.stringify(text)}`);
    }
    return value;
  };
  const shop = port('shop', defaultPorts.shop);
  const auth = port('auth', defaultPorts.auth);
  const standardSmtp = Number.isInteger(auth) ? Math.min(auth + 1000, 65_535) : defaultPorts.auth + 1000;
  const ports = { shop, auth, stripe: port('stripe', defaultPorts.stripe), smtp: port('smtp', standardSmtp) };
  if (faults.length === 0 && new Set(Object.values(ports)).size < 4) {
    faults.push('PORT, AUTH_PORT, STRIPE_PORT and SMTP_PORT must be four different ports');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    ports,
    dataDir: path.resolve(projectRoot, environment.DATA_DIR?.trim() || '.data'),
    databaseUrl: environment.DATABASE_URL?.trim() || undefined,
  };
}

type Shop = (typeof shops)[BrandName];

/** The seller on the invoices of the local run. */
const demoSeller = ({ company, address }: Shop): Environment => ({
  SELLER_NAME: company,
  SELLER_ADDRESS: address,
  SELLER_CONTACT: 'orders@norholt.test',
  SELLER_REGISTER: `${company}, No. 0000192`,
});

const shopOf = ({ BRAND: brand }: Environment): Shop => (isBrandName(brand) ? shops[brand] : shops.norholt);

/**
 * Returns one line for each variable of a real shop. `npm start` and `npm run dev` reject them, because anybody can sign
 * in there with any address.
 */
export function localFaults(variables: Environment): string[] {
  const value = (name: string) => variables[name]?.trim() ?? '';
  const faults = liveKeys(variables).map((name) => `${name} is a live key`);
  if (/^https:/i.test(value('PUBLIC_URL'))) faults.push('PUBLIC_URL is https');
  if (!['', demoProject].includes(value('FIREBASE_PROJECT_ID'))) {
    faults.push(`FIREBASE_PROJECT_ID is not ${demoProject}`);
  }
  if (value('STAGING') === '1') faults.push('STAGING is 1');
  if (value('NODE_ENV') === 'production') faults.push('NODE_ENV is production');
  return faults.map(
    (fault) =>
      `${fault}: npm start and npm run dev are for local use only. Use npm run serve, or remove the setting.`,
  );
}

/**
 * Returns the environment of the child processes. The local run overrides the keys of real accounts, so that the mock
 * servers never receive them.
 */
const childEnvironment = (given: Environment, { ports, dataDir }: LocalSettings): Environment => ({
  ...demoSeller(shopOf(given)),
  ...given,
  NODE_ENV: 'development',
  STAGING: undefined,
  HOST: undefined,
  TLS_CERTIFICATE_FILE: undefined,
  TLS_KEY_FILE: undefined,
  PORT: String(ports.shop),
  DATABASE: undefined,
  // Its environment mark would not be checked.
  DATABASE_DIRECT_URL: undefined,
  DATA_DIR: dataDir,
  PUBLIC_URL: `http://localhost:${ports.shop}`,
  FIREBASE_PROJECT_ID: demoProject,
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_DOMAIN: 'demo-norholt.firebaseapp.com',
  FIREBASE_SERVER_API_KEY: undefined,
  FIREBASE_API_HOST: undefined,
  FIREBASE_APP_ID: undefined,
  FIREBASE_APP_CHECK_SITE_KEY: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: `localhost:${ports.auth}`,
  PAYMENTS: 'sandbox',
  STRIPE_API_HOST: `http://localhost:${ports.stripe}`,
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  MAIL_URL: `smtp://localhost:${ports.smtp}`,
  MAIL_FROM: `${shopOf(given).name} <shop@norholt.test>`,
  MAIL_CA_FILE: undefined,
  MAIL_REPLY_TO: undefined,
  MAIL_TO: undefined,
  MAIL_LOW_STOCK_TO: 'admin@norholt.test',
});

/**
 * Reads the settings of a local run and the environment of its child processes, with a line in `faults` for each invalid
 * variable.
 */
export function readLocalRun(given: Environment) {
  const faults = localFaults(given);
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      faults.push(...error.lines);
      return undefined;
    }
  };
  // With an invalid port, the defaults are used to check the other settings.
  const settings = attempt(() => readSettings(given)) ?? readSettings({});
  const environment = childEnvironment(given, settings);
  attempt(() => readConfig(environment));
  return { settings, environment, faults };
}
