import { createContext, useContext, useSyncExternalStore } from 'react';

/** Returns the current time in ms. Stories provide a fixed clock. */
export const NowContext = createContext<() => number>(Date.now);

const secondMs = 1_000;
const minuteMs = 60_000;

const lookEvery = (ms: number) => (look: () => void) => {
  const timer = setInterval(look, ms);
  // Browsers throttle timers in background tabs.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};
const lookOften = lookEvery(250);
const lookSometimes = lookEvery(5_000);

/**
 * Returns the current day in UTC, `2026-11-18`; null in server markup, which the browser may hydrate on another day.
 * Renders again at midnight.
 */
export function useToday(): string | null {
  const now = useContext(NowContext);
  return useSyncExternalStore(
    lookSometimes,
    () => new Date(now()).toISOString().slice(0, 10),
    () => null,
  );
}

/** Returns the whole minutes until an ISO time, rounded up; 0 once it has passed. Renders again when they change. */
export function useMinutesUntil(time: string): number {
  const now = useContext(NowContext);
  const minutes = () => Math.max(0, Math.ceil((Date.parse(time) - now()) / minuteMs));
  return useSyncExternalStore(lookSometimes, minutes, minutes);
}

/** Returns the whole seconds until a time in ms, rounded up; 0 once it has passed. Renders again when they change. */
export function useSecondsUntil(time: number): number {
  const now = useContext(NowContext);
  const seconds = () => Math.max(0, Math.ceil((time - now()) / secondMs));
  return useSyncExternalStore(lookOften, seconds, seconds);
}
