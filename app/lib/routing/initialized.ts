import type { createBrowserRouter } from 'react-router-dom';

/** Resolves when the router has loaded the code of the page that the browser opened. */
export const initialized = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });
