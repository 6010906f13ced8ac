import { writeScenario, type Scenario } from '../scenario.ts';
import { watchLoads } from '../watch-loads.ts';

const parameter = 'scenario';

/** What the address says, or null when it asks for no bar. */
export const scenarioIn = (address: string | URL) => new URL(address).searchParams.get(parameter);

/** The same address under another scenario; null is one without a bar. */
export function addressUnder(address: string | URL, scenario: Scenario | null): URL {
  const url = new URL(address, location.href);
  if (scenario) url.searchParams.set(parameter, writeScenario(scenario));
  else url.searchParams.delete(parameter);
  return url;
}

/** Wherever the app goes from here, the address says the scenario still: copied, it is a link to what is seen. */
export function keepInAddress(scenarioThere: () => Scenario): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (data: unknown, unused: string, url?: string | URL | null) => {
      change(data, unused, url === undefined || url === null ? url : addressUnder(url, scenarioThere()));
    };
  }
}

/** The same where the shop loads a page of its own anew, as it does after a log-out. The bar's own ways replace the page. */
export function keepThroughLoads(scenarioThere: () => Scenario): void {
  watchLoads((event, to) => {
    if (to.origin !== location.origin || scenarioIn(to) !== null) return;
    event.preventDefault();
    location.assign(addressUnder(to, scenarioThere()));
  });
}
