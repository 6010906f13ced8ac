import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readScenario, type Person, type Scenario } from '../scenario.ts';
import { ScenarioBar } from '../ScenarioBar.tsx';
import { shiftClock } from '../shift-clock.ts';
import { addressUnder, keepInAddress, keepThroughLoads, scenarioIn } from './address.ts';
import { switchUserUrl, currentUser } from './current-user.ts';
import { takeRequests } from './take-requests.ts';

const openKey = 'scenarioBarIsOpen';

/** The whole page begins anew: its cache, its clock and its user are those of the scenario from the first moment. */
const go = (scenario: Scenario | null) => location.replace(addressUnder(location.href, scenario));

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
    go(next);
  }

  return (
    <ScenarioBar
      scenario={scenario}
      unread={unread}
      isOpen={isOpen}
      onToggle={toggle}
      onChange={change}
      onLeave={() => go(null)}
    />
  );
}

const { scenario, unread } = readScenario(scenarioIn(location.href) ?? '');
let current = scenario;
let draw = () => {};

/** In a shadow tree: its rules and the page's are strangers, the tokens alone come through. */
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

/** Under what the shop is seen now that `person` looks at it, whom a scenario that says who it is then names. */
function underNow(person: Person | undefined): Scenario {
  if (current.as !== undefined && current.as !== person) {
    current = { ...current, as: person };
    draw();
  }
  return current;
}

if (scenario.as && scenario.as !== currentUser()) location.replace(switchUserUrl(scenario.as));
else {
  if (scenario.clock !== undefined) shiftClock(scenario.clock);
  takeRequests(scenario);
  // Whom the shop has put out, for a call that the scenario lets fail, would be put out by the same address again.
  keepInAddress(() => (currentUser() === 'visitor' ? current : underNow(currentUser())));
  keepThroughLoads(() => underNow(currentUser()));
  show();
}
