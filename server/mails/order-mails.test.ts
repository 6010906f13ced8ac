import { beforeEach, expect, test } from 'vitest';
import { OrderMails } from '#contract/order-mails.ts';
import { parseMail } from '#mocks/auth/parse-mail.ts';
import { auditOf } from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';
import { startSmtp } from '../testing/smtp.ts';
import { expectBody, openShop, type Person } from '#tests/shop/open-shop.ts';
import { forgetOldMails, recordLowStock, recordReturnedParts } from './mail-jobs.ts';
import { recordShipmentMail, setMailing } from './record-mail.ts';

const smtp = await startSmtp();
const mail = {
  ...{ host: '127.0.0.1', port: smtp.port, isTls: false, auth: undefined, from: 'shop@norholt.test' },
  ...{ replyTo: undefined, to: 'desk@norholt.test', lowStockTo: ['a@norholt.test', 'b@norholt.test'] },
};
// It writes parts without `call`.
const shop = await openShop({ config: { mail }, isTampered: true });
const { db, deps } = shop;
const admin = await shop.addAdmin();

beforeEach(async () => {
  await deps.mailer.stop();
  await db.query('TRUNCATE mails');
  await setMailing(db, true);
  smtp.received.length = 0;
});

interface Row {
  id: string;
  kind: string;
  state: string;
  to: string | null;
}

const mailsOf = async (orderId: string): Promise<Row[]> => {
  const { rows } = await db.query<Row>(
    'SELECT id, kind, state, to_address AS "to" FROM mails WHERE order_id = $1 ORDER BY created_at',
    [orderId],
  );
  return rows;
};
const kindsOf = async (orderId: string) => (await mailsOf(orderId)).map(({ kind }) => kind);

/** A run that had begun may have missed the newest. */
const sendAll = () =>
  expect
    .poll(
      async () => {
        await deps.mailer.run();
        // One that is being sent is not due, and has no error.
        const waiting = `next_attempt_at <= now() OR last_error IS NULL`;
        return (await db.query(`SELECT FROM mails WHERE state = 'open' AND (${waiting})`)).rowCount;
      },
      { timeout: 10_000, interval: 10 },
    )
    .toBe(0);

/** The text of the last mail. */
const lastText = () => parseMail(Buffer.from(smtp.received.at(-1)?.source ?? '')).text;

test('each event of an order writes one mail to its customer', async () => {
  const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
  const { id } = await shop.paidOrder(customer, part);
  await shop.call('PATCH', `/confirm-order/${id}`, { token: admin.token });
  await shop.call('PATCH', `/confirm-order/${id}`, { token: admin.token });

  expect(await kindsOf(id)).toEqual(['placed', 'paid', 'shipped']);
  expect((await mailsOf(id)).map(({ to }) => to)).toEqual(Array(3).fill(customer.email));

  await db.transaction((tx) => recordShipmentMail(tx, { id, userId: customer.id, email: customer.email }));
  await db.transaction((tx) => recordShipmentMail(tx, { id, userId: customer.id, email: customer.email }));
  expect(await kindsOf(id)).toEqual(['placed', 'paid', 'shipped', 'trackingChanged', 'trackingChanged']);
});

test('a cancelled and a refunded order have a mail for that', async () => {
  const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
  const cancelled = await shop.order(customer, part);
  await shop.deleteOrder(customer, cancelled);
  const { id: refunded } = await shop.paidOrder(customer, part);
  await shop.deleteOrder(admin, refunded);

  expect(await kindsOf(cancelled)).toEqual(['placed', 'cancelled']);
  expect(await kindsOf(refunded)).toEqual(['placed', 'paid', 'refunded']);
  await sendAll();
  expect(lastText()).toMatch(/Refund receipt \S+ cancels receipt \S+\./);
});

test('a refused order writes no mail', async () => {
  const customer = await shop.addCustomer();
  const part = await shop.addPart({ quantity: 5 });
  await shop.place(customer, { ...part, priceCents: 1 });

  expect((await db.query('SELECT FROM mails')).rowCount).toBe(0);
});

test('a shop without MAIL_URL writes no mail', async () => {
  await setMailing(db, false);
  const customer = await shop.addCustomer();
  const { id } = await shop.paidOrder(customer, await shop.addPart());

  expect(await kindsOf(id)).toEqual([]);
});

test('a mail leaves soon after the commit, and an order does not wait for the mail server', async () => {
  const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
  const id = await shop.order(customer, part);
  await expect
    .poll(async () => (await mailsOf(id))[0]?.state, { timeout: 10_000, interval: 10 })
    .toBe('sent');

  const stalled = await startSmtp(() => 'stall');
  mail.port = stalled.port;
  try {
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: 5 }, async () => shop.order(await shop.addCustomer(), part)));
    const hanging = deps.mailer.run();
    await shop.order(await shop.addCustomer(), part);
    // The mailer waits ten seconds for a greeting.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    await expect.poll(() => stalled.stages).toContain('connection');
    stalled.stop();
    await hanging;
  } finally {
    mail.port = smtp.port;
  }
});

test('only a verified address gets what its customer typed', async () => {
  const part = await shop.addPart();
  const verified = await shop.addCustomer();
  await shop.order(verified, part);
  await sendAll();
  expect(lastText()).toContain('Verkstadsgatan');

  smtp.received.length = 0;
  const stranger = await shop.addCustomer({ isVerified: false });
  await shop.order(stranger, part);
  await sendAll();
  expect(smtp.received[0]?.to).toBe(stranger.email);
  expect(lastText()).not.toMatch(/Verkstadsgatan|Mara|740 61 23/);
});

