import { parse as parseCookies } from 'hono/utils/cookie';
import { pageDataElementId, type PageData } from '#contract/page-renderer.ts';
import { settingsElementId, themeCookie, type PublicSettings } from '#contract/settings.ts';
import * as m from '#messages/app.ts';
import type { PageAssets } from './page-assets.ts';

interface RenderedValues {
  /** The pattern of the page's path. */
  route: string;
  html: string;
  data: PageData;
  assets: PageAssets;
  /** Whether scripts and complete style sheets load after the first paint. */
  loadsLater: boolean;
  /** Whether the content is centred, so that a part of it would move when the rest arrives. */
  isCentred: boolean;
}

interface PageValues {
  settings: PublicSettings;
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
  `<noscript${isEmpty ? ' data-instead' : ''}><p>${m.thisPageNeedsJavaScript()} <a href="/parts">${m.seeOurParts()}</a></p></noscript>`;

/** Delays the first paint until the browser has read the page's content. */
const wholePage = `<link rel="expect" href="#${pageDataElementId}" blocking="render">`;

const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The links that the build adds for a page that the browser renders. */
const buildLinks = /<link rel="(modulepreload|stylesheet)"[^>]*>\s*/g;

/** The script of the app. */
const buildScript = /<script type="module" crossorigin src="[^"]*">/;

/** Fills in the app's HTML for one response. `npm run dev` uses it with Vite's HTML. */
export function renderPage(template: string, values: PageValues): string {
  const { settings, theme, head, isStaging = false, needsScript, rendered } = values;
  const filled = template
    .replace('<!--head-->', () => head + jsonElement(settingsElementId, settings))
    .replace(
      '<html lang="en">',
      `<html lang="en" data-brand="${settings.brand}"${theme === null ? '' : ` data-theme="${theme}"`}>`,
    )
    .replace(
      '<body>',
      () =>
        `<body>${isStaging ? stagingBanner : ''}${needsScript === false ? '' : noScript({ isEmpty: needsScript === true })}`,
    );
  if (!rendered) return filled;
  const { route, html, data, assets, loadsLater, isCentred } = rendered;
  const { start, vitals, scripts, styleSheets, css, fonts, nextFiles } = assets;
  const sheets = styleSheets.join(' ');
  const files = {
    styles: loadsLater ? sheets : '',
    scripts: scripts.join(' '),
    next: nextFiles.join(' '),
    vitals,
    route,
  };
  const attributes = Object.entries(files).map(([name, value]) => `data-${name}="${value}"`);
  const fontLinks = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  );
  const scriptLinks = scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`);
  const styles = loadsLater
    ? `${fontLinks.join('')}<style>${css}</style>`
    : `<style data-files="${sheets}">${css}</style>${scriptLinks.join('')}`;
  return filled
    .replaceAll(buildLinks, '')
    .replace(
      buildScript,
      `<script type="module" fetchpriority="low" crossorigin src="${start}" ${attributes.join(' ')}>`,
    )
    .replace('</head>', () => `${isCentred ? wholePage : ''}${styles}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${html}</div>${jsonElement(pageDataElementId, data)}`,
    );
}

/** Reads the chosen theme from the cookies. Returns null if there is no valid choice. */
export function themeOf(cookies = ''): 'light' | 'dark' | null {
  const value = parseCookies(cookies)[themeCookie];
  return value === 'light' || value === 'dark' ? value : null;
}
