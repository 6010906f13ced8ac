/**
 * Tells `listener` of each page that is about to be loaded in place of this one, until the returned function is
 * called. A browser without the Navigation API tells of none.
 */
export function watchLoads(listener: (event: NavigateEvent, to: URL) => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const onNavigate = (event: NavigateEvent) => {
    const { destination, navigationType, downloadRequest } = event;
    const isLoad = navigationType === 'push' && !destination.sameDocument && downloadRequest === null;
    if (isLoad) listener(event, new URL(destination.url));
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
