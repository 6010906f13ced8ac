/** A pointer that only crosses a link leaves it sooner. */
const hoverMs = 80;

/** The URL of the link that an event is about, if it leads to a page of this site in the same tab. */
export function linkUrl({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link.origin === window.location.origin ? new URL(link.href) : undefined;
}

/**
 * Calls `act` with the URL of a link to another page that is likely to be opened: the pointer rests on it, presses
 * it, or it has the focus. Returns a function that stops.
 */
export function onLinkIntent(act: (url: URL) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function intend(event: Event, waitMs: number) {
    clearTimeout(timer);
    const url = linkUrl(event);
    if (!url || url.pathname === window.location.pathname) return;
    if (waitMs === 0) act(url);
    else timer = setTimeout(() => act(url), waitMs);
  }

  const listen = (type: string, waitMs: number) =>
    document.addEventListener(type, (event) => intend(event, waitMs), {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  listen('mouseover', hoverMs);
  listen('focusin', hoverMs);
  listen('pointerdown', 0);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}
