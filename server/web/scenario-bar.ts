import type { Config } from '../config.ts';

/** Under which the local run has its scenario bar. */
export const scenarioBarPath = '/scenario-bar/';

/** The page of the bar's own, without the app, on which one user gives way to another. */
export const switchUserPath = `${scenarioBarPath}switch-user`;

/**
 * What a page of the local run begins with: the bar where its address asks for one, which must be there
 * before the app sends its first request, and otherwise the button that asks for it.
 */
export function scenarioScript({ scenarioBar }: Config, query: URLSearchParams): string | null {
  if (scenarioBar === undefined) return null;
  return query.has('scenario')
    ? `<script type="module" src="${scenarioBarPath}bar.js"></script>`
    : `<script type="module" async src="${scenarioBarPath}button.js"></script>`;
}
