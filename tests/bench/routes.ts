import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { buyers, figures, size } from './figures.ts';
import { emailOf, kinds, partId, priceOf, rareWord } from './fill-database.ts';

/** A request to either server. */
export interface RouteRequest {
  /** Of the shop. */
  path: string;
  /** The parameter in the path of the bare server. */
  word?: string;
  post?: { buyer: number; key: string; body: Record<string, unknown> };
}

export interface Route {
  name: string;
  barePath: string;
  /** The CPU time that a request may cost, as a multiple of the bare server's. */
  limit: number;
  /** Returns a different request for each turn, so that no response comes from a cache. */
  request(turn: number): RouteRequest;
}

/** Maps turns to `count` rows in a scattered order. Every row occurs once before any occurs again. */
const spread = (turn: number, count: number) => 1 + ((turn * 7919) % count);

const search = (word: string) => ({ path: `/parts?search=${word}&limit=${limits.homeParts}`, word });

export const routes: readonly Route[] = [
  {
    name: 'first page',
    barePath: '/first-page',
    limit: figures.readCpu,
    request: () => ({ path: `/parts?limit=${limits.homeParts}` }),
  },
  {
    name: 'one part',
    barePath: '/one-part',
    limit: figures.readCpu,
    request(turn) {
      const id = partId(spread(turn, size.parts));
      return { path: `/parts/${id}`, word: id };
    },
  },
  {
    name: 'search, rare word',
    barePath: '/rare',
    limit: figures.readCpu,
    request: (turn) => search(rareWord(spread(turn, size.parts))),
  },
  {
    name: 'search, common word',
    barePath: '/common',
    limit: figures.readCpu,
    request: (turn) => search(kinds[turn % kinds.length] ?? ''),
  },
  {
    name: 'placing an order',
    barePath: '/order',
    limit: figures.orderCpu,
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
      return { path: '/orders', post: { buyer, key: randomUUID(), body } };
    },
  },
];

interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export function shopRequest({ path, post }: RouteRequest, token: string, accept?: string): HttpRequest {
  const { headers, ...request } = withPost(post, token);
  return {
    ...request,
    headers: { ...headers, ...(accept === undefined ? {} : { 'Accept-Encoding': accept }) },
    path: `/api${path}`,
  };
}

export const bareRequest = (
  { barePath }: Route,
  { word, post }: RouteRequest,
  token: string,
): HttpRequest => ({
  ...withPost(post, token),
  path: word === undefined ? barePath : `${barePath}/${word}`,
});

function withPost(post: RouteRequest['post'], token: string): Omit<HttpRequest, 'path'> {
  // Reads need no user.
  if (post === undefined) return { method: 'GET', headers: {} };
  return {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': post.key,
    },
    body: JSON.stringify(post.body),
  };
}
