import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * While `isOn`, leaving the page is asked about: by the browser for another site, a reload or a closed tab,
 * and by whoever shows `isAsked` for another page of ours.
 */
export function useLeaveGuard(isOn: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isOn]);

  return {
    isAsked: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.(),
  };
}
