import type { Config } from '../config.ts';

/** The path prefix of the local run's scenario bar. */
export const scenarioBarPath = '/scenario-bar/';

/** The bar's page that switches the user. It does not load the app. */
export const switchUserPath = `${scenarioBarPath}switch-user`;

/**
 * The first script of a page in the local run. With `?scenario` it is the bar, which must load before the app sends its
 * first request; otherwise the button that opens the bar.
 */
export function scenarioScript({ scenarioBar }: Config, query: URLSearchParams): string | null {
  if (scenarioBar === undefined) return null;
  return query.has('scenario')
    ? `<script type="module" src="${scenarioBarPath}bar.js"></script>`
    : `<script type="module" async src="${scenarioBarPath}button.js"></script>`;
}
