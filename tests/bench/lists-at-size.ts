import { orderNumber } from '#contract/order-number.ts';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { size, tokenSecret, type Size } from './figures.ts';
import { adminNumber, emailOf, partId, rareWord, userId, claimsOf } from './fill-database.ts';
import { medianTime } from './median.ts';
import type { LoadedDatabase } from './open-database.ts';

/** A word of thousands of rows, and the table. */
type CommonWord = [table: 'parts' | 'orders' | 'users', word: string];

const orderSorts = ['createdAt', 'productName', 'productQuantity', 'totalPrice'].flatMap((name) => [
  name,
  `-${name}`,
]);

/**
 * Every shape of answer that could grow with the shop: what it is, its path in a shop of this size, and a common
 * word that it is searched for by.
 */
const shapes: ReadonlyArray<[name: string, path: (size: Size) => string, common?: CommonWord]> = [
  ['parts, first page', () => '/parts?limit=12'],
  ['parts, a hundred', () => '/parts?limit=100'],
  ['parts, page at row 1,000', () => '/parts?limit=200&page=5'],
  [
    'parts, cursor in the middle',
    ({ parts }) => `/parts?limit=12&cursor=${cursor('position', parts / 2, partId(parts / 2))}`,
  ],
  ...['name', '-name', 'price', '-price', 'quantity', '-quantity'].map((sort): [string, () => string] => [
    `parts by ${sort}`,
    () => `/parts?limit=12&sort=${sort}`,
  ]),
  ...['in', 'low', 'out', 'low,out'].map((stock): [string, () => string] => [
    `parts, stock ${stock}`,
    () => `/parts?limit=12&stock=${stock}`,
  ]),
  ['parts, stock out by price', () => '/parts?limit=12&stock=out&sort=price'],
  ['parts in stock by price', () => '/parts?limit=12&inStock=true&sort=price'],
  ['parts of a narrow price', () => '/parts?limit=12&minPrice=10&maxPrice=10.5'],
  ['parts of a narrow price by name', () => '/parts?limit=12&minPrice=10&maxPrice=10.5&sort=name'],
  ['parts of no price', () => '/parts?limit=12&minPrice=900000'],
  ['parts, need 500', () => '/parts?limit=12&need=500'],
  ['parts, need a million', () => '/parts?limit=12&need=1000000'],
  ['parts, need a million by price', () => '/parts?limit=12&need=1000000&sort=price'],
  ['parts, rare word', ({ parts }) => `/parts?limit=12&search=${rareWord(parts / 2)}`],
  ['parts, word of a twentieth', () => '/parts?limit=12&search=disc', ['parts', 'disc']],
  ['parts, word of a twentieth by name', () => '/parts?limit=12&search=disc&sort=name', ['parts', 'disc']],
  [
    'parts, word of a twentieth by -price',
    () => '/parts?limit=12&search=disc&sort=-price',
    ['parts', 'disc'],
  ],
  ['parts, word of all', () => '/parts?limit=12&search=steel', ['parts', 'steel']],
  ['parts, word of all by price', () => '/parts?limit=12&search=steel&sort=price', ['parts', 'steel']],
  ['parts, two words', () => '/parts?limit=12&search=steel%20disc'],
  ['parts, one letter', () => '/parts?limit=12&search=n'],
  ['parts, no match', () => '/parts?limit=12&search=zzz'],
  ['orders, first page', () => '/get-orders?limit=20'],
  ['orders, a hundred', () => '/get-orders?limit=100'],
  [
    'orders, cursor in the middle',
    () =>
      `/get-orders?limit=20&cursor=${cursor('-createdAt', (Date.now() - 365 * 86_400_000) * 1000, userId(1))}`,
  ],
  ...['unpaid', 'pending', 'shipped'].map((status): [string, () => string] => [
    `orders ${status}`,
    () => `/get-orders?limit=20&status=${status}`,
  ]),
  ...['createdAt', 'productName', '-productName', 'productQuantity', '-totalPrice'].map(
    (sort): [string, () => string] => [`orders by ${sort}`, () => `/get-orders?limit=20&sort=${sort}`],
  ),
  ['orders unpaid by -totalPrice', () => '/get-orders?limit=20&status=unpaid&sort=-totalPrice'],
  ['orders unpaid by productName', () => '/get-orders?limit=20&status=unpaid&sort=productName'],
  ['orders, rare word', ({ users }) => `/get-orders?limit=20&search=person${users / 2}`],
  ['orders, rare word unpaid', ({ users }) => `/get-orders?limit=20&status=unpaid&search=person${users / 2}`],
  ['orders, word of a twentieth', () => '/get-orders?limit=20&search=disc', ['orders', 'disc']],
  ['orders, word of a twentieth, unpaid', () => '/get-orders?limit=20&search=disc&status=unpaid'],
  [
    'orders, word of a twentieth by -totalPrice',
    () => '/get-orders?limit=20&search=disc&sort=-totalPrice',
    ['orders', 'disc'],
  ],
  [
    'orders, word of a twentieth by productName',
    () => '/get-orders?limit=20&search=starter&sort=productName',
    ['orders', 'starter'],
  ],
  ...orderSorts.map((sort): [string, () => string, CommonWord] => [
    `orders, word of a twentieth, shipped, page 50 by ${sort}`,
    () => `/get-orders?limit=20&search=disc&status=shipped&page=50&sort=${sort}`,
    ['orders', 'disc'],
  ]),
  ['orders, word of all', () => '/get-orders?limit=20&search=machined', ['orders', 'machined']],
  ['orders, word of all, unpaid', () => '/get-orders?limit=20&search=machined&status=unpaid'],
  ['orders, no match', () => '/get-orders?limit=20&search=zzz'],
  ['orders, order number', ({ orders }) => `/get-orders?limit=20&search=${orderNumberOf(orders / 2)}`],
  [
    'orders, marked order number',
    ({ orders }) => `/get-orders?limit=20&search=%23${orderNumberOf(orders / 2)}`,
  ],
  ['order stats', () => '/order-stats'],
  ['orders of one customer', ({ users }) => `/orders/${emailOf(users / 2)}`],
  ['orders of one customer, count', ({ users }) => `/orders/${emailOf(users / 2)}?status=shipped&limit=1`],
  ['orders of one customer, search', ({ users }) => `/orders/${emailOf(users / 2)}?search=disc`],
  ['orders of one customer, word of all', ({ users }) => `/orders/${emailOf(users / 2)}?search=machined`],
  ['orders of one customer by -totalPrice', ({ users }) => `/orders/${emailOf(users / 2)}?sort=-totalPrice`],
  ['users, first page', () => '/user?limit=20'],
  ['users by name', () => '/user?limit=20&sort=name'],
  ['users by -email', () => '/user?limit=20&sort=-email'],
  ['users, admins', () => '/user?limit=20&role=admin'],
  ['users, customers', () => '/user?limit=20&role=customer'],
  ['users, admins by name', () => '/user?limit=20&role=admin&sort=name'],
  ['users, rare word', ({ users }) => `/user?limit=20&search=person${users / 2}`],
  ['users, word of a sixth', () => '/user?limit=20&search=berg'],
  ['users, word of all', () => '/user?limit=20&search=norholt'],
  ['users, no match', () => '/user?limit=20&search=zzz'],
  ['reviews, first page', () => '/review?limit=4'],
  [
    'reviews, cursor in the middle',
    ({ reviews }) =>
      `/review?limit=4&cursor=${cursor('-createdAt', (Date.now() - reviews * 15 * 60_000) * 1000, userId(1))}`,
  ],
  ['orders of a search as CSV', ({ users }) => `/get-orders?format=csv&search=person${users / 2}`],
];

