// The first script of a page for visitors. The others load after the first paint, which they would delay. When nothing
// else is loading, those of the pages in the navbar follow.

export {};

declare global {
  interface Navigator {
    /** Undefined in Firefox and Safari. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

const {
  entry = '',
  scripts = '',
  next = '',
} = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

function addLinks(rel: 'modulepreload' | 'prefetch', files: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, crossOrigin: '', fetchPriority: 'low' });
    if (rel === 'prefetch') link.as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(link);
  }
}

function prefetch(): void {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  if (!saveData && effectiveType === '4g') addLinks('prefetch', next);
}

async function start(): Promise<void> {
  addLinks('modulepreload', scripts);
  await import(/* @vite-ignore */ entry);
  if (document.readyState === 'complete') prefetch();
  else window.addEventListener('load', prefetch, { once: true });
}

// A timer that an animation frame starts runs after the frame is painted.
requestAnimationFrame(() => setTimeout(() => void start()));
