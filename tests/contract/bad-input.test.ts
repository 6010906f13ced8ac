import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { admitted } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { Problem } from '#contract/problem.ts';
import { expectFigures } from '#tests/shop/expect-figures.ts';
import { figure, seedOf } from '#tests/shop/seeded.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { invalidEvents, invalidRequests, invalidUploads, type InvalidRequest } from './invalid-requests.ts';
import { callNames, openShopWithRequests, type CallName, type ValidRequest } from './valid-requests.ts';

const dataDir = tempFolder();

const { shop, requests, requestsOfNewCustomer } = await openShopWithRequests({
  config: { rateLimitScale: 1_000_000, dataDir },
  // The valid request of `updatePayment` pays an order, and its report is never sent.
  isTampered: true,
});
// A payment reported by webhook would change the shop.
shop.stripe.webhooks.drop();

const tables = [
  'users',
  'parts',
  'orders',
  'payments',
  'stock_movements',
  'reviews',
  'idempotency_keys',
  'refund_jobs',
  'stripe_events',
  'uploads',
  'synonyms',
  'order_notes',
  'questions',
  'invoices',
  'addresses',
  'basket_lines',
  'checkouts',
  'checkout_payments',
  'imports',
  'import_chunks',
];

/** A hash of everything that a call can change. */
async function stateOfShop(): Promise<string> {
  const hashes = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await shop.db.query<{ hash: string }>(
        `SELECT count(*) || coalesce(md5(string_agg(md5(one::text), '' ORDER BY one::text)), '') AS hash FROM ${table} AS one`,
      );
      return `${table} ${rows[0]?.hash ?? ''}`;
    }),
  );
  return hashes.join('\n');
}

/** Words of zod and of JavaScript. */
const jargon =
  /Too (small|big)|Invalid|expected|received|option|input|string|undefined|NaN|null|regex|pattern/;
/** A sentence. Those of the product have no full stop. */
const sentence = /^[“\p{L}].*[.’\p{L}\d]$/su;

/** What people read, and where a form shows it. */
function expectPlain(body: unknown, { field, what }: InvalidRequest, message: string): void {
  const problem = Problem.parse(body);
  expect(problem.message, message).not.toMatch(jargon);
  expect(problem.message, message).toMatch(sentence);
  if (problem.code !== 'INVALID' || field === undefined) return;
  const named = problem.field?.split('.') ?? [];
  expect(named.includes(field) || what.endsWith('twice'), message).toBe(true);
}

const senders = 8;

async function expectRejected(method: string, invalid: readonly InvalidRequest[]): Promise<void> {
  const before = await stateOfShop();
  const queue = [...invalid];
  async function sendAll(): Promise<void> {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { what, path, ...send } = next;
      const { status, body } = await shop.call(method, path, send);
      const message = `${what.slice(0, 80)}: ${status} ${JSON.stringify(body)}`;
      expect(status >= 400 && status < 500, message).toBe(true);
      expect(body, message).toMatchObject({
        message: expect.stringMatching(/\S/) as string,
        code: expect.any(String) as string,
      });
      expectPlain(body, next, message);
    }
  }
  await Promise.all(Array.from({ length: senders }, sendAll));
  expect(await stateOfShop()).toBe(before);
}

describe('R15: invalid input is rejected with a problem and changes nothing', () => {
  test.each(callNames.filter((name) => !('upload' in calls[name])))(
    '%s',
    { timeout: 180_000 },
    async (name) => {
      const { method, access } = calls[name];
      await expectRejected(method, invalidRequests(name, await requests[name](admitted(access))));
    },
  );

  test('storeImage', async () => {
    await expectRejected('POST', await invalidUploads(await requests.storeImage('admin')));
    await expect(readdir(join(dataDir, 'uploads'))).rejects.toThrow('ENOENT');
  });

  test('the webhook, with a valid signature', async () => {
    await expectRejected('POST', invalidEvents());
  });
});

/** Any JSON in some or all places of a request, also a valid one. */
const anyRequest = (body: object) =>
  fc.record({
    query: fc.oneof(fc.constant(''), fc.webQueryParameters()),
    body: fc.oneof(
      fc
        .dictionary(fc.constantFrom(...Object.keys(body), 'other'), fc.jsonValue())
        .map((fields) => ({ ...body, ...fields })),
      fc.jsonValue(),
    ),
  });

describe('R15: a generated request never gets a 5xx', () => {
  // Generated orders use up what a customer may order, and so do those that the requests are about.
  const valid = new Map<CallName, ValidRequest>();
  beforeAll(async () => {
    for (const name of callNames) {
      const ofCustomer = await requestsOfNewCustomer();
      valid.set(name, await ofCustomer[name](admitted(calls[name].access)));
    }
  });

  test.each(callNames)('%s', { timeout: 180_000 }, async (name) => {
    const { method } = calls[name];
    const { path, token, body } = valid.get(name) ?? expect.unreachable();
    const isForm = body instanceof FormData;
    const numRuns = figure(2_000, 20);
    const seed = seedOf(`R15, ${name}`);
    const queue = fc.sample(anyRequest(isForm ? {} : (body ?? {})), { numRuns, seed }).values();
    const times: number[] = [];
    let failed = 0;
    async function sendAll(): Promise<void> {
      for (const generated of queue) {
        const startedAt = performance.now();
        const { status } = await shop.call(
          method,
          `${path}${path.includes('?') ? '&' : '?'}${generated.query}`,
          {
            ...(token === undefined ? {} : { token }),
            ...(body === undefined ? {} : { body: isForm ? JSON.stringify(generated.body) : generated.body }),
          },
        );
        times.push(performance.now() - startedAt);
        if (status >= 500) failed += 1;
      }
    }
    await Promise.all(Array.from({ length: senders }, sendAll));
    times.sort((a, b) => a - b);
    expectFigures(`${numRuns} generated requests to each call`, {
      '5xx': [failed, 0],
      'ms of 99 %': [times[Math.floor(times.length * 0.99)] ?? Number.NaN, figure(250, 2_000)],
    });
  });
});
