import type { AuthProvider, AuthUser } from '#app/lib/auth/auth-provider.ts';
import { buildAuthUser } from '#app/lib/auth/build-auth-user.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { currentFixture } from './fixture.ts';

/** An error as Firebase throws it. */
export class AuthError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Firebase: Error (${code}).`);
    this.code = code;
  }
}

const toAuthUser = ({ uid, user: { email, name } }: (typeof demoAccounts)['admin' | 'customer']) =>
  buildAuthUser(uid, { email, name });

const people = { customer: toAuthUser(demoAccounts.customer), admin: toAuthUser(demoAccounts.admin) };

const listeners = new Set<(user: AuthUser | null) => void>();

/** Notifies the app of the signed-in user, as the provider does. */
export function notifyUser(user: 'customer' | 'admin' | null): void {
  for (const listener of [...listeners]) listener(user && people[user]);
}

function personOf(email: string): AuthUser {
  const person = Object.values(people).find((one) => one.email === email.trim().toLowerCase());
  if (!person) throw new AuthError('auth/user-not-found');
  return person;
}

const usual: AuthProvider = {
  watch(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  watchName: () => () => undefined,
  logIn: async ({ email }) => personOf(email),
  signUp: async ({ name, email }) => ({ ...people.customer, name, email, isMailSent: true }),
  withGoogle: async () => people.customer,
  rename: async () => undefined,
  refresh: async () => null,
  sendReset: async (email) => void personOf(email),
  sendVerification: async () => undefined,
  leave: async () => undefined,
};

/** Mocks Firebase with the demo accounts and the overrides of the fixture. */
export const firebaseAuth = (): AuthProvider =>
  new Proxy(usual, {
    get: (target, name) => Reflect.get({ ...target, ...currentFixture().auth }, name),
  });
