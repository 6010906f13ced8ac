import { liveKeys } from '#server/config/faults.ts';

/** The Firebase project of the local run, which exists nowhere else. */
export const demoProject = 'demo-norholt';

/**
 * Returns one line for each variable of a real shop. `npm start` and `npm run dev` reject them, because anybody can sign
 * in there with any address.
 */
export function localFaults(variables: Readonly<Record<string, string | undefined>>): string[] {
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
