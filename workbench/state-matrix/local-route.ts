import type { Page, State } from '../pages/pages.ts';
import type { CallName } from '../scenario/calls.ts';
import {
  latencyLimits,
  writeScenario,
  type FailureKind,
  type Scenario,
  type User,
} from '../scenario/scenario.ts';

/** Where `npm start` runs the shop. */
const localRun = 'http://localhost:3000';

const otherRole: Readonly<Record<User, User>> = { visitor: 'customer', customer: 'admin', admin: 'customer' };

/** The scenario of a state. Other states depend on data or on what a user does, which a scenario does not change. */
function scenarioOf(state: State | undefined, as: User, call: CallName | undefined): Scenario {
  const failing = (kind: FailureKind) => ({ as, ...(call && { failure: { call, kind } }) });
  const scenarios: Partial<Record<State, Scenario>> = {
    Loading: { as, latency: latencyLimits.max },
    Failed: failing('INTERNAL'),
    SignedOut: { as: 'visitor' },
    WrongRole: { as: otherRole[as] },
    Offline: failing('network'),
  };
  return (state && scenarios[state]) ?? { as };
}

/** The address of a page in the local run, in a state as far as a scenario leads there. `call` is the one that fails. */
export function localRoute({ at, path, as }: Page, state?: State, call?: CallName): string {
  const url = new URL(at ?? path, localRun);
  url.searchParams.set('scenario', writeScenario(scenarioOf(state, as, call)));
  return url.href;
}
