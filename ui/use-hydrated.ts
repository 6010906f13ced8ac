import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page responds. False in the server's HTML, until its scripts have loaded. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
