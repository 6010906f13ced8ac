import { expect, test, vi } from 'vitest';
import { PlacedOrder } from '#contract/orders/orders.ts';
import type { TestResponse } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { expectFigures } from './expect-figures.ts';
import { prepareOrders, startLoad } from './load.ts';
import { expectBody, openShop } from './open-shop.ts';
import { figure } from './seeded.ts';

vi.setConfig({ testTimeout: 900_000 });

const smtp = await startSmtp();
const database = await openTestDatabase();
const shop = await openShop({
  processes: 2,
  database,
  environment: { MAIL_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Norholt <shop@norholt.test>' },
});
const placing = await prepareOrders(shop);
const { db } = shop;

const repeated = (send: () => Promise<TestResponse>) =>
  vi.waitFor(
    async () => {
      const response = await send();
      if (response.status === 503 || response.status === 409) {
        throw new Error(`${response.status}: ${JSON.stringify(response.body)}`);
      }
      return response;
    },
    { timeout: 60_000, interval: 500 },
  );

const countOpen = async () => (await db.query(`SELECT FROM mails WHERE state = 'open'`)).rowCount;

test('R8: servers that are killed while they send mails write one mail for each event and lose none', async () => {
  const kills = figure(30, 1);
  const perSecond = figure(50, 20);
  let orders = 0;
  // Every order is placed and cancelled: two events.
  const load = startLoad(perSecond, async (index) => {
    const { buyer, place } = placing(index);
    const id = expectBody(await repeated(place), 200, PlacedOrder)._id;
    await repeated(() => shop.deleteOrder(buyer, id));
    orders += 1;
  });
  for (let kill = 0; kill < kills; kill++) {
    const wanted = orders + figure(150, 15);
    await expect.poll(() => orders).toBeGreaterThan(wanted);
    const server = shop.servers[kill % 2] ?? expect.unreachable();
    await server.kill();
    await server.restart();
  }
  const { count, perSecond: rate } = await load.stop();

  // What the killed ones had claimed is due after two minutes. Nobody sends while that is skipped.
  for (const server of shop.servers) await server.kill();
  await db.query(`UPDATE mails SET next_attempt_at = now() WHERE state = 'open'`);
  for (const server of shop.servers) await server.restart();
  await expect.poll(countOpen, { timeout: 120_000, interval: 50 }).toBe(0);

  const { rows } = await db.query<{ event: string; state: string; messageId: string }>(
    `SELECT order_id || kind AS event, 
       CASE suppressed_for WHEN 'outdated' THEN 'outdated' ELSE state END AS state, message_id AS "messageId" FROM mails`,
  );
  const known = new Set(rows.map(({ messageId }) => messageId));
  const seen = new Set(smtp.received.map(({ messageId }) => messageId));
  expectFigures(
    `${kills} × kill -9 of a server, ${rate.toFixed(0)} of ${perSecond} orders/s, ${count} orders`,
    {
      'events without a mail': [2 * count - new Set(rows.map(({ event }) => event)).size, 0],
      'mails beside one for each event': [rows.length - 2 * count, 0],
      // One that was not true any more before it left has ended, too.
      'mails that did not end': [
        rows.filter(({ state }) => state !== 'sent' && state !== 'outdated').length,
        0,
      ],
      'mails that did not arrive': [
        rows.filter(({ state, messageId }) => state === 'sent' && !seen.has(messageId)).length,
        0,
      ],
      'mails that nobody wrote': [[...seen].filter((id) => !known.has(id)).length, 0],
      // Each kill interrupts one mail of one process.
      'mails that arrived twice': [smtp.received.length - seen.size, kills + 2],
    },
  );
});

test('R8: invoices have no gap when payments fail and servers are killed', async () => {
  const kills = figure(10, 1);
  const count = figure(500, 20);
  const part = await shop.addPart({ quantity: count + 1 });
  const buyers: Array<Awaited<ReturnType<typeof shop.payable>>> = [];
  while (buyers.length < count) buyers.push(await shop.payable(part));
  const unpaid = await shop.order(await shop.addCustomer(), part);
  const failed = db.transaction(async (tx) => {
    await tx.query(`SELECT issue_invoice($1, 'invoice')`, [unpaid]);
    throw new Error('lost');
  });
  const countInvoices = async () => (await db.query('SELECT FROM invoices')).rowCount ?? 0;
  const payments = Promise.all(
    buyers.map(async ({ customer, id, intent, secret }) => {
      await shop.confirmCard(secret);
      await repeated(() => shop.report(customer, id, intent));
    }),
  );
  await expect(failed).rejects.toThrow('lost');
  let issuedAtKill = 0;
  for (let kill = 0; kill < kills; kill++) {
    await expect.poll(countInvoices).toBeGreaterThan(issuedAtKill);
    const server = shop.servers[kill % 2] ?? expect.unreachable();
    await server.kill();
    issuedAtKill = await countInvoices();
    await server.restart();
  }
  await payments;
  await shop.stripe.webhooks.settled();
  const { rows } = await db.query<{ number: number; order: string }>(
    'SELECT right(number, 6)::int AS number, order_id AS order FROM invoices ORDER BY issued_at',
  );
  console.info(`${kills} × kill -9 during ${count} payments, the last after ${issuedAtKill} invoices`);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.map(({ order }) => order).toSorted()).toEqual(buyers.map(({ id }) => id).toSorted());
});
