import { PublicSettings, settingsElementId } from '#contract/settings.ts';

let settings: PublicSettings | undefined;

/** What the server wrote into the page about where it runs. Throws when the page does not say. */
export function publicSettings(): PublicSettings {
  settings ??= PublicSettings.parse(
    JSON.parse(document.getElementById(settingsElementId)?.textContent ?? 'null'),
  );
  return settings;
}
