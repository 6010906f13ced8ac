import { useEffect, useLayoutEffect } from 'react';
import { createStore, useStore } from '../ui-state/store.ts';

/** The user wants to leave a guarded page. */
interface Attempt {
  leave(): void;
  stay?(): void;
}

const attempted = createStore<Attempt | null>(null);
let isGuarded = false;

/** Whether leaving the page on show needs a confirmation. */
export const isLeaveGuarded = (): boolean => isGuarded;

/** Asks the user, with the dialog of the guarded page, whether to leave. */
export const askToLeave = (attempt: Attempt): void => attempted.set(attempt);

/**
 * While `isOn`, leaving the page needs a confirmation. The browser asks for it before another site, a reload or a closed
 * tab. For another page of the shop `isAsked` becomes true, and the caller shows a dialog.
 */
export function useLeaveGuard(isOn: boolean) {
  // Runs before the effects of children: one of them may navigate in the render that disables the guard.
  useLayoutEffect(() => {
    isGuarded = isOn;
    return () => {
      isGuarded = false;
    };
  }, [isOn]);
  useEffect(() => () => attempted.set(null), []);

  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);

  const attempt = useStore(attempted);
  return {
    isAsked: attempt !== null,
    onStay() {
      attempted.set(null);
      attempt?.stay?.();
    },
    onLeave() {
      attempted.set(null);
      isGuarded = false;
      attempt?.leave();
    },
  };
}
