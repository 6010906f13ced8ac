import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';

/**
 * While `isOn`, leaving the page needs a confirmation. The browser asks for it before another site, a reload or a closed
 * tab. For another page of the shop `isAsked` becomes true, and the caller shows a dialog.
 */
export function useLeaveGuard(isOn: boolean) {
  const isOnNow = useRef(isOn);
  // Runs before the effects of children: one of them may navigate in the render that disables the guard.
  useLayoutEffect(() => {
    isOnNow.current = isOn;
  }, [isOn]);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        isOnNow.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );

  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);

  return {
    isAsked: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.(),
  };
}
