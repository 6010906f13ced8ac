import type { Plugin } from 'vite';

/** The module that imports a page when somebody visits it. */
export const router = 'app/routes.tsx';

/** Adds a report to `window.visual` to each dynamic import of the router. */
export const tracePageImports = (code: string): string =>
  code.replace(
    /\bimport\('\.\/([^']+)'\)/g,
    (loading, path: string) => `(window.visual?.visit('app/${path}', ${loading}) ?? ${loading})`,
  );

/** Lets stories of the app record which of its pages they visit. */
export const tracePages = (): Plugin => ({
  name: 'norholt:trace-pages',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith(`/${router}`) ? { code: tracePageImports(code), map: null } : undefined,
});
