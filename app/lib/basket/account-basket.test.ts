// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BasketChange, BasketLine } from '#contract/orders/basket.ts';
import { ApiError } from '../http/api-error.ts';
import { provideHttp } from '../http/api.ts';
import { provideSettings } from '../browser/settings.ts';
import { dismissAllToasts, shownToasts } from '../ui-state/toasts.ts';
import { accountBasketQuery, basketSaved, changeAccountBasket } from './account-basket.ts';
import { accountLines, keepAccountLines, keepVisitorLines, visitorLines, withLines } from './basket-lines.ts';

const disc = { partId: 'disc', vehicle: null, quantity: 10, price: 64 };
const pads = { partId: 'pads', vehicle: null, quantity: 10, price: 38.5 };

let server: readonly BasketLine[];
let sent: BasketChange[];
let refusal: ApiError | undefined;
/** The server answers when it resolves. */
let delay: Promise<void>;

const shown = (line: BasketLine) => ({
  ...line,
  ...{ part: null, isSold: false, successor: null, fit: null, vehicleName: null },
});

/** The server of these tests. It joins by the larger quantity. */
function answer({ method, body }: { method: string; body?: unknown }) {
  if (refusal) throw refusal;
  if (method === 'PATCH') {
    const change = body as BasketChange;
    sent.push(change);
    server = withLines(server, change.lines);
  }
  return { status: 200, body: { lines: server.map(shown) } };
}

let client: QueryClient;
let uid = 0;
const user = () => `user-${uid}`;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  dismissAllToasts();
  provideSettings({ brand: 'norholt' } as Parameters<typeof provideSettings>[0]);
  provideHttp({ send: (request) => delay.then(() => answer(request) as never) });
  delay = Promise.resolve();
  [server, sent, refusal] = [[disc], [], undefined];
  uid += 1;
  client = new QueryClient();
  keepAccountLines(user(), [disc]);
});
afterEach(() => vi.useRealTimers());

const change = (...lines: BasketLine[]) => changeAccountBasket(client, user(), lines);
const rest = async () => {
  await vi.advanceTimersByTimeAsync(300);
  await basketSaved();
};

test('a change is shown immediately, and quick ones are one request', async () => {
  change({ ...disc, quantity: 11 });
  change({ ...disc, quantity: 12 }, pads);
  expect(accountLines(user())).toEqual([{ ...disc, quantity: 12 }, pads]);
  expect(sent).toEqual([]);
  await rest();
  expect(sent).toEqual([{ lines: [{ ...disc, quantity: 12 }, pads] }]);
  expect(accountLines(user())).toEqual([{ ...disc, quantity: 12 }, pads]);
});

test('a change that is made while another is sent is sent after it', async () => {
  let respond: () => void = () => undefined;
  delay = new Promise((resolve) => (respond = resolve));
  change({ ...disc, quantity: 11 });
  await vi.advanceTimersByTimeAsync(300);
  change({ ...disc, quantity: 0 });
  expect(accountLines(user())).toEqual([]);
  respond();
  await basketSaved();
  expect(sent.map(({ lines }) => lines[0]?.quantity)).toEqual([11, 0]);
  expect(accountLines(user())).toEqual([]);
});

test('a change that the server refuses is undone, and says why', async () => {
  refusal = new ApiError('The basket is full.', { status: 400, code: 'INVALID' });
  change(pads);
  await rest();
  expect(accountLines(user())).toEqual([disc]);
  expect(shownToasts()).toMatchObject([{ tone: 'critical', text: 'The basket is full.' }]);
});

test('a login joins what the visitor added, and empties the copy of the browser', async () => {
  keepVisitorLines([pads]);
  await client.fetchQuery(accountBasketQuery(user()));
  expect(sent).toEqual([{ lines: [pads], join: true }]);
  expect(visitorLines()).toEqual([]);
  expect(accountLines(user())).toEqual([disc, pads]);
});

test('what cannot be joined stays in the browser', async () => {
  keepVisitorLines([pads]);
  refusal = new ApiError('Try again.', { status: 503, code: 'UNAVAILABLE' });
  await expect(client.fetchQuery({ ...accountBasketQuery(user()), retry: false })).rejects.toThrow();
  expect(visitorLines()).toEqual([pads]);
});
