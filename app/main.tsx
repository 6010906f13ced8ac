import './lib/browser/trusted-types.ts';
import '#tokens/brands.css.ts';
import '#ui/global.css.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { skipInlinedStyles } from './lib/browser/inlined-styles.ts';
import { openCache } from './lib/http/page-data.ts';
import { servedData } from './lib/http/served-data.ts';
import { pageOf } from './paths.ts';
import { initialized } from './lib/routing/initialized.ts';
import { session } from './lib/auth/session.ts';
import { paintBrowserFrame } from './lib/ui-state/theme.ts';
import { startSession } from './lib/auth/start-session.ts';
import { openApp } from './open-app.ts';

skipInlinedStyles();
paintBrowserFrame();

const { element, router } = openApp(openCache(servedData()));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Resolves when React has started to render. It does so in a transition, which it can interrupt for input. */
async function showPage(root: HTMLElement): Promise<void> {
  if (root.hasChildNodes()) {
    await initialized(router);
    const audience = pageOf(router.state.location.pathname)?.audience ?? 'everyone';
    if (audience !== 'customer' && audience !== 'admin')
      return startTransition(() => void hydrateRoot(root, element));
    // The server rendered this page for a user whom it does not know, so it stays until the user is known.
    await session.settled();
  }
  startTransition(() => createRoot(root).render(element));
}

startSession(showPage(root));
