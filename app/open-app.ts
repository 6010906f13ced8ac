import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { NowContext } from '#ui/now.ts';
import { createApp, type App } from './create-app.tsx';
import { session } from './lib/auth/session.ts';
import { serverNow } from './lib/browser/server-time.ts';
import { reloadOnMissingChunk } from './lib/routing/chunk-reload.ts';
import { onLinkIntent } from './lib/routing/link-events.ts';
import { pathOf } from './lib/routing/return-to.ts';

/** Creates the app of the document, at its URL. `client` has what the server rendered the page with. */
export function openApp(client: QueryClient): App {
  // Before the router: a page requests its data with the stored session while its code loads.
  session.restore();
  const app = createApp(createBrowserRouter, client);
  onLinkIntent(app.prefetch);
  reloadOnMissingChunk(() => {
    const { location } = app.router.state.navigation;
    return location && pathOf(location);
  });
  return { ...app, element: createElement(NowContext, { value: serverNow }, app.element) };
}
