import { ConfigError, readConfig } from '#server/config/config.ts';
import { projectRoot } from './bundle.js';
import { demoProject, localFaults } from './local-faults.ts';
import { readSettings, type LocalSettings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment of the child processes. The local run overrides the keys of real accounts, so that the mock
 * servers never receive them.
 */
export function serverEnvironment(given: Environment, { ports, dataDir }: LocalSettings): Environment {
  return {
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
  };
}

/**
 * Reads the settings of a local run and the environment of its child processes. Throws `ConfigError` with a line for
 * each invalid variable.
 */
export function readLocalRun(given: Environment): { settings: LocalSettings; environment: Environment } {
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
  const settings = attempt(() => readSettings(given, projectRoot)) ?? readSettings({}, projectRoot);
  const environment = serverEnvironment(given, settings);
  attempt(() => readConfig(environment));
  if (faults.length > 0) throw new ConfigError(faults);
  return { settings, environment };
}
