/**
 * Calls `listener` before another page replaces this one. Returns a function that stops it. Does nothing in a browser
 * without the Navigation API.
 */
export function watchPageLoads(listener: (event: NavigateEvent, to: URL) => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const onNavigate = (event: NavigateEvent) => {
    const { destination, navigationType, downloadRequest } = event;
    const isLoad = navigationType === 'push' && !destination.sameDocument && downloadRequest === null;
    if (isLoad) listener(event, new URL(destination.url));
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
