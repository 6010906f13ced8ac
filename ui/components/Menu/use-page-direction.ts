import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const directionNow = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Reads the page direction from its `dir` attribute, because Radix defaults to left-to-right. */
export const usePageDirection = () => useSyncExternalStore(subscribe, directionNow, () => 'ltr' as const);
