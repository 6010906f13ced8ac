import type { Plugin } from 'vite';
/** The module that loads a page when somebody goes there: what a story of the app does not visit is no part of it. */
export const router = 'app/routes.tsx';

const dynamicImport = /\bimport\('\.\/([^']+)'\)/g;

/** The router's code, which says to `window.visual` what page it loads. */
export const notingPages = (code: string): string =>
  code.replace(
    dynamicImport,
    (loading, path: string) => `(window.visual?.visit('app/${path}', ${loading}) ?? ${loading})`,
  );

/** Lets stories of the app tell which of its pages they show. */
export const notePages = (): Plugin => ({
  name: 'norholt:note-pages',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(`/${router}`) ? { code: notingPages(code), map: null } : undefined),
});
