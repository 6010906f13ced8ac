import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module that imports a page when somebody visits it. */
export const router = 'app/routes.tsx';

/** Adds a report to `window.visual` to each import of a page. */
export const tracePages = (code: string): string =>
  code.replace(
    /\bimport\('\.\/([^']+)'\)/g,
    (loading, path: string) => `(window.visual?.visit('app/${path}', ${loading}) ?? ${loading})`,
  );

/** Lets the stories of a build record the pages of the app in `root` that they visit. */
export const tracePagesPlugin = (root: string): Plugin => ({
  name: 'norholt:trace-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: join(root, router) },
    handler: (code) => ({ code: tracePages(code), map: null }),
  },
});
