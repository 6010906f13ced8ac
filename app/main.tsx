import '#contract/configure.ts';
import '#ui/global.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reloadOnMissingChunk } from './lib/chunk-reload.ts';
import { pathOf } from './lib/own-path.ts';
import { prefetchFrom } from './lib/prefetch.ts';
import { createQueryClient, forgetPrivateData } from './lib/query-client.ts';
import type { SignedInSession } from './lib/create-session.ts';
import { session } from './lib/session.ts';
import { paintBrowserFrame } from './lib/theme.ts';
import { showToast } from './lib/toasts.ts';
import { paths } from './paths.ts';
import { createRoutes } from './routes.tsx';

// Radix puts style elements into the page; React Aria reads the same tag by itself.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
if (nonce) setNonce(nonce.nonce || nonce.content);

paintBrowserFrame();

let isLeaving = false;

/** Ends a session that the server no longer accepts: once, however many calls were refused. */
async function leaveForLogin() {
  const { location } = router.state;
  if (isLeaving || location.pathname === paths.login) return;
  isLeaving = true;
  try {
    await session.leave();
  } finally {
    isLeaving = false;
    await router.navigate(paths.login, { replace: true, state: { from: pathOf(location) } });
  }
}

const client = createQueryClient({
  onRefused: () => void leaveForLogin(),
  onForbidden: () => void session.checkRole().catch(() => undefined),
});
const routes = createRoutes(client);
const router = createBrowserRouter(routes);
prefetchFrom(routes);
reloadOnMissingChunk(() => {
  const { location } = router.state.navigation;
  return location && pathOf(location);
});

let known: SignedInSession | undefined;
session.store.subscribe(() => {
  const current = session.store.get();
  const next = current.status === 'signed-in' ? current : undefined;
  if (known && (next?.uid !== known.uid || next.role !== known.role)) forgetPrivateData(client);
  if (known?.role === 'admin' && next?.uid === known.uid && next.role === 'customer') {
    showToast({ id: 'no-admin', tone: 'info', text: 'You are no longer an admin.' });
  }
  known = next;
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

// After the first paint: who is signed in changes little on it, and its library is the largest.
requestAnimationFrame(() => {
  setTimeout(() => void session.start());
});
