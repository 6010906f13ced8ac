import { http, type RequestHandler } from 'msw';
import * as calls from '#contract/calls.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { AuthProvider } from '#app/lib/auth/auth-provider.ts';
import type { ChargeOutcome } from '#app/lib/payments/stripe.tsx';
import { refuse } from '#mocks/handlers/refuse.ts';
import { Problem } from '#server/core/problem.ts';
import { stateMatrix, type RouteName } from '#workbench/state-matrix/state-matrix.ts';
import type { Row } from '#workbench/state-matrix/row.ts';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import type { Fixture } from '#workbench/harness/fixture.ts';
import type { Step } from '#workbench/harness/steps.ts';

export type CallName = keyof typeof calls;

/** What somebody does at the authentication provider. */
type Sign = Exclude<keyof AuthProvider, 'watch' | 'watchName'>;

/** What brings a message about. */
export type Cause =
  /** What a person does, or finds done; nothing is refused. */
  | { person: string }
  /** The server refuses a call by this code, in its usual words unless `options` has others. */
  | { call: CallName; refusedBy: ProblemCode; options?: ConstructorParameters<typeof Problem>[1] }
  /** Another answer to a call, or none. */
  | { call: CallName; answered: string; by: RequestHandler }
  /** The authentication provider refuses. */
  | { sign: Sign; refusedBy: string }
  | { sign: Sign; answered: string; by: Partial<AuthProvider> }
  /** What becomes of a charge. */
  | { charge: ChargeOutcome; because: string };

/** What kind of thing a message stands in; `field` is the label of the control that it is tied to. */
export type Place =
  'toast' | 'alert' | 'status' | 'dialog' | 'heading' | 'link' | 'button' | 'text' | { field: string };

export interface Entry {
  route: RouteName;
  cause: Cause;
  /** What the page begins with, beside what the route and the cause bring. */
  fixture?: Partial<Fixture>;
  steps?: readonly Step[];
  /** The message as it stands there. */
  shows: string;
  in: Place;
}

const methods = { GET: http.get, PUT: http.put, POST: http.post, PATCH: http.patch, DELETE: http.delete };

/** Handles one call of the contract. */
export function handle(call: CallName, resolver: Parameters<typeof http.all>[1]): RequestHandler {
  const { method, path } = calls[call];
  return methods[method](`*/api${path}`, resolver);
}

function fixtureFor(cause: Cause): Partial<Fixture> {
  if ('person' in cause) return {};
  if ('charge' in cause) return { charge: cause.charge };
  if ('call' in cause) {
    if ('by' in cause) return { api: [cause.by] };
    const { body, status } = new Problem(cause.refusedBy, cause.options);
    return { api: [handle(cause.call, () => refuse(status, body))] };
  }
  if ('by' in cause) return { auth: cause.by };
  return { auth: { [cause.sign]: () => Promise.reject(new AuthError(`auth/${cause.refusedBy}`)) } };
}

const rowOf = ({ route }: Entry): Row => stateMatrix[route];

export function fixtureOf(entry: Entry): Fixture {
  const { path, at, as } = rowOf(entry);
  const { api = [], ...rest } = fixtureFor(entry.cause);
  return { path: at ?? path, as, ...rest, ...entry.fixture, api: [...(entry.fixture?.api ?? []), ...api] };
}

/** The screen, in words, and its path as the router has it. */
export function screenOf(entry: Entry): { title: string; path: string } {
  const { title, path } = rowOf(entry);
  return { title, path };
}

const kinds: Record<Extract<Place, string>, string> = {
  toast: 'in a toast',
  alert: 'in an alert',
  status: 'in a status',
  dialog: 'as the question of a dialog',
  heading: 'as the heading',
  link: 'as a link',
  button: 'as a button',
  text: 'on the page',
};

export const kindOf = ({ in: place }: Entry): string =>
  typeof place === 'string' ? kinds[place] : `at the field ${place.field}`;

const signs: Record<Sign, string> = {
  logIn: 'a login',
  signUp: 'a sign-up',
  withGoogle: 'a sign-in with Google',
  rename: 'a change of name',
  refresh: 'a look at who is signed in',
  sendReset: 'a mail for a new password',
  sendVerification: 'a verification mail',
  leave: 'a sign-out',
};

/** The cause in words. */
export function causeOf({ cause }: Entry): string {
  if ('person' in cause) return cause.person;
  if ('charge' in cause) return cause.because;
  if ('call' in cause) {
    const { method, path } = calls[cause.call];
    if ('answered' in cause) return `${method} ${path} ${cause.answered}`;
    return `${method} ${path} is answered by ${new Problem(cause.refusedBy, cause.options).status} ${cause.refusedBy}`;
  }
  if ('answered' in cause) return cause.answered;
  return `Firebase refuses ${signs[cause.sign]} by auth/${cause.refusedBy}`;
}
