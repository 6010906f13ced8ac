import type { Plugin } from 'vite';
import * as app from '#messages/app.ts';
import * as hero from '#messages/hero.ts';
import * as routeMetadata from '#messages/route-metadata.ts';

const texts: Readonly<Record<string, string>> = {
  TITLE: routeMetadata.titleNorholt({ title: app.carParts() }),
  DESCRIPTION: hero.brakeEngineAndSuspensionPartsFromOneWorks(),
  NO_SCRIPT: app.theShopNeedsJavaScript(),
};

/** Fills app/index.html with the texts that a page has before the app starts. */
export const pageTexts = (): Plugin => ({
  name: 'norholt:page-texts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll(/%([A-Z_]+)%/g, (mark, name: string) => texts[name] ?? mark),
  },
});
