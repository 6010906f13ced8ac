import { PublicSettings, settingsElementId } from '#contract/settings.ts';

let settings: PublicSettings | undefined;

/** The settings that the server wrote into the page. Throws when the page has none. */
export function publicSettings(): PublicSettings {
  settings ??= PublicSettings.parse(
    JSON.parse(document.getElementById(settingsElementId)?.textContent ?? 'null'),
  );
  return settings;
}
