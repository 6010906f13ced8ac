import './lib/browser/trusted-types.ts';
import '#contract/configure.ts';
import '#ui/global.css.ts';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './create-app.tsx';
import { reloadOnMissingChunk } from './lib/routing/chunk-reload.ts';
import { pathOf } from './lib/routing/return-to.ts';
import { session } from './lib/auth/session.ts';
import { paintBrowserFrame } from './lib/ui-state/theme.ts';

// Radix adds style elements to the page; React Aria reads the same meta element.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
if (nonce) setNonce(nonce.nonce || nonce.content);

paintBrowserFrame();

const { element, router } = createApp(createBrowserRouter);
reloadOnMissingChunk(() => {
  const { location } = router.state.navigation;
  return location && pathOf(location);
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(element);

// After the first paint: the session changes little in the first view, and its library is the largest.
requestAnimationFrame(() => {
  setTimeout(() => void session.start());
});