export interface AtSize {
  name: string;
  /** p50 in ms. */
  atSize: number;
  ofHundred: number;
  limit: number;
}

/**
 * How long a list takes may not depend on how much there is: so much more, ms, nobody notices. A search for a common
 * word may take a multiple of what PostgreSQL takes to count its rows.
 */
const allowance = { factor: 3, ms: 25, counting: 2 };

/** Asks every list of the loaded shop and of the small one, one request after the other. */
export async function listsAtSize(
  bigPort: number,
  smallPort: number,
  small: Size,
  { timeToCount }: Pick<LoadedDatabase, 'timeToCount'>,
): Promise<AtSize[]> {
  const tokens = createAccessTokens(
    { tokenSecret: new TextEncoder().encode(tokenSecret), accessTokenTtlSeconds: 3600 },
    () => new Date(),
  );
  const token = await tokens.issue(claimsOf(adminNumber));
  const timeOf = (port: number, path: string) =>
    medianTime(async () => {
      const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity' },
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`);
    });
  const results: AtSize[] = [];
  for (const [name, path, common] of shapes) {
    const ofHundred = await timeOf(smallPort, path(small));
    const atSize = await timeOf(bigPort, path(size));
    const toCount = common ? await timeToCount(...common) : 0;
    const limit = Math.max(
      ofHundred * allowance.factor,
      ofHundred + allowance.ms,
      toCount * allowance.counting,
    );
    results.push({ name, atSize, ofHundred, limit });
  }
  return results;
}

/** The number of order `n` of the loaded shop. */
const orderNumberOf = (n: number) => orderNumber({ _id: userId(n) });

/** As list-rows.ts writes it: far inside a list that nobody walks through first. */
const cursor = (sort: string, value: number, id: string) =>
  Buffer.from(JSON.stringify([sort, String(Math.round(value)), id])).toString('base64url');
