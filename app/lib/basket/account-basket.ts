import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Basket, BasketLine } from '#contract/orders/basket.ts';
import { call } from '../http/api.ts';
import { shownError } from '../http/attempt.ts';
import { alwaysFresh, privateKey } from '../http/query-client.ts';
import { showRefusal } from '../ui-state/toasts.ts';
import {
  accountLines,
  isSameLine,
  keepAccountLines,
  keepVisitorLines,
  visitorLines,
  withLines,
} from './basket-lines.ts';

/** Presses of a stepper within this time, in ms, are one request. */
const restMs = 300;

interface Changes {
  uid: string;
  /** What the server has. */
  saved: readonly BasketLine[];
  /** What the customer changed since, and is not sent yet. */
  waiting: readonly BasketLine[];
  /** What is being sent. */
  sent: readonly BasketLine[];
}

/** The changes of one account: another user's are gone with the session. */
let current: Changes | undefined;

let saving = Promise.resolve();

/** Resolves when the server has, or has refused, every change. */
export const basketSaved = (): Promise<void> => saving;

function changesOf(uid: string): Changes {
  if (current?.uid !== uid) current = { uid, saved: accountLines(uid) ?? [], waiting: [], sent: [] };
  return current;
}

function show({ uid, saved, sent, waiting }: Changes): void {
  keepAccountLines(uid, withLines(withLines(saved, sent), waiting));
}

/** Takes over what the server has. Changes that it does not have yet stay. */
function accept(uid: string, { lines }: Basket): void {
  const changes = changesOf(uid);
  changes.saved = lines.map(({ partId, vehicle, quantity, price }) => ({ partId, vehicle, quantity, price }));
  show(changes);
}

const basketKey = (uid: string) => privateKey(uid, 'basket');

/** Moves the lines that a visitor added to the account. Joining the same lines twice changes nothing. */
async function join(lines: readonly BasketLine[], signal: AbortSignal): Promise<Basket> {
  const basket = await call('changeBasket', { body: { lines: [...lines], join: true }, signal });
  const isJoined = (line: BasketLine) => lines.some((one) => isSameLine(one, line));
  keepVisitorLines(visitorLines().filter((line) => !isJoined(line)));
  return basket;
}

/** The basket of an account, joined with what was added in this browser before the login. */
export const accountBasketQuery = (uid: string) =>
  queryOptions({
    queryKey: basketKey(uid),
    queryFn: async ({ signal }) => {
      const lines = visitorLines();
      const basket = lines.length > 0 ? await join(lines, signal) : await call('findBasket', { signal });
      accept(uid, basket);
      return basket;
    },
    ...alwaysFresh,
  });

async function send(client: QueryClient, changes: Changes): Promise<void> {
  const { uid } = changes;
  changes.sent = changes.waiting;
  changes.waiting = [];
  const lines = [...changes.sent];
  try {
    // In the cache of mutations, which reports a session that has ended.
    const basket = await client
      .getMutationCache()
      .build(client, { mutationFn: () => call('changeBasket', { body: { lines } }) })
      .execute(undefined);
    if (changes !== current) return;
    changes.sent = [];
    client.setQueryData(basketKey(uid), basket);
    accept(uid, basket);
  } catch (error) {
    if (changes !== current) return;
    changes.sent = [];
    changes.waiting = [];
    show(changes);
    showRefusal(shownError(error), 'basket-refused');
  }
  if (changes.waiting.length > 0) await send(client, changes);
}

/** Shows a change immediately, and saves it. It is undone, with a message, if the server refuses it. */
export function changeAccountBasket(client: QueryClient, uid: string, lines: readonly BasketLine[]): void {
  const changes = changesOf(uid);
  const isFirst = changes.waiting.length === 0;
  // A removal must be sent, so it stays in the list.
  changes.waiting = [
    ...changes.waiting.filter((line) => !lines.some((one) => isSameLine(one, line))),
    ...lines,
  ];
  show(changes);
  if (!isFirst || changes.sent.length > 0) return;
  saving = new Promise<void>((resolve) => setTimeout(resolve, restMs)).then(() => send(client, changes));
}

/** Removes lines that were ordered, as the server has done. */
export function forgetOrderedLines(
  client: QueryClient,
  uid: string,
  ordered: readonly { partId: string; vehicle?: string | undefined }[],
): void {
  const isOrdered = (line: BasketLine) =>
    ordered.some(({ partId, vehicle = null }) => isSameLine({ partId, vehicle }, line));
  current = undefined;
  keepAccountLines(
    uid,
    (accountLines(uid) ?? []).filter((line) => !isOrdered(line)),
  );
  void client.invalidateQueries({ queryKey: basketKey(uid) });
}
