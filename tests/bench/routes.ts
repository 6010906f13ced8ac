import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { PlaceOrder } from '#contract/orders/orders.ts';
import { emailOf, kinds, partId, priceOf, rareWord, tokenOf } from './database.ts';
import { buyers, cpuLimits, pageLimits, size } from './figures.ts';

export interface Request {
  path: string;
  method?: 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Route {
  name: string;
  /** What a request may cost: for the API a multiple of the bare server's CPU time, for a page CPU ms. */
  limit: number;
  /** Returns a different request for each turn. */
  request(turn: number): Request;
}

/** Maps turns to `count` rows in a scattered order. Every row occurs once before any occurs again. */
const spread = (turn: number, count: number) => 1 + ((turn * 7919) % count);

const search = (word: string) => ({ path: `/api/parts?search=${word}&limit=${limits.homeParts}` });

const tokens = new Map<number, string>();

/** Creates the access tokens of the buyers. */
export async function createTokens(): Promise<void> {
  for (let buyer = 1; buyer <= buyers; buyer++) tokens.set(buyer, await tokenOf(buyer));
}

function placeOrder(turn: number): Request {
  const buyer = spread(turn, buyers);
  // Every fiftieth part has little stock.
  const part = 50 * spread(turn, size.parts / 50 - 1) + 1;
  const order: PlaceOrder = {
    name: 'Mara Lindqvist',
    email: emailOf(buyer),
    phone: '+46 70 740 61 23',
    address: 'Verkstadsgatan 14, 412 51 Göteborg',
    partId: partId(part),
    productName: 'A part',
    productQuantity: 20,
    totalPrice: (priceOf(part) * 20) / 100,
  };
  const headers = {
    Authorization: `Bearer ${tokens.get(buyer)}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': `2001:db8:${(buyer % 64).toString(16)}:${buyer.toString(16)}::1`,
  };
  return { method: 'POST', path: '/api/orders', headers, body: JSON.stringify(order) };
}

export const routes: readonly Route[] = [
  {
    name: 'first page',
    limit: cpuLimits.firstPage,
    request: () => ({ path: `/api/parts?limit=${limits.homeParts}` }),
  },
  {
    name: 'one part',
    limit: cpuLimits.onePart,
    request: (turn) => ({ path: `/api/parts/${partId(spread(turn, size.parts))}` }),
  },
  {
    name: 'search, rare word',
    limit: cpuLimits.search,
    request: (turn) => search(rareWord(spread(turn, size.parts))),
  },
  {
    name: 'search, common word',
    limit: cpuLimits.search,
    request: (turn) => search(kinds[turn % kinds.length] ?? ''),
  },
  { name: 'placing an order', limit: cpuLimits.order, request: placeOrder },
];

/** Pages, which only the shop has. */
export const pageRoutes: readonly Route[] = [
  { name: 'cached home page', limit: pageLimits.cached, request: () => ({ path: '/' }) },
  // Each URL has its own rendering.
  { name: 'uncached home page', limit: pageLimits.uncached, request: (turn) => ({ path: `/?turn=${turn}` }) },
];
