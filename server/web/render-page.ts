import { settingsElementId, type PublicSettings } from '#contract/settings.ts';

export interface PageValues {
  settings: PublicSettings;
  /** For the run-time styles of the libraries, and nothing else. */
  nonce: string;
  /** Null when the system decides. */
  theme: 'light' | 'dark' | null;
  /** A script that runs before the app's own, with its attributes; null for none. */
  firstScript: string | null;
  /** Whether the page says that nothing here is real. */
  isStaging?: boolean;
}

/** Part of the served HTML, so that it is there on every page, and when the app fails. */
const stagingBanner = `<style nonce="__NONCE__">
#staging { padding: 8px 16px; background: #ffd84d; color: #1a1a1a; text-align: center; }
</style>
<aside id="staging" aria-label="Staging">Staging: this is not the real shop. Nothing is charged or delivered.</aside>`;

/** Fills the app's HTML in for one response. `npm run dev` does the same with Vite's. */
export function renderPage(
  template: string,
  { settings, nonce, theme, firstScript, isStaging = false }: PageValues,
): string {
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
    .replace('<body>', () => (isStaging ? `<body>${stagingBanner}` : '<body>'))
    .replaceAll('__NONCE__', nonce);
}

/** The theme a person chose, from their cookies; anything else than the two is nobody's choice. */
export function themeOf(cookies: string | undefined): 'light' | 'dark' | null {
  const match = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '');
  return match?.[1] === 'light' || match?.[1] === 'dark' ? match[1] : null;
}
