/**
 * Keeps Vite from loading the style sheets that the page's style element has: it does not load one that has a link. A
 * disabled link in the HTML would not do, because a browser may load it before it parses the attribute.
 */
export function skipInlinedStyles(): void {
  const inlined = document.querySelector<HTMLElement>('style[data-files]')?.dataset['files'] ?? '';
  for (const file of inlined.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.setAttribute('href', file);
    document.head.append(link);
  }
}
