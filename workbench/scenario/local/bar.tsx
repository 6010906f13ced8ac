import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readScenario, type Scenario, type User } from '../scenario.ts';
import { ScenarioBar } from '../ScenarioBar.tsx';
import { shiftClock } from '../shift-clock.ts';
import { currentUser, switchUserUrl } from './current-user.ts';
import { interceptRequests } from './intercept-requests.ts';
import { keepInUrl, keepThroughLoads, scenarioIn, withScenario } from './scenario-url.ts';

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
