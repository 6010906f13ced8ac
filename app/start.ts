// The first script of a page that can be read without scripts. The others load after the first paint, which they would
// delay, and those of the next page when nothing else is loading.

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

async function start(): Promise<void> {
  addLinks('modulepreload', scripts);
  await import(/* @vite-ignore */ entry);
  if (document.readyState === 'complete') addLinks('prefetch', next);
  else window.addEventListener('load', () => addLinks('prefetch', next), { once: true });
}

// A timer that an animation frame starts runs after the frame is painted.
requestAnimationFrame(() => setTimeout(() => void start()));
