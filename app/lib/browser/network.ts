import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const probeTimeoutMs = 5000;

/** Whether the shop's server answers. The browser's own word is not enough: it is online behind a dead router too. */
export async function isShopReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/api/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser reports that it is offline. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
