import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const directionNow = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** The direction of the page, as its `dir` says, for parts of Radix: of themselves those say left to right. */
export const usePageDirection = () => useSyncExternalStore(subscribe, directionNow, () => 'ltr' as const);
