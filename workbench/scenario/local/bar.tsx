import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScenario } from '../apply-scenario.ts';
import { readScenario, writeScenario, type Scenario, type User } from '../scenario.ts';
import { ScenarioBar } from '../ScenarioBar.tsx';
import { shiftClock } from '../shift-clock.ts';
import { watchPageLoads } from '../watch-page-loads.ts';
import { currentUser, switchUserUrl } from './current-user.ts';

const parameter = 'scenario';

/** The scenario in a URL; null if the URL shows no scenario bar. */
const scenarioIn = (url: string | URL) => new URL(url).searchParams.get(parameter);

/** The URL with another scenario; null removes the scenario bar. */
function withScenario(url: string | URL, scenario: Scenario | null): URL {
  const changed = new URL(url, location.href);
  if (scenario) changed.searchParams.set(parameter, writeScenario(scenario));
  else changed.searchParams.delete(parameter);
  return changed;
}

/** Keeps the scenario in the URL while the app navigates, so that a copied URL shows the same. */
function keepInUrl(currentScenario: () => Scenario): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (data: unknown, unused: string, url?: string | URL | null) => {
      change(data, unused, url === undefined || url === null ? url : withScenario(url, currentScenario()));
    };
  }
}

/** The same when the app loads a page, as it does after a log-out. The bar itself replaces the page. */
function keepThroughLoads(currentScenario: () => Scenario): void {
  watchPageLoads((event, to) => {
    if (to.origin !== location.origin || scenarioIn(to) !== null) return;
    event.preventDefault();
    location.assign(withScenario(to, currentScenario()));
  });
}

/** Applies a scenario to the app's calls, which are XMLHttpRequests. */
function interceptRequests(scenario: Scenario): void {
  const interceptor = new XMLHttpRequestInterceptor();
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- It awaits its listeners, though its types do not say so.
  interceptor.on('request', async ({ request, controller }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return;
    const response = await applyScenario(scenario, request, (passed) => fetch(passed));
    if (response) controller.respondWith(response);
  });
  interceptor.apply();
}

const openKey = 'scenarioBarIsOpen';

/** Reloads the page, so that its cache, clock and user are those of the scenario from the start. */
const apply = (scenario: Scenario | null) => location.replace(withScenario(location.href, scenario));

function LocalBar({ scenario, unread }: { scenario: Scenario; unread: readonly string[] }) {
  const isNew = Object.keys(scenario).length === 0;
  const [isOpen, setIsOpen] = useState(isNew || sessionStorage.getItem(openKey) !== null);

  function toggle() {
    if (isOpen) sessionStorage.removeItem(openKey);
    else sessionStorage.setItem(openKey, '');
    setIsOpen(!isOpen);
  }

  function change(next: Scenario) {
    sessionStorage.setItem(openKey, '');
    apply(next);
  }

  return (
    <ScenarioBar
      scenario={scenario}
      unread={unread}
      isOpen={isOpen}
      onToggle={toggle}
      onChange={change}
      onLeave={() => apply(null)}
    />
  );
}

const { scenario, unread } = readScenario(scenarioIn(location.href) ?? '');
let current = scenario;
let draw = () => {};

/** Renders into a shadow tree, whose styles are separate from the page's. Only the tokens are inherited. */
function show() {
  const host = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/scenario-bar/style.css';
  const place = document.createElement('div');
  sheet.addEventListener('load', () => {
    const root = createRoot(place);
    draw = () => root.render(<LocalBar scenario={current} unread={unread} />);
    draw();
  });
  tree.append(sheet, place);
  document.body.append(host);
}

/** The active scenario, with its user, if it names one, replaced by `user`. */
function scenarioOf(user: User | undefined): Scenario {
  if (current.as !== undefined && current.as !== user) {
    current = { ...current, as: user };
    draw();
  }
  return current;
}

if (scenario.as && scenario.as !== currentUser()) location.replace(switchUserUrl(scenario.as));
else {
  if (scenario.clock !== undefined) shiftClock(scenario.clock);
  interceptRequests(scenario);
  // A user whom a failing call of the scenario signed out stays in the URL, which then reproduces that.
  keepInUrl(() => (currentUser() === 'visitor' ? current : scenarioOf(currentUser())));
  keepThroughLoads(() => scenarioOf(currentUser()));
  show();
}
