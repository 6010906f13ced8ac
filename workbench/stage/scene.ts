import type { RequestHandler } from 'msw';
import type { AuthProvider } from '#app/lib/auth.ts';
import type { ChargeOutcome } from '#app/lib/payments.tsx';

/** Who looks at the page. `finding-out`: the shop does not know yet; `unreachable`: it cannot find out. */
export type Visitor = 'visitor' | 'customer' | 'admin' | 'finding-out' | 'unreachable';

/** Everything that decides what a page of the shop shows. */
export interface Scene {
  /** Where in the shop it begins, query and hash included. */
  path: string;
  /** What goes along with the first history entry, such as where a guard turned one away. */
  state?: unknown;
  as?: Visitor;
  /** Answers that stand ahead of those of a shop where all goes well. */
  api?: readonly RequestHandler[];
  /** The shop knows later what was done in it before; without this every answer is that of a fresh one. */
  remembers?: boolean;
  /** The browser has no network, and nothing answers. */
  isOffline?: boolean;
  /** The API never answers, and the app's patience of 15 s ends at once. */
  isSlow?: boolean;
  /** What the browser has kept from earlier, by key. */
  kept?: Readonly<Record<string, string>>;
  /** What the authentication provider does differently. */
  auth?: Partial<AuthProvider>;
  /** What becomes of a charge; it succeeds unless told. */
  charge?: ChargeOutcome;
  /** The card provider's script is blocked. */
  isCardBlocked?: boolean;
}

let current: Scene = { path: '/' };

/** The scene on stage, for those who stand in for the app's surroundings. */
export const currentScene = (): Scene => current;

export function changeScene(scene: Scene): void {
  current = scene;
}
