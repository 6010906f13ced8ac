import type { PageFacts } from '#contract/page-renderer.ts';
import type { Page } from '#contract/pages.ts';
import * as app from '#messages/app.js';
import * as hero from '#messages/hero.js';
import * as metadata from '#messages/route-metadata.js';
import { shops, type BrandName } from '#tokens/shops.ts';
import type { Config } from '../config/config.ts';
import { canvasOf } from './brand-files.ts';
import { escapedJson } from './render-page.ts';
import { breadcrumbData, productData } from './structured-data.ts';

const picture = '/pictures/brake-disc-cutout-800.webp';

/** A text in XML, or in an attribute of HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Links to the icon and the manifest of `brand-files.ts`, and the colours of the browser's own interface. */
const brandLinks = (brand: BrandName): string =>
  [
    ...Object.entries(canvasOf(brand)).map(
      ([theme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
  ].join('');

/** Search engines show this much of a description. */
const maxDescription = 200;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= maxDescription ? line : `${line.slice(0, maxDescription).replace(/ [^ ]*$/, '')}…`;
}

/** The path for search engines, or null if they must not list the page. */
function listedPath({ path, isIndexable }: Page, facts: PageFacts | undefined): string | null {
  if (facts) return facts.status === 200 ? (facts.path ?? null) : null;
  return isIndexable && !path.includes(':') ? path : null;
}

const structuredData = (data: object): string =>
  `<script type="application/ld+json">${escapedJson(JSON.stringify(data))}</script>`;

/**
 * The title, the description, the brand's links and, for search engines, the URL, the Open Graph data and the structured
 * data of a page.
 */
export function pageHead(
  page: Page,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
  facts?: PageFacts,
): string {
  const shop = shops[brand].name;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const title = escaped(metadata.pageTitle({ shop, title: facts?.title ?? (page.title ?? app.homeTitle)() }));
  const description = escaped(shortened(facts?.description || (page.description ?? hero.lead)()));
  const head = `<title>${title}</title><meta name="description" content="${description}">${brandLinks(brand)}`;
  const path = listedPath(page, facts);
  if (path === null) return head;
  const url = absolute(path);
  const part = facts?.part;
  const openGraph = {
    type: part ? 'product' : 'website',
    site_name: shop,
    title,
    description,
    url: escaped(url),
    image: escaped(absolute(part?.image || picture)),
  };
  const tags = Object.entries(openGraph).map(
    ([property, content]) => `<meta property="og:${property}" content="${content}">`,
  );
  const place = { shop, url, absolute };
  const data = part ? [productData(part, place), breadcrumbData(part, place)] : [];
  return [head, `<link rel="canonical" href="${escaped(url)}">`, ...tags, ...data.map(structuredData)].join(
    '',
  );
}
