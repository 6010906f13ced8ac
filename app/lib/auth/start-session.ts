import { session } from './session.ts';

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5000 }) : setTimeout(act, 1000);

/** Starts the session. `isShown` resolves when the page is on show. */
export function startSession(isShown: Promise<void>): void {
  const { status } = session.store.get();
  if (status === 'loading') void session.start();
  // A stored session is enough until the page is interactive, and the provider's library is the largest.
  if (status === 'signed-in') void isShown.then(() => whenIdle(() => void session.start()));
}
