import type { Page } from '#contract/pages.ts';
import * as app from '#messages/app.js';
import * as hero from '#messages/hero.js';
import * as metadata from '#messages/route-metadata.js';
import { shops, type BrandName } from '#tokens/shops.ts';
import type { Config } from '../config/config.ts';
import { canvasOf } from './brand-files.ts';

const picture = '/pictures/brake-disc-cutout-800.webp';

const escaped = (text: string): string =>
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

/** The title, the description, the brand's links and, for search engines, the URL and the Open Graph data of a page. */
export function pageHead(page: Page, { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>): string {
  const shop = shops[brand].name;
  const title = escaped(metadata.pageTitle({ shop, title: (page.title ?? app.homeTitle)() }));
  const description = escaped((page.description ?? hero.lead)());
  const head = `<title>${title}</title><meta name="description" content="${description}">${brandLinks(brand)}`;
  if (!page.isIndexable) return head;
  const url = escaped(new URL(page.path, publicUrl).href);
  const openGraph = {
    type: 'website',
    site_name: shop,
    title,
    description,
    url,
    image: escaped(new URL(picture, publicUrl).href),
  };
  const tags = Object.entries(openGraph).map(
    ([property, content]) => `<meta property="og:${property}" content="${content}">`,
  );
  return `${head}<link rel="canonical" href="${url}">${tags.join('')}`;
}
