import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { buyers, cpuLimits, pageLimits, size } from './figures.ts';
import { emailOf, kinds, partId, priceOf, rareWord } from './fill-database.ts';

export interface OrderRequest {
  name: string;
  email: string;
  phone: string;
  address: string;
  partId: string;
  productName: string;
  productQuantity: number;
  totalPrice: number;
}

interface RouteRequest {
  path: string;
  order?: { buyer: number; body: OrderRequest };
}

export interface Route {
  name: string;
  /** The CPU time that a request may cost, as a multiple of the bare server's. */
  limit: number;
  /** Returns a different request for each turn. */
  request(turn: number): RouteRequest;
}

/** Maps turns to `count` rows in a scattered order. Every row occurs once before any occurs again. */
const spread = (turn: number, count: number) => 1 + ((turn * 7919) % count);

const search = (word: string) => ({ path: `/api/parts?search=${word}&limit=${limits.homeParts}` });

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
  {
    name: 'placing an order',
    limit: cpuLimits.order,
    request(turn) {
      const buyer = spread(turn, buyers);
      // Every fiftieth part has little stock.
      const part = 50 * spread(turn, size.parts / 50 - 1) + 1;
      const body = {
        name: 'Mara Lindqvist',
        email: emailOf(buyer),
        phone: '+46 70 740 61 23',
        address: 'Verkstadsgatan 14, 412 51 Göteborg',
        partId: partId(part),
        productName: 'A part',
        productQuantity: 20,
        totalPrice: (priceOf(part) * 20) / 100,
      };
      return { path: '/api/orders', order: { buyer, body } };
    },
  },
];

/** A page, which only the shop has. */
export interface PageRoute {
  name: string;
  /** The CPU ms that a request may cost. */
  limit: number;
  request(turn: number): RouteRequest;
}

export const pageRoutes: readonly PageRoute[] = [
  { name: 'cached home page', limit: pageLimits.cached, request: () => ({ path: '/' }) },
  // Each URL has its own rendering.
  { name: 'uncached home page', limit: pageLimits.uncached, request: (turn) => ({ path: `/?turn=${turn}` }) },
];

/** Returns the HTTP request, as browsers send it. `tokens` are those of the users, by number. */
export function toHttp({ path, order }: RouteRequest, tokens: readonly string[]) {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  // Reads need no user.
  if (order === undefined) return { method: 'GET' as const, path, headers };
  return {
    method: 'POST' as const,
    path,
    headers: {
      ...headers,
      Authorization: `Bearer ${tokens[order.buyer] ?? ''}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(order.body),
  };
}
