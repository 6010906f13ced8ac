import { useEffect } from 'react';
import type { BasketLine } from '#contract/orders/basket.ts';
import { useSession } from '../auth/session.ts';
import type { Session } from '../auth/session-machine.ts';
import { publicSettings } from '../browser/settings.ts';
import { localStore } from '../storage/storage.ts';
import { createStore, useStore } from '../ui-state/store.ts';

/** What a line is about: a part may be in several lines, one for each vehicle. */
export type LineKey = Pick<BasketLine, 'partId' | 'vehicle'>;

/** The basket of an account, as this browser knows it. */
interface AccountCopy {
  uid: string;
  lines: readonly BasketLine[];
}

interface Kept {
  /** A visitor's. A login moves them to the account. */
  visitor: readonly BasketLine[];
  account: AccountCopy | null;
}

// Several brands may run on one host while they are developed.
const visitorKey = () => `basket:${publicSettings().brand}`;
/** A log-out removes what begins like this. */
const accountKey = () => `account-basket:${publicSettings().brand}`;

/** Undefined until the browser's storage is read: the server renders pages without anyone's basket. */
const store = createStore<Kept | undefined>(undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// Written out: with a schema, every page would wait for zod, whose 9 kB are more than the whole basket.
const isLine = (value: unknown): value is BasketLine =>
  isObject(value) &&
  typeof value.partId === 'string' &&
  (value.vehicle === null || typeof value.vehicle === 'string') &&
  Number.isSafeInteger(value.quantity) &&
  Number(value.quantity) > 0 &&
  Number.isFinite(value.price);

const linesIn = (value: unknown): readonly BasketLine[] => (Array.isArray(value) ? value.filter(isLine) : []);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function read(): Kept {
  const account = parse(localStore.get(accountKey()));
  return {
    visitor: linesIn(parse(localStore.get(visitorKey()))),
    account:
      isObject(account) && typeof account.uid === 'string'
        ? { uid: account.uid, lines: linesIn(account.lines) }
        : null,
  };
}

function refresh(): void {
  const now = read();
  if (JSON.stringify(store.get()) !== JSON.stringify(now)) store.set(now);
}

export const visitorLines = (): readonly BasketLine[] => read().visitor;

/** Undefined until the browser knows the basket of the account. */
export function accountLines(uid: string): readonly BasketLine[] | undefined {
  const { account } = read();
  return account?.uid === uid ? account.lines : undefined;
}

export function keepVisitorLines(lines: readonly BasketLine[]): void {
  if (lines.length === 0) localStore.remove(visitorKey());
  else localStore.set(visitorKey(), JSON.stringify(lines));
  refresh();
}

export function keepAccountLines(uid: string, lines: readonly BasketLine[]): void {
  localStore.set(accountKey(), JSON.stringify({ uid, lines } satisfies AccountCopy));
  refresh();
}

/** The customer whose basket is used. Null: a visitor. Undefined: not known yet, or an admin, who has none. */
export function basketOwner(session: Session): string | null | undefined {
  if (session.status === 'signed-out') return null;
  return session.status === 'signed-in' && session.role === 'customer' && session.uid !== ''
    ? session.uid
    : undefined;
}

/** The lines of the basket, in the order in which they were added. Undefined until they are known, and for admins. */
export function useBasketLines(): readonly BasketLine[] | undefined {
  const owner = basketOwner(useSession());
  useEffect(() => {
    refresh();
    // Another tab may change them.
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, []);
  const kept = useStore(store);
  if (owner === null) return kept?.visitor;
  return kept?.account && kept.account.uid === owner ? kept.account.lines : undefined;
}

export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.partId === other.partId && one.vehicle === other.vehicle;

/** `lines` with these in place of the same ones, or after them. A quantity of 0 removes a line. */
export function withLines(
  lines: readonly BasketLine[],
  changes: readonly BasketLine[],
): readonly BasketLine[] {
  const changeOf = (line: BasketLine) => changes.find((one) => isSameLine(one, line));
  const added = changes.filter((one) => !lines.some((line) => isSameLine(line, one)));
  return [...lines.map((line) => changeOf(line) ?? line), ...added].filter(({ quantity }) => quantity > 0);
}
