import type { AuthProvider, AuthUser } from '#app/lib/auth.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { currentScene } from './scene.ts';

/** A refusal as Firebase throws it. */
export class AuthRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Firebase: Error (${code}).`);
    this.code = code;
  }
}

const toAuthUser = ({ uid, user }: (typeof demoAccounts)['admin' | 'customer']): AuthUser => ({
  uid,
  email: user.email,
  name: user.name,
  photoURL: undefined,
  isVerified: true,
  hasNews: async () => false,
  idToken: async () => 'staged-id-token',
});

const people = { customer: toAuthUser(demoAccounts.customer), admin: toAuthUser(demoAccounts.admin) };

const listeners = new Set<(user: AuthUser | null) => void>();

/** Tells the app who is signed in, as the provider does. */
export function tellUser(user: 'customer' | 'admin' | null): void {
  for (const listener of [...listeners]) listener(user && people[user]);
}

function personOf(email: string): AuthUser {
  const person = Object.values(people).find((one) => one.email === email.trim().toLowerCase());
  if (!person) throw new AuthRefusal('auth/user-not-found');
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

/** Stands for Firebase: the demo accounts, and what the scene does differently. */
export const firebaseAuth = (): AuthProvider => ({
  watch: usual.watch,
  watchName: usual.watchName,
  logIn: (credentials) => (currentScene().auth?.logIn ?? usual.logIn)(credentials),
  signUp: (person) => (currentScene().auth?.signUp ?? usual.signUp)(person),
  withGoogle: () => (currentScene().auth?.withGoogle ?? usual.withGoogle)(),
  rename: (name) => (currentScene().auth?.rename ?? usual.rename)(name),
  refresh: () => (currentScene().auth?.refresh ?? usual.refresh)(),
  sendReset: (email) => (currentScene().auth?.sendReset ?? usual.sendReset)(email),
  sendVerification: () => (currentScene().auth?.sendVerification ?? usual.sendVerification)(),
  leave: () => (currentScene().auth?.leave ?? usual.leave)(),
});
