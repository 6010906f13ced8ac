import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, type Navigator } from 'react-router-dom';
import type { App } from './create-app.tsx';
import { CommandsContainer } from './features/commands/CommandsContainer.tsx';

/** Renders the command palette beside a static page, which keeps its state. Returns a function that removes it. */
export function renderCommands({ router, client }: App): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const navigator: Navigator = {
    createHref: router.createHref,
    go: (delta) => void router.navigate(delta),
    push: (to, state: unknown) => void router.navigate(to, { state }),
    replace: (to, state: unknown) => void router.navigate(to, { state, replace: true }),
  };
  const render = () =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <Router location={router.state.location} navigator={navigator}>
            <CommandsContainer />
          </Router>
        </QueryClientProvider>
      </StrictMode>,
    );
  render();
  // The router may still call a listener that has just stopped.
  const stop = router.subscribe(() => element.isConnected && render());
  return () => {
    stop();
    root.unmount();
    element.remove();
  };
}
