import { settingsElementId, type PublicSettings } from '#contract/settings.ts';

interface PageValues {
  settings: PublicSettings;
  /** Only for styles that libraries add at run time. */
  nonce: string;
  /** Null follows the system. */
  theme: 'light' | 'dark' | null;
  /** A script element that runs before the app's, or null. */
  firstScript: string | null;
  /** Whether to show the staging banner. */
  isStaging?: boolean;
}

/** In the served HTML, so that it also shows when the app fails. */
const stagingBanner = `<style nonce="__NONCE__">
#staging { padding: 8px 16px; background: #ffd84d; color: #1a1a1a; text-align: center; }
</style>
<aside id="staging" aria-label="Staging">Staging: this is not the real shop. Nothing is charged or delivered.</aside>`;

/** Fills in the app's HTML for one response. `npm run dev` uses it with Vite's HTML. */
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

/** Reads the chosen theme from the cookies. Returns null if there is no valid choice. */
export function themeOf(cookies: string | undefined): 'light' | 'dark' | null {
  const match = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '');
  return match?.[1] === 'light' || match?.[1] === 'dark' ? match[1] : null;
}