test('an address that is not verified gets five mails in 24 hours', async () => {
  const part = await shop.addPart();
  const stranger = await shop.addCustomer({ isVerified: false });
  const order = async () => shop.deleteOrder(stranger, await shop.order(stranger, part));
  for (let count = 0; count < 4; count++) await order();
  await sendAll();
  await db.query(`UPDATE mails SET next_attempt_at = now() WHERE state = 'open'`);
  await sendAll();

  const { rows } = await db.query<{ state: string; count: number }>(
    'SELECT state, count(*) FROM mails GROUP BY state ORDER BY state',
  );
  expect(rows).toEqual([
    { state: 'sent', count: 5 },
    { state: 'suppressed', count: 3 },
  ]);

  await db.query(`UPDATE mails SET created_at = created_at - interval '25 hours'`);
  smtp.received.length = 0;
  await order();
  await sendAll();
  expect(smtp.received).toHaveLength(2);
});

const again = (id: string, as: Person = admin) => shop.call('POST', `/send-mail/${id}`, { token: as.token });

test('an admin sends a mail again five times a day, each with a Message-ID of its own', async () => {
  const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
  const orderId = await shop.order(customer, part);
  await sendAll();
  const [{ id } = expect.unreachable()] = await mailsOf(orderId);
  const list = async () =>
    expectBody(await shop.call('GET', `/order-mails/${orderId}`, { token: admin.token }), 200, OrderMails);

  expect(await list()).toMatchObject({ sendsLeft: 5, mails: [{ kind: 'placed', state: 'sent' }] });
  const responses = await Promise.all(Array.from({ length: 7 }, () => again(id)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  await sendAll();

  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(6);
  expect((await list()).sendsLeft).toBe(0);
  expect((await auditOf(db, orderId)).at(-1)).toEqual({
    call: 'POST /send-mail',
    before: null,
    after: 'mail placed',
  });
});

test('a mail on its way is not said to be tried again', async () => {
  const orderId = await shop.order(await shop.addCustomer(), await shop.addPart());
  await sendAll();
  const claimed = `state = 'open', attempts = 1, next_attempt_at = now() + interval '2 minutes'`;
  const nextAfter = async (error: string | null) => {
    await db.query(`UPDATE mails SET ${claimed}, last_error = $1`, [error]);
    const { body } = await shop.call('GET', `/order-mails/${orderId}`, { token: admin.token });
    return OrderMails.parse(body).mails[0]?.nextAttemptAt;
  };
  expect(await nextAfter(null)).toBeNull();
  expect(await nextAfter('451 Try later')).toEqual(expect.any(String));
});

test('sends a failed mail again with the same Message-ID', async () => {
  const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
  const orderId = await shop.order(customer, part);
  await sendAll();
  await db.query(`UPDATE mails SET state = 'failed'`);
  const [{ id } = expect.unreachable()] = await mailsOf(orderId);
  expect(await again(id)).toMatchObject({ status: 200 });
  await sendAll();

  expect(await mailsOf(orderId)).toMatchObject([{ id, state: 'sent' }]);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
});

test('sends one mail to each customer who asked when a part can be ordered again', async () => {
  const part = await shop.addPart({ quantity: 0, minQuantity: 5 });
  const customer = await shop.addCustomer();
  const ask = (as: Person) => shop.call('POST', `/back-in-stock/${part.id}`, { token: as.token });
  expect(await ask(customer)).toMatchObject({ status: 200 });
  expect(await ask(customer)).toMatchObject({ status: 200 });
  expect(await ask(await shop.addCustomer({ isVerified: false }))).toMatchObject(
    problem(403, 'EMAIL_NOT_VERIFIED'),
  );

  await db.query('UPDATE parts SET quantity = 4 WHERE id = $1', [part.id]);
  await recordReturnedParts(db);
  expect((await db.query('SELECT FROM mails')).rowCount).toBe(0);

  await db.query('UPDATE parts SET quantity = 5 WHERE id = $1', [part.id]);
  await Promise.all([recordReturnedParts(db), recordReturnedParts(db)]);
  await recordReturnedParts(db);
  await sendAll();
  expect(smtp.received.map(({ to }) => to)).toEqual([customer.email]);
  expect(lastText()).toContain('http://localhost:3000/part/NH-');
});

test('low stock is reported once a day, to the addresses of the setting', async () => {
  await shop.addPart({ quantity: 3, minQuantity: 2 });
  const today = new Date('2026-11-28T08:00:00Z');
  await recordLowStock(db, deps.config, today);
  await recordLowStock(db, deps.config, today);
  await sendAll();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.source).toContain('To: a@norholt.test, b@norholt.test');

  await recordLowStock(db, deps.config, new Date('2026-11-29T08:00:00Z'));
  await sendAll();
  expect(smtp.received).toHaveLength(2);
});

test('mails lose address and data after 90 days', async () => {
  const orderId = await shop.order(await shop.addCustomer(), await shop.addPart());
  await db.query(`UPDATE mails SET created_at = now() - interval '91 days'`);
  await forgetOldMails(db);

  expect(await mailsOf(orderId)).toMatchObject([{ kind: 'placed', to: null }]);
  const { rows } = await db.query('SELECT data, last_error FROM mails');
  expect(rows).toEqual([{ data: null, last_error: null }]);
});
