/** Calls `act` when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export const whenIdle = (act: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5000 }) : setTimeout(act, 1000);
