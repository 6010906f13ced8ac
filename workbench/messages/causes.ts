import { http, type RequestHandler } from 'msw';
import type { ProblemCode } from '#contract/problem.ts';
import type { AuthProvider } from '#app/lib/auth/auth-provider.ts';
import type { ChargeOutcome } from '#app/lib/payments/stripe.tsx';
import { problemResponse } from '#mocks/handlers/mock.ts';
import { Problem } from '#server/core/problem.ts';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import type { Fixture } from '#workbench/harness/fixture.ts';
import { callLabel, contractOf, type CallName } from '#workbench/scenario/calls.ts';

export type ProblemOptions = NonNullable<ConstructorParameters<typeof Problem>[1]>;

/** What triggers a message. */
export interface Cause {
  text: string;
  fixture?: Partial<Fixture>;
  /** The error that the server returns. */
  problem?: { call: CallName; code: ProblemCode; status: number };
}

const methods = { GET: http.get, PUT: http.put, POST: http.post, PATCH: http.patch, DELETE: http.delete };

/** Handles one call of the contract. */
export function handle(call: CallName, resolver: Parameters<typeof http.all>[1]): RequestHandler {
  const { method, path } = contractOf(call);
  return methods[method](`*/api${path}`, resolver);
}

/** The call returns an error. */
export function refusedBy(call: CallName, code: ProblemCode, options: ProblemOptions = {}): Cause {
  const { status, body } = new Problem(code, options);
  return {
    text: `${callLabel(call)} returns ${status} ${code}`,
    fixture: { api: [handle(call, () => problemResponse(status, body))] },
    problem: { call, code, status },
  };
}

/** The call returns another response, or none. `text` continues the name of the call. */
export const responds = (
  call: CallName,
  text: string,
  resolver: Parameters<typeof http.all>[1] = () => undefined,
): Cause => ({ text: `${callLabel(call)} ${text}`, fixture: { api: [handle(call, resolver)] } });

type SignIn = 'logIn' | 'signUp' | 'withGoogle' | 'sendReset';

const signInLabels: Readonly<Record<SignIn, string>> = {
  logIn: 'a login',
  signUp: 'a sign-up',
  withGoogle: 'a sign-in with Google',
  sendReset: 'a password reset email',
};

export const firebaseRefuses = (action: SignIn, code: string): Cause => ({
  text: `Firebase refuses ${signInLabels[action]} with auth/${code}`,
  fixture: { auth: { [action]: () => Promise.reject(new AuthError(`auth/${code}`)) } },
});

export const firebaseResponds = (text: string, auth: Partial<AuthProvider>): Cause => ({
  text,
  fixture: { auth },
});

export const charged = (charge: ChargeOutcome, text: string): Cause => ({ text, fixture: { charge } });
