import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readScenario, type Scenario } from '../scenario.ts';
import { ScenarioBar } from '../ScenarioBar.tsx';
import { shiftClock } from '../shift-clock.ts';
import { addressUnder, keepInAddress, scenarioIn } from './address.ts';
import { isSeated, seatAddress } from './seated.ts';
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

/** In a shadow tree: its rules and the page's are strangers, the tokens alone come through. */
function show(scenario: Scenario, unread: readonly string[]) {
  const host = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/scenario-bar/style.css';
  const place = document.createElement('div');
  sheet.addEventListener('load', () => {
    createRoot(place).render(<LocalBar scenario={scenario} unread={unread} />);
  });
  tree.append(sheet, place);
  document.body.append(host);
}

const { scenario, unread } = readScenario(scenarioIn(location.href) ?? '');
if (scenario.as && !isSeated(scenario.as)) location.replace(seatAddress(scenario.as));
else {
  if (scenario.clock !== undefined) shiftClock(scenario.clock);
  takeRequests(scenario);
  keepInAddress(scenario);
  show(scenario, unread);
}
