import { adminNumber, emailOf, partId, rareWord, tokenOf, userId } from './database.ts';
import { size, smallSize, type Size } from './figures.ts';
import { median } from './measure.ts';
import { atMost, type Row } from './table.ts';

/** The number of order `n`. */
const orderNumberOf = (n: number) => userId(n).slice(-6).toUpperCase();

/** A cursor as list-rows.ts encodes it, for a position far inside a list. */
const cursor = (sort: string, value: number, id: string) =>
  Buffer.from(JSON.stringify([sort, String(Math.round(value)), id])).toString('base64url');
const minutesAgo = (minutes: number) => (Date.now() - minutes * 60_000) * 1000;

/** The paths of all lists whose time could grow with the shop. */
const lists = ({ parts, orders, users, reviews }: Size): string[] => [
  '/parts?limit=12',
  '/parts?limit=100',
  '/parts?limit=200&page=5',
  `/parts?limit=12&cursor=${cursor('position', parts / 2, partId(parts / 2))}`,
  ...['name', '-name', 'price', '-price', 'quantity', '-quantity'].map(
    (sort) => `/parts?limit=12&sort=${sort}`,
  ),
  ...['in', 'low', 'out', 'low,out'].map((stock) => `/parts?limit=12&stock=${stock}`),
  '/parts?limit=12&stock=out&sort=price',
  '/parts?limit=12&stock=in,low&sort=price',
  '/parts?limit=12&minPrice=10&maxPrice=10.5',
  '/parts?limit=12&minPrice=10&maxPrice=10.5&sort=name',
  '/parts?limit=12&minPrice=900000',
  '/parts?limit=12&need=500',
  '/parts?limit=12&need=1000000',
  '/parts?limit=12&need=1000000&sort=price',
  `/parts?limit=12&search=${rareWord(parts / 2)}`,
  '/parts?limit=12&search=zzz',
  `/parts?limit=12&search=NB-${100_000 + parts / 2}`,
  `/parts?limit=12&search=-${parts / 2}.3`,
  ...['', '&sort=price', '&stock=in', '&specs=spec-5:choice-1|choice-2,spec-1:100..500', '&search=disc'].map(
    (filter) => `/parts?limit=12&category=category-1${filter}`,
  ),
  ...['', '&specs=spec-5:choice-1', '&specs=spec-1:100..500', '&stock=in', '&search=disc'].map(
    (filter) => `/part-facets?category=category-1${filter}`,
  ),
  ...['', '&sort=price', '&stock=in', '&search=disc', '&category=category-1'].map(
    (filter) => `/parts?limit=12&vehicle=make-5-model-84-2019${filter}`,
  ),
  '/makes',
  '/makes/make-5',
  '/models/make-5-model-84',
  '/vehicle-reading?query=make+5+model+84+2019',
  '/vehicles/make-5-model-84-2019',
  `/part/NB-${100_000 + parts / 2}`,
  `/similar-parts/NB-${100_000 + parts / 2}`,
  '/categories',
  '/get-orders?limit=20',
  '/get-orders?limit=100',
  `/get-orders?limit=20&cursor=${cursor('-createdAt', minutesAgo(365 * 24 * 60), userId(1))}`,
  ...['unpaid', 'pending', 'shipped'].map((status) => `/get-orders?limit=20&status=${status}`),
  ...['createdAt', 'productName', '-productName', 'productQuantity', '-totalPrice'].map(
    (sort) => `/get-orders?limit=20&sort=${sort}`,
  ),
  '/get-orders?limit=20&status=unpaid&sort=-totalPrice',
  '/get-orders?limit=20&status=unpaid&sort=productName',
  `/get-orders?limit=20&search=person${users / 2}`,
  `/get-orders?limit=20&status=unpaid&search=person${users / 2}`,
  '/get-orders?limit=20&search=zzz',
  `/get-orders?limit=20&search=${orderNumberOf(orders / 2)}`,
  `/get-orders?limit=20&search=%23${orderNumberOf(orders / 2)}`,
  `/get-orders?limit=20&search=070%20${1_000_000 + users / 2}`,
  `/get-orders?limit=20&search=%2B46%2070${1_000_000 + users / 2}`,
  `/get-orders?limit=20&search=0034043416${1_000_000_000 + orders / 2}`,
  '/get-orders?limit=20&search=0034043416',
  '/get-orders?limit=20&search=2026-000001',
  `/get-orders?format=csv&search=person${users / 2}`,
  '/order-stats',
  ...['', '?status=shipped&limit=1', '?search=disc', '?search=machined', '?sort=-totalPrice'].map(
    (query) => `/orders/${emailOf(users / 2)}${query}`,
  ),
  '/user?limit=20',
  '/user?limit=20&sort=name',
  '/user?limit=20&sort=-email',
  '/user?limit=20&role=admin',
  '/user?limit=20&role=customer',
  '/user?limit=20&role=admin&sort=name',
  `/user?limit=20&search=person${users / 2}`,
  '/user?limit=20&search=zzz',
  '/review?limit=4',
  `/review?limit=4&cursor=${cursor('-createdAt', minutesAgo(reviews * 15), userId(1))}`,
];

const orderSorts = ['createdAt', 'productName', 'productQuantity', 'totalPrice'].flatMap((name) => [
  name,
  `-${name}`,
]);

/** Searches for a word that a twentieth of the rows or more have. */
const commonSearches: readonly string[] = [
  ...['disc', 'disc&sort=name', 'disc&sort=-price', 'steel', 'steel&sort=price', 'steel%20disc', 'n'].map(
    (search) => `/parts?limit=12&search=${search}`,
  ),
  // Corrected, and suggestions.
  '/parts?limit=12&search=steeel%20camshatf',
  ...['disc', 'camshatf', 'NB-1'].map((query) => `/suggest?query=${query}`),
  ...[
    'disc',
    'disc&sort=-totalPrice',
    'starter&sort=productName',
    'machined',
    'disc&status=unpaid',
    'machined&status=unpaid',
    ...orderSorts.map((sort) => `disc&status=shipped&page=50&sort=${sort}`),
  ].map((search) => `/get-orders?limit=20&search=${search}`),
  '/user?limit=20&search=berg',
  '/user?limit=20&search=norholt',
];

/** A list in the large shop may take `factor` times as long as in the small one and `ms` more, a common search `common` ms. */
const allowance = { factor: 2, ms: 2, common: 15 };

/** The median of this many times. */
const rounds = 9;

/**
 * Requests every list of both shops once per round, one request after the other. When a list is requested again, the server
 * no longer remembers its total.
 */
export async function measureLists(largePort: number, smallPort: number): Promise<Row[]> {
  const token = await tokenOf(adminNumber);
  async function timeOf(port: number, path: string): Promise<number> {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
    return performance.now() - startedAt;
  }

  const smallLists = lists(smallSize);
  const measured = [...lists(size), ...commonSearches].map((path, index) => ({
    path,
    smallPath: smallLists[index] ?? path,
    large: [] as number[],
    small: [] as number[],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { path, smallPath, large, small } of measured) {
      small.push(await timeOf(smallPort, smallPath));
      large.push(await timeOf(largePort, path));
    }
  }
  return measured.map(({ path, ...times }) => {
    const [large, small] = [median(times.large), median(times.small)];
    const { factor, ms, common } = allowance;
    const limit = commonSearches.includes(path) ? common : factor * small + ms;
    return {
      list: path.replace(/cursor=.*/, 'cursor=…'),
      'large shop ms': atMost(large, 3, Number(limit.toFixed(3))),
      'small shop ms': atMost(small, 3),
    };
  });
}
