import { createContext, useContext, useSyncExternalStore } from 'react';

/** Returns the current time in ms. Stories provide a fixed clock. */
export const NowContext = createContext<() => number>(Date.now);

const lookEveryMs = 5_000;
const minuteMs = 60_000;

function subscribe(look: () => void) {
  const timer = setInterval(look, lookEveryMs);
  // Browsers throttle timers in background tabs.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Returns the current day in UTC, `2026-11-18`; null in server markup, which the browser may hydrate on another day.
 * Renders again at midnight.
 */
export function useToday(): string | null {
  const now = useContext(NowContext);
  return useSyncExternalStore(
    subscribe,
    () => new Date(now()).toISOString().slice(0, 10),
    () => null,
  );
}

/** Returns the whole minutes until an ISO time, rounded up; 0 once it has passed. Renders again when they change. */
export function useMinutesUntil(time: string): number {
  const now = useContext(NowContext);
  const minutes = () => Math.max(0, Math.ceil((Date.parse(time) - now()) / minuteMs));
  return useSyncExternalStore(subscribe, minutes, minutes);
}
