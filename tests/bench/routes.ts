import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { buyers, figures, size } from './figures.ts';
import { emailOf, kinds, partId, rareWord } from './fill-database.ts';

/** What one request holds; the shop's URL is made of it, and the bare server's parameters. */
export interface Asked {
  path: string;
  /** In the bare server's URL, in the sequence of its parameters. */
  words?: readonly string[];
  post?: { buyer: number; key: string; body: Record<string, unknown> };
}

export interface Route {
  name: string;
  /** Of the bare server. */
  barePath: string;
  limit: number;
  /** The `turn`th request: different ones, so that nothing is fast because it was asked for a moment ago. */
  ask(turn: number): Asked;
}

/** Spreads turns over `count` rows; each comes once before one comes again. */
const spread = (turn: number, count: number) => 1 + ((turn * 7919) % count);

const search = (word: string) => ({ path: `/parts?search=${word}&limit=${limits.homeParts}`, words: [word] });

export const routes: readonly Route[] = [
  {
    name: 'first page',
    barePath: '/first-page',
    limit: figures.readCpu,
    ask: () => ({ path: `/parts?limit=${limits.homeParts}` }),
  },
  {
    name: 'one part',
    barePath: '/one-part',
    limit: figures.readCpu,
    ask(turn) {
      const id = partId(spread(turn, size.parts));
      return { path: `/parts/${id}`, words: [id] };
    },
  },
  {
    name: 'search, rare word',
    barePath: '/rare',
    limit: figures.readCpu,
    ask: (turn) => search(rareWord(spread(turn, size.parts))),
  },
  {
    name: 'search, common word',
    barePath: '/common',
    limit: figures.readCpu,
    ask: (turn) => search(kinds[turn % kinds.length] ?? ''),
  },
  {
    name: 'placing an order',
    barePath: '/order',
    limit: figures.orderCpu,
    ask(turn) {
      const buyer = spread(turn, buyers);
      // Every fiftieth part is short of stock.
      const part = 50 * spread(turn, size.parts / 50 - 1) + 1;
      return {
        path: '/orders',
        post: { buyer, key: randomUUID(), body: orderBody(buyer, part) },
      };
    },
  },
];

const orderBody = (buyer: number, part: number) => ({
  name: 'Mara Lindqvist',
  email: emailOf(buyer),
  phone: '+46 70 740 61 23',
  address: 'Verkstadsgatan 14, 412 51 Göteborg',
  partId: partId(part),
  productName: 'A part',
  productQuantity: 20,
  totalPrice: (priceOf(part) * 20) / 100,
});

/** As `fillDatabase` sets it. */
const priceOf = (part: number) => 500 + (((part * 48611) % 1000003) % 90_000);
