import { settingsElementId, type PublicSettings } from '#contract/shop/settings.ts';
import { readServedJson } from './served-json.ts';

let settings: PublicSettings | null = null;

/** Sets the settings where the server renders a page. */
export function provideSettings(provided: PublicSettings): void {
  settings = provided;
}

/** The settings that the server wrote into the page. Throws when the page has none. */
export function publicSettings(): PublicSettings {
  settings ??= readServedJson<PublicSettings>(settingsElementId);
  if (!settings) throw new Error('The page has no settings');
  return settings;
}

/** The URL of the mailbox of a local run; undefined where mails are really sent. */
export const localMailbox = (): string | undefined => publicSettings().mockServers?.mailbox;

/** Whether this is a local run, which begins with the catalogue and the vehicles of the demo. */
export const isDemo = (): boolean => publicSettings().mockServers !== undefined;
