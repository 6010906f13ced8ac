import { ConfigError, readConfig } from '#server/config.ts';
import { scenarioBarFolder } from './build-scenario-bar.ts';
import { projectRoot } from './bundle.js';
import { demoProject, localFaults } from './local-faults.ts';
import { readSettings, type LocalSettings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of every child: the one that was given, and over it what the local run decides,
 * so that keys of a real account in somebody's shell never meet the mock servers.
 */
export function serverEnvironment(given: Environment, { ports, dataDir }: LocalSettings): Environment {
  return {
    ...given,
    NODE_ENV: 'development',
    STAGING: undefined,
    HOST: undefined,
    PORT: String(ports.shop),
    DATABASE: undefined,
    // Its mark is not looked at.
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
    NORHOLT_SCENARIO_BAR: scenarioBarFolder,
    STRIPE_API_HOST: `http://localhost:${ports.stripe}`,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
  };
}

/**
 * Reads every setting of a local run: its own, and the environment of its children. Throws `ConfigError` with a line
 * for each variable at fault, before anything was made or connected to.
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
  // With a bad port the usual ones, so that the other settings are looked at too.
  const settings = attempt(() => readSettings(given, projectRoot)) ?? readSettings({}, projectRoot);
  const environment = serverEnvironment(given, settings);
  attempt(() => readConfig(environment));
  if (faults.length > 0) throw new ConfigError(faults);
  return { settings, environment };
}
