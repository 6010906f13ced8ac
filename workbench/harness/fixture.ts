import type { RequestHandler } from 'msw';
import type { AuthProvider } from '#app/lib/auth/auth-provider.ts';
import type { ChargeOutcome } from '#app/lib/payments/stripe.tsx';

/** The user of the page. `finding-out`: the session is still loading; `unreachable`: it could not be loaded. */
export type Visitor = 'visitor' | 'customer' | 'admin' | 'finding-out' | 'unreachable';

/** Everything that decides what a page of the shop shows. */
export interface Fixture {
  /** The first URL, with query and hash. */
  path: string;
  as?: Visitor;
  /** MSW handlers that take precedence over those of a shop in which every call succeeds. */
  api?: readonly RequestHandler[];
  /** The API keeps changes in memory. Without this each response is that of a fresh shop. */
  remembers?: boolean;
  /** The browser has no network. */
  isOffline?: boolean;
  /** The API never responds, and the app's timeout of 15 s is shortened. */
  isSlow?: boolean;
  /** Overrides of the authentication provider. */
  auth?: Partial<AuthProvider>;
  /** The outcome of a charge. Default: it succeeds. */
  charge?: ChargeOutcome;
  /** The card provider's script is blocked. */
  isCardBlocked?: boolean;
}

let current: Fixture = { path: '/' };

/** The fixture of the running app, for the mocks of its surroundings. */
export const currentFixture = (): Fixture => current;

export function setFixture(fixture: Fixture): void {
  current = fixture;
}
