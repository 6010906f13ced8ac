import path from 'node:path';
import { ConfigError } from '#server/config/config.ts';

/** The settings of the local run. All other variables are passed to the server. */
export interface LocalSettings {
  ports: { shop: number; auth: number; stripe: number };
  dataDir: string;
  /** Undefined for the embedded PostgreSQL. */
  databaseUrl: string | undefined;
}

export const portVariables = { shop: 'PORT', auth: 'AUTH_PORT', stripe: 'STRIPE_PORT' } as const;
export type PortName = keyof typeof portVariables;

const defaults = { shop: 3000, auth: 9099, stripe: 4242 } as const;

/** Throws `ConfigError` with a line for each invalid variable. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  projectRoot: string,
): LocalSettings {
  const faults: string[] = [];
  const port = (name: PortName): number => {
    const variable = portVariables[name];
    const text = environment[variable]?.trim() || String(defaults[name]);
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < 1 || value > 65535) {
      faults.push(`${variable} must be a port from 1 to 65535, not ${JSON.stringify(text)}`);
    }
    return value;
  };
  const ports = { shop: port('shop'), auth: port('auth'), stripe: port('stripe') };
  const numbers = Object.values(ports);
  if (faults.length === 0 && new Set(numbers).size < numbers.length) {
    faults.push('PORT, AUTH_PORT and STRIPE_PORT must be three different ports');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    ports,
    dataDir: path.resolve(projectRoot, environment.DATA_DIR?.trim() || '.data'),
    databaseUrl: environment.DATABASE_URL?.trim() || undefined,
  };
}
