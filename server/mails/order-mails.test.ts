import { beforeEach, describe, expect, test } from 'vitest';
import { OrderMails } from '#contract/orders/order-mails.ts';
import { parseMail } from '#mocks/auth/parse-mail.ts';
import { bareMailbox } from '../core/mailbox.ts';
import { auditOf } from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';
import { startSmtp } from '../testing/smtp.ts';
import { releaseLapsed } from '../orders/stock.ts';
import { expectBody, intentOf, openShop, type Person, type StockedPart } from '#tests/shop/open-shop.ts';
import { forgetOldMails, recordLowStock, recordReturnedParts } from './mail-jobs.ts';
import { listFailedMails } from './mail-queue.ts';
import { recordQuestionDigests } from './question-digest.ts';
import { recordShipmentMail, recordShopMail, setMailing } from './record-mail.ts';
import { createMailer } from './send-mails.ts';

const smtp = await startSmtp();
const mail = {
  ...{ host: '127.0.0.1', port: smtp.port, isTls: false, auth: undefined, caFile: undefined },
  ...{ from: bareMailbox('shop@norholt.test'), replyTo: undefined, to: bareMailbox('desk@norholt.test') },
  lowStockTo: ['a@norholt.test', 'b@norholt.test'].map(bareMailbox),
};
// It writes parts without `call`.
const shop = await openShop({ config: { mail, rateLimitScale: 1 }, isTampered: true });
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
    .poll(async () => {
      await deps.mailer.run();
      // One that is being sent is not due, and has no error.
      const waiting = `next_attempt_at <= now() OR last_error IS NULL`;
      return (await db.query(`SELECT FROM mails WHERE state = 'open' AND held_at IS NULL AND (${waiting})`))
        .rowCount;
    })
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

/** Does something while the mail server accepts nothing, and attempts the mails that it writes. */
async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const busy = await startSmtp((stage) => (stage === 'mail' ? '451 later' : undefined));
  mail.port = busy.port;
  try {
    const result = await work();
    const untried = `SELECT FROM mails WHERE state = 'open' AND last_error IS NULL`;
    await expect
      .poll(async () => {
        await deps.mailer.run();
        return (await db.query(untried)).rowCount;
      })
      .toBe(0);
    return result;
  } finally {
    mail.port = smtp.port;
  }
}
const makeDue = (orderId: string) =>
  db.query(`UPDATE mails SET next_attempt_at = now() WHERE order_id = $1 AND state = 'open'`, [orderId]);
const subjects = () => smtp.received.map(({ source }) => parseMail(Buffer.from(source)).subject);

