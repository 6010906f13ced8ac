/** A pointer that only crosses a link leaves it sooner. */
const hoverMs = 80;

/** The URL of the link that an event is about, if it leads to another page of this site in the same tab. */
function linkUrl({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? new URL(link.href) : undefined;
}

/**
 * Calls `act` with the URL of a link to another page that is likely to be opened: the pointer rests on it, presses
 * it, or it has the focus.
 */
export function onLinkIntent(act: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (type: string, waitMs: number) =>
    document.addEventListener(
      type,
      (event) => {
        clearTimeout(timer);
        const url = linkUrl(event);
        if (url) timer = setTimeout(() => act(url), waitMs);
      },
      { capture: true, passive: true },
    );
  listen('mouseover', hoverMs);
  listen('focusin', hoverMs);
  listen('pointerdown', 0);
}
