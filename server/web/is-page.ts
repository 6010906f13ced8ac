import { pages } from '#contract/pages.ts';

// As the app's router reads a pattern: in any case, with any slashes at the end.
const patterns = Object.values(pages).map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
);

/** Whether the app shows a page of its own under a path, and not the one that says there is none. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
