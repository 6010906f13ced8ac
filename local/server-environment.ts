import { scenarioBarFolder } from './build-scenario-bar.ts';
import { tokenSecret } from './checks.ts';
import type { LocalSettings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of every child: the one that was given, and over it what the local run decides,
 * so that keys of a real account in somebody's shell never meet the stand-ins.
 */
export function serverEnvironment(given: Environment, { ports, dataDir }: LocalSettings): Environment {
  return {
    ...given,
    PORT: String(ports.shop),
    DATABASE: undefined,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${ports.shop}`,
    TOKEN_SECRET: given.TOKEN_SECRET?.trim() || tokenSecret(dataDir),
    FIREBASE_PROJECT_ID: 'demo-norholt',
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_AUTH_DOMAIN: 'demo-norholt.firebaseapp.com',
    FIREBASE_SERVER_API_KEY: undefined,
    FIREBASE_API_HOST: undefined,
    FIREBASE_AUTH_EMULATOR_HOST: `localhost:${ports.auth}`,
    PAYMENTS: 'sandbox',
    NORHOLT_SCENARIO_BAR: scenarioBarFolder,
    STRIPE_API_HOST: `http://localhost:${ports.stripe}`,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
  };
}
