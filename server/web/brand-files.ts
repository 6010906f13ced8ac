import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as hero from '#messages/hero.js';
import { brands } from '#tokens/brands.ts';
import { shops, type BrandName } from '#tokens/shops.ts';
import type { AppEnv } from '../core/env.ts';

/** The colours of the browser's own interface. */
export const canvasOf = (brand: BrandName) => ({
  light: brands[brand].light.color.canvas,
  dark: brands[brand].dark.color.canvas,
});

function iconOf(brand: BrandName): string {
  const { ink, accent } = shops[brand].logo.mark;
  const { light, dark } = brands[brand];
  const fills = ({ color }: typeof light) => `.ink{fill:${color.ink}}.accent{fill:${color.accent}}`;
  const style = `${fills(light)}@media(prefers-color-scheme:dark){${fills(dark)}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><style>${style}</style><path class="ink" fill-rule="evenodd" d="${ink}"/><path class="accent" d="${accent}"/></svg>`;
}

function manifestOf(brand: BrandName): string {
  const { name } = shops[brand];
  const { light: canvas } = canvasOf(brand);
  return JSON.stringify({
    ...{ name, short_name: name, description: hero.lead(), start_url: '/', display: 'browser' },
    ...{ background_color: canvas, theme_color: canvas },
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}

/** Serves the icon and the manifest of the shop. */
export function brandFiles(brand: BrandName) {
  const send = (body: string, type: string) => () =>
    new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
  return new Hono<AppEnv>()
    .get('/favicon.svg', etag(), send(iconOf(brand), 'image/svg+xml'))
    .get('/manifest.webmanifest', etag(), send(manifestOf(brand), 'application/manifest+json'));
}
