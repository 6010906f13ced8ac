import { PublicSettings, settingsElementId } from '#contract/settings.ts';

let settings: PublicSettings | undefined;

/** Sets the settings where the server renders a page. */
export function provideSettings(provided: PublicSettings): void {
  settings = provided;
}

/** The settings that the server wrote into the page. Throws when the page has none. */
export function publicSettings(): PublicSettings {
  settings ??= PublicSettings.parse(
    JSON.parse(document.getElementById(settingsElementId)?.textContent ?? 'null'),
  );
  return settings;
}
