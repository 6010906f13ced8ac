import { settingsElementId, type PublicSettings } from '#contract/settings.ts';

export interface PageValues {
  settings: PublicSettings;
  /** For the run-time styles of the libraries, and nothing else. */
  nonce: string;
  /** Null when the system decides. */
  theme: 'light' | 'dark' | null;
  /** A script that runs before the app's own, with its attributes; null for none. */
  firstScript: string | null;
}

/** Fills the app's HTML in for one response. `npm run dev` does the same with Vite's. */
export function renderPage(template: string, { settings, nonce, theme, firstScript }: PageValues): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return template
    .replace(
      '<!--settings-->',
      () => `<script type="application/json" id="${settingsElementId}">${json}</script>${firstScript ?? ''}`,
    )
    .replace(
      '<html lang="en">',
      theme === null ? '<html lang="en">' : `<html lang="en" data-theme="${theme}">`,
    )
    .replaceAll('__NONCE__', nonce);
}

/** The theme a person chose, from their cookies; anything else than the two is nobody's choice. */
export function themeOf(cookies: string | undefined): 'light' | 'dark' | null {
  const match = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '');
  return match?.[1] === 'light' || match?.[1] === 'dark' ? match[1] : null;
}
