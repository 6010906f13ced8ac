import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import type { ProblemCode } from '#contract/problem.ts';
import type { AuthProvider } from '#app/lib/auth/auth-provider.ts';
import type { ChargeOutcome } from '#app/lib/payments/stripe.tsx';
import { problemResponse } from '#mocks/handlers/mock.ts';
import { Problem } from '#server/core/problem.ts';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import type { Fixture } from '#workbench/harness/fixture.ts';
import { callLabel, contractOf, type CallName } from '#workbench/harness/calls.ts';

export type ProblemOptions = NonNullable<ConstructorParameters<typeof Problem>[1]>;

/** What triggers a message. */
export interface Cause {
  text: string;
  fixture: Partial<Fixture>;
  /** The error that the server returns. */
  problem?: { call: CallName; code: ProblemCode; status: number };
}

type Resolver = Parameters<typeof http.all>[1];

const methods = { GET: http.get, PUT: http.put, POST: http.post, PATCH: http.patch, DELETE: http.delete };

/** Handles one call of the contract. */
function handle(call: CallName, resolver: Resolver): RequestHandler {
  const { method, path } = contractOf(call);
  return methods[method](`*/api${path}`, resolver);
}

/** The call returns an error. */
export function refusedBy(call: CallName, code: ProblemCode, options: ProblemOptions = {}): Cause {
  const { status, body } = new Problem(code, options);
  return {
    ...responds(call, `returns ${status} ${code}`, () => problemResponse(status, body)),
    problem: { call, code, status },
  };
}

/** The call returns another response, or none. `text` continues the name of the call. */
export const responds = (call: CallName, text: string, resolver: Resolver): Cause => ({
  text: `${callLabel(call)} ${text}`,
  fixture: { api: [handle(call, resolver)] },
});

/** The call returns this body. */
export const respondsWith = (call: CallName, text: string, body: JsonBodyType): Cause =>
  responds(call, text, () => HttpResponse.json(body));

/** The call returns another response after a request to `first`. A new sign-in resets it. */
export function respondsAfter(first: CallName, call: CallName, text: string, resolver: Resolver): Cause {
  let wasRequested = false;
  const { fixture, ...cause } = responds(call, text, (info) => (wasRequested ? resolver(info) : undefined));
  const watching = [
    handle('saveUser', () => void (wasRequested = false)),
    handle(first, () => void (wasRequested = true)),
  ];
  return { ...cause, fixture: { api: [...watching, ...(fixture.api ?? [])] } };
}

type SignIn = 'logIn' | 'signUp' | 'withGoogle' | 'sendReset';

const signInLabels: Readonly<Record<SignIn, string>> = {
  logIn: 'a login',
  signUp: 'a sign-up',
  withGoogle: 'a sign-in with Google',
  sendReset: 'a password reset email',
};

export const firebaseRefuses = (action: SignIn, code: string): Cause =>
  firebaseResponds(`Firebase refuses ${signInLabels[action]} with auth/${code}`, {
    [action]: () => Promise.reject(new AuthError(`auth/${code}`)),
  });

export const firebaseResponds = (text: string, auth: Partial<AuthProvider>): Cause => ({
  text,
  fixture: { auth },
});

export const charged = (charge: ChargeOutcome, text: string): Cause => ({ text, fixture: { charge } });
