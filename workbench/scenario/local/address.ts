import { writeScenario, type Scenario } from '../scenario.ts';

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
export function keepInAddress(scenario: Scenario): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (data: unknown, unused: string, url?: string | URL | null) => {
      change(data, unused, url === undefined || url === null ? url : addressUnder(url, scenario));
    };
  }
}
