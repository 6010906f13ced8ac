import { parse as parseCookies } from 'hono/utils/cookie';
import { pageDataElementId } from '#contract/page-renderer.ts';
import type { BrandName } from '#tokens/shops.ts';
import { settingsElementId, themeCookie, type PublicSettings } from '#contract/shop/settings.ts';
import * as m from '#messages/app.js';

interface RenderedValues {
  /** UTF-8. */
  html: Buffer;
  /** `PageData` as JSON. */
  data: string;
  /** The paths of its scripts. If the page can be read without them, `main.tsx` loads them after the first paint. */
  scripts: readonly string[];
  /** Whether it is rendered for a browser that stores a session. */
  mayBeSignedIn: boolean;
  /** Whether the content is centred, so that a part of it would move when the rest arrives. */
  isCentred: boolean;
}

interface PageValues {
  /** The pattern of the page's path. */
  route: string;
  settings: PublicSettings;
  brand: BrandName;
  /** Null follows the system. */
  theme: 'light' | 'dark' | null;
  /** Elements at the start of the head. */
  head: string;
  /** Whether to show the staging banner. */
  isStaging?: boolean;
  /** Whether the page is of no use without scripts: `content` if it can at least be read. */
  needsScript: boolean | 'content';
  /** Null: the browser renders the page. */
  rendered: RenderedValues | null;
}

/** In the served HTML, so that it also shows when the app fails. */
export const stagingStyle = '#staging{padding:8px 16px;background:#ffd84d;color:#1a1a1a;text-align:center}';
const stagingBanner = `<style>${stagingStyle}</style><aside id="staging" aria-label="Staging">Staging: this is not the real shop. Nothing is charged or delivered.</aside>`;

/** A page that only loads without scripts is hidden by `data-instead`, see `ui/global.css.ts`. */
const noScript = ({ isEmpty }: { isEmpty: boolean }) =>
  `<noscript${isEmpty ? ' data-instead' : ''}><p>${m.needsScript()} <a href="/parts">${m.seeOurParts()}</a></p></noscript>`;

/** Delays the first paint until the browser has read the page's content. */
const wholePage = `<link rel="expect" href="#${pageDataElementId}" blocking="render">`;

/** JSON as it may be inside of a script element. */
export const escapedJson = (json: string): string => json.replaceAll('<', '\\u003c');

const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${escapedJson(json)}</script>`;

/** The page can be read without its scripts, so styles, fonts and pictures come first. */
const scriptTags = /<script type="module"|<link rel="modulepreload"/g;

/** Fills in the app's HTML for one response. `npm run dev` uses it with Vite's HTML. */
export function renderPage(template: string, values: PageValues): string {
  const { route, brand, settings, theme, head, isStaging = false, needsScript, rendered } = values;
  const { scripts = [] } = rendered ?? {};
  // Beside the pictures and fonts of a page that can be read without them, they would delay its largest picture.
  const isReadFirst = needsScript === false && rendered?.isCentred === false && scripts.length > 0;
  const links = isReadFirst
    ? []
    : scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`);
  const loadedLater = isReadFirst ? ` data-scripts="${scripts.join(' ')}"` : '';
  const root = `<div id="root" data-route="${route}"${loadedLater}${rendered?.mayBeSignedIn ? ' data-session="1"' : ''}>`;
  const filled = template
    .replace('<!--head-->', () => head + jsonElement(settingsElementId, JSON.stringify(settings)))
    .replace(
      '<html lang="en">',
      `<html lang="en" data-brand="${brand}"${theme === null ? '' : ` data-theme="${theme}"`}>`,
    )
    .replace(
      '<body>',
      () =>
        `<body>${isStaging ? stagingBanner : ''}${needsScript === false ? '' : noScript({ isEmpty: needsScript === true })}`,
    );
  if (!rendered) return filled.replace('<div id="root">', () => root);
  const { html, data, isCentred } = rendered;
  return filled
    .replace('</head>', () => `${isCentred ? wholePage : ''}${links.join('')}</head>`)
    .replaceAll(scriptTags, '$& fetchpriority="low"')
    .replace(
      '<div id="root"></div>',
      () => `${root}${html.toString()}</div>${jsonElement(pageDataElementId, data)}`,
    );
}

/** Reads the chosen theme from the cookies. Returns null if there is no valid choice. */
export function themeOf(cookies = ''): 'light' | 'dark' | null {
  const value = parseCookies(cookies)[themeCookie];
  return value === 'light' || value === 'dark' ? value : null;
}
