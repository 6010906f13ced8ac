import { writeScenario, type Scenario } from '../scenario.ts';
import { watchPageLoads } from '../watch-page-loads.ts';

const parameter = 'scenario';

/** The scenario in a URL; null if the URL shows no scenario bar. */
export const scenarioIn = (url: string | URL) => new URL(url).searchParams.get(parameter);

/** The URL with another scenario; null removes the scenario bar. */
export function withScenario(url: string | URL, scenario: Scenario | null): URL {
  const changed = new URL(url, location.href);
  if (scenario) changed.searchParams.set(parameter, writeScenario(scenario));
  else changed.searchParams.delete(parameter);
  return changed;
}

/** Keeps the scenario in the URL while the app navigates, so that a copied URL shows the same. */
export function keepInUrl(currentScenario: () => Scenario): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (data: unknown, unused: string, url?: string | URL | null) => {
      change(data, unused, url === undefined || url === null ? url : withScenario(url, currentScenario()));
    };
  }
}

/** The same when the app loads a page, as it does after a log-out. The bar itself replaces the page. */
export function keepThroughLoads(currentScenario: () => Scenario): void {
  watchPageLoads((event, to) => {
    if (to.origin !== location.origin || scenarioIn(to) !== null) return;
    event.preventDefault();
    location.assign(withScenario(to, currentScenario()));
  });
}
