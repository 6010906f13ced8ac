import { pages } from '#contract/pages.ts';

// Like the app's router: case-insensitive, with any trailing slashes.
const patterns = Object.values(pages).map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
);

/** Whether the app has a page under this path. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
