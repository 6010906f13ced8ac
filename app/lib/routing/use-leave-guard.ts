import { useCallback, useLayoutEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';

/**
 * While `isOn`, leaving the page needs a confirmation. The browser asks for it before another site, a reload or a closed
 * tab. For another page of the shop `isAsked` becomes true, and the caller shows a dialog.
 */
export function useLeaveGuard(isOn: boolean) {
  const isGuarded = useRef(isOn);
  // Runs before the effects of children: one of them may navigate in the render that disables the guard.
  useLayoutEffect(() => {
    isGuarded.current = isOn;
    return () => {
      isGuarded.current = false;
    };
  }, [isOn]);

  useBeforeUnload(
    useCallback((event) => {
      if (isGuarded.current) event.preventDefault();
    }, []),
  );
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        isGuarded.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );
  return {
    isAsked: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.(),
  };
}