describe('a mail that is not true any more is not sent', () => {
  test('"pay within 60 minutes" of an order that is paid by now', async () => {
    const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
    const { id, intent, secret } = await whileBusy(() => shop.payable(part, { customer }));
    await shop.confirmCard(secret);
    await shop.report(customer, id, intent);
    await sendAll();
    expect(subjects()).toEqual([expect.stringContaining('Your payment is completed')]);

    await makeDue(id);
    await sendAll();
    expect(await states()).toEqual({ sent: 1, 'suppressed outdated': 1 });
    const list = OrderMails.parse(
      (await shop.call('GET', `/order-mails/${id}`, { token: admin.token })).body,
    );
    const placed = list.mails.find(({ kind }) => kind === 'placed') ?? expect.unreachable();
    expect(placed).toMatchObject({ state: 'suppressed', suppressedFor: null, isOutdated: true });
    expect(await again(placed._id)).toMatchObject(problem(409, 'LIST_CHANGED'));
  });

  test('"pay" of a cancelled order, and "paid" of a refunded one', async () => {
    const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
    const cancelled = await whileBusy(() => shop.order(customer, part));
    await shop.deleteOrder(customer, cancelled);
    const { id: refunded } = await whileBusy(() => shop.paidOrder(customer, part));
    await shop.deleteOrder(admin, refunded);
    await db.query(`UPDATE mails SET next_attempt_at = now() WHERE state = 'open'`);
    await sendAll();
    const { rows } = await db.query<{ kind: string }>(
      `SELECT kind FROM mails WHERE state = 'sent' ORDER BY kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['cancelled', 'refunded']);
  });

  test('an older change of the tracking, and yesterday’s low stock', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), await shop.addPart());
    await sendAll();
    const order = { id, userId: admin.id, email: 'a@norholt.test' };
    await recordShipmentMail(db, order);
    await recordShipmentMail(db, order);
    for (const day of ['2026-11-28', '2026-11-29'])
      await recordShopMail(db, { kind: 'lowStock', parts: [], url: 'http://localhost' }, day);
    await sendAll();
    const { rows } = await db.query<{ kind: string; state: string }>(
      `SELECT kind, state FROM mails WHERE kind IN ('trackingChanged', 'lowStock') ORDER BY kind, created_at`,
    );
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      ...['lowStock suppressed', 'lowStock sent'],
      ...['trackingChanged suppressed', 'trackingChanged sent'],
    ]);
  });

  test('the time that is left to pay, but without a reservation that is over', async () => {
    const order = () => whileBusy(async () => shop.order(await shop.addCustomer(), await shop.addPart()));
    const left = (id: string, minutes: number) =>
      db.query(
        `UPDATE mails SET next_attempt_at = now(),
           data = jsonb_build_object('reservedUntil', now() + make_interval(mins => $2)) WHERE order_id = $1`,
        [id, minutes],
      );
    await left(await order(), 29);
    await sendAll();
    await left(await order(), -1);
    await sendAll();
    expect(subjects()).toEqual([
      expect.stringMatching(/pay within 29 minutes$/),
      expect.stringMatching(/is placed$/),
    ]);
  });
});

test('a later mail of an order waits for an earlier one, for five minutes at most', async () => {
  const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
  const { id } = await whileBusy(() => shop.paidOrder(customer, part));
  await shop.call('PATCH', `/confirm-order/${id}`, { token: admin.token });
  await deps.mailer.run();
  expect(subjects()).toEqual([]);

  await makeDue(id);
  await sendAll();
  expect(subjects()).toEqual([
    expect.stringContaining('Your payment is completed'),
    expect.stringContaining('has shipped'),
  ]);

  // The earlier one fails for longer than that.
  await db.query(
    `UPDATE mails SET state = 'open', last_error = CASE kind WHEN 'paid' THEN '451' END,
         next_attempt_at = now() + CASE kind WHEN 'paid' THEN interval '1 hour' ELSE interval '0' END
      WHERE kind IN ('paid', 'shipped')`,
  );
  await deps.mailer.run();
  expect(subjects()).toHaveLength(2);
  await db.query(`UPDATE mails SET created_at = created_at - interval '5 minutes'`);
  await deps.mailer.run();
  expect(subjects()).toHaveLength(3);
});

describe('orders of a checkout', () => {
  const place = async (customer: Person, count = 3) => {
    const parts: StockedPart[] = [];
    for (let index = 1; index <= count; index++)
      parts.push(await shop.addPart({ priceCents: 1000 * index, quantity: 10 }));
    const { _id, orders } = await shop.checkout(customer, parts);
    return { checkoutId: _id, parts, orders, numbers: orders.map(({ number }) => number) };
  };
  const textOf = (index: number) => parseMail(Buffer.from(smtp.received[index]?.source ?? '')).text;
  const expectNumbers = (text: string, numbers: readonly string[]) => {
    for (const number of numbers) expect(text).toContain(number);
  };

  test('have one mail for each event', async () => {
    const customer = await shop.addCustomer();
    const { checkoutId, orders, numbers } = await place(customer);
    await sendAll();
    const secret = await shop.secretForAll(customer, checkoutId);
    await shop.confirmCard(secret);
    await shop.report(customer, orders[0]?._id ?? '', intentOf(secret));
    await sendAll();
    expect(subjects()).toEqual(['3 orders: pay within 60 minutes', 'Your payment is completed: 3 orders']);
    expect(textOf(0)).toContain(`/payment/together/${checkoutId}`);
    for (const index of [0, 1]) expectNumbers(textOf(index), numbers);
    for (const { _id } of orders) expect(await kindsOf(_id)).toEqual(['placed', 'paid']);
    expect(await states()).toEqual({ sent: 6 });

    await shop.call('PATCH', `/confirm-order/${orders[1]?._id ?? ''}`, { token: admin.token });
    await sendAll();
    expect(subjects().at(-1)).toBe(`Order ${numbers[1] ?? ''} has shipped`);
  });

  test('are in one mail although two processes send', async () => {
    const customer = await shop.addCustomer();
    await deps.mailer.stop();
    for (let count = 0; count < 5; count++) await place(customer);
    const others = [1, 2].map(() => createMailer({ ...deps, mailImage: () => null }));
    await Promise.all(others.map((mailer) => mailer.run()));
    await sendAll();
    expect(smtp.received).toHaveLength(5);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(5);
  });

  test('are not named in a mail that is not true of them any more', async () => {
    const customer = await shop.addCustomer();
    const { orders, numbers } = await whileBusy(() => place(customer));
    await shop.deleteOrder(customer, orders[0]?._id ?? '');
    await db.query(`UPDATE mails SET next_attempt_at = now() WHERE state = 'open'`);
    await sendAll();
    expect(subjects()).toEqual([
      expect.stringMatching(/^2 orders: pay within/),
      `Order ${numbers[0] ?? ''} is cancelled`,
    ]);
    expect(textOf(0)).not.toContain(numbers[0]);
    expectNumbers(textOf(0), numbers.slice(1));
  });

  test('are to be paid in time only if stock is kept for each of them', async () => {
    const customer = await shop.addCustomer();
    const { orders } = await whileBusy(() => place(customer));
    await db.query(
      `UPDATE mails SET next_attempt_at = now(), data = CASE WHEN order_id = $1 THEN NULL ELSE data END`,
      [orders[1]?._id],
    );
    await sendAll();
    expect(subjects()).toEqual(['3 orders are placed']);
  });

  /** Pays for a checkout when the stock of some of its orders is gone. Reports it twice. */
  const payLate = async (
    customer: Person,
    { checkoutId, orders, parts }: Awaited<ReturnType<typeof place>>,
    gone: readonly number[],
  ) => {
    const secret = await shop.secretForAll(customer, checkoutId);
    for (const index of gone) await shop.lapse(orders[index]?._id ?? '');
    await releaseLapsed(db);
    const goneParts = gone.map((index) => parts[index]?.id);
    await db.query('UPDATE parts SET quantity = 0 WHERE id = ANY($1::uuid[])', [goneParts]);
    await sendAll();
    smtp.received.length = 0;
    await shop.confirmCard(secret);
    for (let count = 0; count < 2; count++)
      await shop.report(customer, orders[0]?._id ?? '', intentOf(secret));
    await sendAll();
  };

  test('that a payment could not pay are named with the others', async () => {
    const customer = await shop.addCustomer();
    const placed = await place(customer);
    await payLate(customer, placed, [2]);
    expect(subjects()).toEqual(['Your payment is completed: 2 orders']);
    expectNumbers(textOf(0), placed.numbers);
    expect(textOf(0)).toContain('its stock was gone when the payment arrived');
    expect(await kindsOf(placed.orders[2]?._id ?? '')).toEqual(['placed', 'refunded']);
  });

  test('that a payment could not pay are named, whatever the recipient has had today', async () => {
    const stranger = await shop.addCustomer({ isVerified: false });
    for (let count = 0; count < 5; count++) await place(stranger, 1);
    await payLate(stranger, await place(stranger, 2), [0, 1]);
    expect(subjects()).toEqual(['2 orders are refunded']);
  });

  test('count once for the limit of a recipient', async () => {
    const stranger = await shop.addCustomer({ isVerified: false });
    for (let count = 0; count < 6; count++) await place(stranger, 2);
    await sendAll();
    expect(smtp.received).toHaveLength(5);
    expect(await states()).toEqual({ sent: 10, 'suppressed unverified': 2 });
  });

  test('are sent again together, with the Message-ID of a mail that was not sent', async () => {
    const { orders, numbers } = await place(await shop.addCustomer());
    await sendAll();
    const [{ id } = expect.unreachable()] = await mailsOf(orders[1]?._id ?? '');
    expect(await again(id)).toMatchObject({ status: 200 });
    await sendAll();
    expect(smtp.received).toHaveLength(2);
    expectNumbers(textOf(1), numbers);
    expect(smtp.received[1]?.messageId).not.toBe(smtp.received[0]?.messageId);

    await db.query(`UPDATE mails SET state = 'failed' WHERE event = ''`);
    expect(await listFailedMails(db)).toHaveLength(1);
    expect(await again(id)).toMatchObject({ status: 200 });
    await sendAll();
    expect(smtp.received).toHaveLength(3);
    expect(smtp.received[2]?.messageId).toBe(smtp.received[0]?.messageId);
  });

  test('are in a mail without one that a server of the previous version tells of', async () => {
    const customer = await shop.addCustomer();
    const { orders } = await whileBusy(() => place(customer));
    await db.query(
      `UPDATE mails SET next_attempt_at = CASE WHEN order_id = $1 THEN now() + interval '1 minute' ELSE now() END`,
      [orders[0]?._id],
    );
    await sendAll();
    expect(subjects()).toEqual([expect.stringMatching(/^2 orders: pay within/)]);
    expect(await states()).toEqual({ open: 1, sent: 2 });
  });
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
  await expect.poll(async () => (await mailsOf(id))[0]?.state).toBe('sent');

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
  const order = () => shop.order(stranger, part);
  for (let count = 0; count < 8; count++) await order();
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

  await db.query(`UPDATE mails SET admitted_at = admitted_at - interval '25 hours'`);
  smtp.received.length = 0;
  await order();
  await sendAll();
  expect(smtp.received).toHaveLength(1);
});

/** The states of the mails, and why, with their number. */
async function states(): Promise<Record<string, number>> {
  const { rows } = await db.query<{ state: string; count: number }>(
    `SELECT concat_ws(' ', state, suppressed_for) AS state, count(*) FROM mails GROUP BY 1 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

const addressed = (...emails: string[]) =>
  Promise.all(emails.map((email) => shop.addCustomer({ email, isVerified: false })));

/** Places orders, with a mail for each. */
async function annoy(customer: Person, times: number): Promise<void> {
  const part = await shop.addPart();
  for (let count = 0; count < times; count++) await shop.order(customer, part);
}

test.each([
  [
    'tags',
    ['stranger+1@norholt.test', 'stranger+2@norholt.test', 'stranger@norholt.test', 'stranger+@norholt.test'],
  ],
  [
    'dots at Gmail',
    ['stran.ger@gmail.com', 's.tranger+a@googlemail.com', 'stranger@gmail.com', 'strang.er@gmail.com'],
  ],
  [
    'spellings of a domain',
    [
      'a@gr\u00f6\u00dfe.test',
      'a@xn--gre-6ka8i.test',
      'a+1@gr\u00f6\u00dfe.test',
      'a+2@gr\u00f6\u00dfe.test',
    ],
  ],
])('a stranger gets five mails, however many accounts have their address: %s', async (_, emails) => {
  for (const customer of await addressed(...emails)) await annoy(customer, 6);
  await sendAll();
  expect(smtp.received).toHaveLength(5);
  expect(await states()).toEqual({ sent: 5, 'suppressed unverified': 19 });
});

test('a recipient gets twenty mails a day and those of paid orders, and an admin sends the others', async () => {
  const owner = await shop.addCustomer({ email: 'owner@norholt.test' });
  const others = await Promise.all(
    ['owner+second@norholt.test', 'owner+third@norholt.test'].map((email) => shop.addCustomer({ email })),
  );
  await Promise.all([owner, ...others].map((customer) => annoy(customer, 8)));
  await sendAll();
  expect(await states()).toEqual({ sent: 20, 'suppressed tooMany': 4 });

  const paid = await shop.paidOrder(owner, await shop.addPart());
  await sendAll();
  expect((await mailsOf(paid.id)).map(({ kind, state }) => `${kind} ${state}`)).toContain('paid sent');
  await db.query('DELETE FROM mails WHERE order_id = $1', [paid.id]);

  const { rows } = await db.query<{ id: string; orderId: string }>(
    `SELECT id, order_id AS "orderId" FROM mails WHERE state = 'suppressed' ORDER BY created_at`,
  );
  const [{ id, orderId } = expect.unreachable()] = rows;
  const { body } = await shop.call('GET', `/order-mails/${orderId}`, { token: admin.token });
  expect(OrderMails.parse(body).mails).toContainEqual(
    expect.objectContaining({ _id: id, state: 'suppressed', suppressedFor: 'tooMany' }),
  );
  expect(await again(id)).toMatchObject({ status: 200 });
  await sendAll();
  expect(await states()).toEqual({ sent: 21, 'suppressed tooMany': 3 });
});

test('two processes admit twenty mails together', async () => {
  for (const tag of ['', '+two', '+three', '+four'])
    await annoy(await shop.addCustomer({ email: `one${tag}@norholt.test` }), 8);
  const others = [1, 2].map(() => createMailer({ ...deps, mailImage: () => null }));
  for (let round = 0; round < 3; round++) await Promise.all(others.map((mailer) => mailer.run()));
  await sendAll();
  expect(await states()).toEqual({ sent: 20, 'suppressed tooMany': 12 });
});

test.each([
  'a1<victim@example.com>',
  'x,victim@example.com',
  'x;victim@example.com',
  'x:victim@example.com;',
  '"a,b"@example.com',
  '"victim@example.com,x"@evil.test',
  'victim(x)@example.com',
  '=?utf-8?q?victim=40example.com=2c?=@evil.test',
  'victim@example.com\r\n@evil.test',
  'victim%example.com@norholt.test',
  'vic\u200btim@example.com',
])('an account with the address %j gets no mail, nor does anybody else', async (email) => {
  const customer = await shop.addCustomer({ email });
  const orderId = await shop.order(customer, await shop.addPart()).catch(() => null);
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO mails (kind, user_id, event, to_address, data) VALUES ('backInStock', $1, 'test', $2, $3) RETURNING id`,
    [customer.id, email, { name: 'Disc', quantity: 4, minQuantity: 1, number: null }],
  );
  expect(rows).toHaveLength(1);
  await sendAll();
  expect(smtp.received).toEqual([]);
  expect(await states()).toEqual({ 'suppressed address': orderId === null ? 1 : 2 });
});

test('the shop gets ten questions an hour one by one, and the others in a digest', async () => {
  const part = await shop.addPart();
  const asked = Array.from({ length: 120 }, (_, index) => `Question ${index + 1} of 120?`);
  for (const text of asked) {
    await recordShopMail(
      db,
      {
        kind: 'question',
        from: { name: 'Mara', email: 'mara@norholt.test' },
        about: part.name,
        text,
        url: '/parts',
      },
      text,
    );
  }
  await sendAll();
  await deps.mailer.run();
  expect(smtp.received).toHaveLength(10);
  await recordQuestionDigests(db);
  await sendAll();
  expect(smtp.received).toHaveLength(10);

  await db.query(`UPDATE mails SET held_at = held_at - interval '61 minutes'`);
  await Promise.all([recordQuestionDigests(db), recordQuestionDigests(db)]);
  await sendAll();
  expect(smtp.received.slice(10).map(({ to }) => to)).toEqual(Array(3).fill('desk@norholt.test'));
  const all = smtp.received.map(({ source }) => parseMail(Buffer.from(source)).text).join();
  for (const text of asked) expect(all.split(text)).toHaveLength(2);
  expect(await states()).toEqual({ sent: 123 });
});

test('the answer to a question goes to its customer alone, or to nobody', async () => {
  const part = await shop.addPart();
  const ask = (customer: Person) =>
    shop.call('POST', '/questions', { token: customer.token, body: { text: 'Vented?', partId: part.id } });
  await ask(await shop.addCustomer({ email: 'asker,victim@example.com' }));
  await ask(await shop.addCustomer({ email: 'asker@norholt.test' }));
  await sendAll();
  const headers = smtp.received.map(({ source }) => source.slice(0, source.indexOf('\r\n\r\n')));
  expect(headers.map((header) => /^Reply-To: (.*)$/m.exec(header)?.[1]).sort()).toEqual([
    'asker@norholt.test',
    undefined,
  ]);
  expect(headers.join()).not.toContain('victim@example.com');
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

const askFor = (part: { id: string }, as: Person) =>
  shop.call('POST', `/back-in-stock/${part.id}`, { token: as.token });
const setStock = (part: { id: string }, quantity: number) =>
  db.query('UPDATE parts SET quantity = $2 WHERE id = $1', [part.id, quantity]);
const backInStock = async (customer: Person) =>
  (await db.query(`SELECT FROM mails WHERE kind = 'backInStock' AND user_id = $1`, [customer.id])).rowCount;

test('nobody waits for a part that can be ordered', async () => {
  const part = await shop.addPart({ quantity: 5, minQuantity: 5 });
  const customer = await shop.addCustomer();
  expect(await askFor(part, customer)).toMatchObject({
    status: 409,
    body: {
      code: 'PART_CHANGED',
      message: expect.stringContaining('can be ordered now'),
    },
  });
  await recordReturnedParts(db);
  expect(await backInStock(customer)).toBe(0);
});

test('a part that is back again and again is mailed once a day', async () => {
  const part = await shop.addPart({ quantity: 0 });
  const customer = await shop.addCustomer();
  for (let round = 0; round < 5; round++) {
    await setStock(part, 0);
    expect(await askFor(part, customer)).toMatchObject({ status: 200 });
    await setStock(part, 9);
    await recordReturnedParts(db);
  }
  expect(await backInStock(customer)).toBe(1);
  // The last request waits.
  await db.query(`UPDATE mails SET created_at = created_at - interval '25 hours'`);
  await recordReturnedParts(db);
  expect(await backInStock(customer)).toBe(2);
});

test('fifty parts that are back at once are ten mails a day, and none is lost', async () => {
  const customer = await shop.addCustomer();
  const parts = await Promise.all(Array.from({ length: 25 }, () => shop.addPart({ quantity: 0 })));
  for (const part of parts) await askFor(part, customer);
  for (const part of parts) await setStock(part, 9);
  for (const day of [10, 20, 25]) {
    await Promise.all([recordReturnedParts(db), recordReturnedParts(db)]);
    expect(await backInStock(customer)).toBe(day);
    await db.query(`UPDATE mails SET created_at = created_at - interval '25 hours'`);
  }
});

test('a part that is gone before its mail leaves is not mailed, and its customer waits on', async () => {
  const part = await shop.addPart({ quantity: 0 });
  const customer = await shop.addCustomer();
  await askFor(part, customer);
  await setStock(part, 9);
  await recordReturnedParts(db);
  await setStock(part, 0);
  await sendAll();
  expect(smtp.received).toEqual([]);
  await setStock(part, 9);
  await recordReturnedParts(db);
  await sendAll();
  expect(smtp.received.map(({ to }) => to)).toEqual([customer.email]);
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
