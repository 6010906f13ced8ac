import './lib/browser/trusted-types.ts';
import '#contract/configure.ts';
import '#ui/global.css.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './create-app.tsx';
import { servedData } from './lib/http/page-data.ts';
import { initialized } from './lib/routing/initialized.ts';
import { reloadOnMissingChunk } from './lib/routing/chunk-reload.ts';
import { pathOf } from './lib/routing/return-to.ts';
import { session } from './lib/auth/session.ts';
import { paintBrowserFrame } from './lib/ui-state/theme.ts';

paintBrowserFrame();

const { element, router } = createApp(createBrowserRouter, servedData());
reloadOnMissingChunk(() => {
  const { location } = router.state.navigation;
  return location && pathOf(location);
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// After the first paint: the session changes little in the first view, and its library is the largest.
const startSession = () =>
  requestAnimationFrame(() => {
    setTimeout(() => void session.start());
  });

if (root.hasChildNodes()) {
  void initialized(router).then(() => {
    hydrateRoot(root, element);
    startSession();
  });
} else {
  // A page that the server did not render.
  createRoot(root).render(element);
  startSession();
}
