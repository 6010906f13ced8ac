import { afterEach, describe, expect, test } from 'vitest';
import type { AllOrdersQuery } from '#contract/orders/orders.ts';
import { openTestDatabase } from '../testing/database.ts';
import { listAllOrders, listOrders } from './list-orders.ts';

const { db } = await openTestDatabase();
const [own, other] = [crypto.randomUUID(), crypto.randomUUID()];
await db.query(
  `INSERT INTO users (id, uid, email, name) VALUES ($1, 'own', 'own@norholt.test', 'Own'), ($2, 'other', 'other@norholt.test', 'Other')`,
  [own, other],
);
await db.query(
  `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
   VALUES (gen_random_uuid(), 'Disc', '', 100, 100, 100, 1, 'works@norholt.test')`,
);

// The deletion of a document is refused.
afterEach(() =>
  db.query(`DELETE FROM orders WHERE NOT EXISTS (SELECT FROM invoices WHERE order_id = orders.id)`),
);

let placedAt = Date.parse('2026-11-20T12:00:00Z');

/** Each order is newer than the one before. */
async function placed({ phone = '', tracking = '', number = '', status = 'unpaid', address = 'Kajen' } = {}) {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, unit_price_cents, quantity,
       total_cents, status, stock_state, transaction_id, tracking_number, number, created_at)
     SELECT gen_random_uuid(), $1, id, 'Own', 'own@norholt.test', $2, $3, name, 100, 1, 100, $4::text,
            CASE WHEN $4 = 'shipped' THEN 'committed' ELSE 'released' END,
            CASE WHEN $4 <> 'unpaid' THEN gen_random_uuid() END, nullif($5, ''),
            coalesce(nullif($6, ''), next_order_number()), $7 FROM parts RETURNING id`,
    [own, phone, address, status, tracking, number, new Date((placedAt += 60_000))],
  );
  return rows[0]?.id ?? expect.unreachable();
}

async function invoiced(invoice: string, creditNote?: string) {
  const id = await placed({ status: creditNote === undefined ? 'shipped' : 'refunded' });
  const issue = (number: string, kind: string) =>
    db.query(
      `INSERT INTO invoices (number, order_id, kind, issued_at, data) VALUES ($1, $2, $3, now(), '{}')`,
      [number, id, kind],
    );
  await issue(invoice, 'invoice');
  if (creditNote !== undefined) await issue(creditNote, 'credit_note');
  return id;
}

async function found(search: string, more: AllOrdersQuery = {}) {
  const { rows, total } = await listAllOrders(db, { search, limit: 50, ...more });
  if (!more.page) expect(total).toBe(rows.length);
  return rows.map(({ _id }) => _id);
}
const ownFound = async (search: string, userId = own) =>
  (await listOrders(db, userId, { search }, 7)).rows.map(({ _id }) => _id);

describe('admins find orders by phone', () => {
  const spellings = [
    '+46 (0)70-740 61 88',
    '0046 70 7406188',
    '070 740 61 88',
    '46707406188',
    '+46707406188',
  ];

  test.each(spellings)('stored as %j, in any spelling', async (phone) => {
    const id = await placed({ phone });
    const pasted = ['(070) 740.61.88', '+46\u00A070\u2011740 61\u200B88', 'Tel: 0707406188', '＋46707406188'];
    for (const typed of [...spellings, ...pasted]) expect(await found(typed), typed).toEqual([id]);
    for (const part of ['06188', '740 61 88']) expect(await found(part), part).toEqual([id]);
    // Digits alone do not say where the code of the country ends.
    if (phone !== '46707406188')
      for (const part of ['070740', '707 40', '+46 70 74 0']) expect(await found(part), part).toEqual([id]);
    expect(await ownFound(phone)).toEqual([]);
  });

  test('of five digits, of other countries and with an extension', async () => {
    const short = await placed({ phone: '83412' });
    const american = await placed({ phone: '+1 (415) 555-0132' });
    const extended = await placed({ phone: '020 7946 0018 ext 77' });
    const two = await placed({ phone: '0911 222333 / 0922 444555' });
    const irish = await placed({ phone: '+353 (0) 1 677 2255' });
    expect(await found('83412')).toEqual([short]);
    expect(await found('415-555-0132')).toEqual([american]);
    expect(await found('1 415 555 0132')).toEqual([american]);
    expect(await found('+44 20 7946 0018')).toEqual([extended]);
    expect(await found('0922444555')).toEqual([two]);
    expect(await found('0911-222 333')).toEqual([two]);
    expect(await found('01 6772255')).toEqual([irish]);
  });

  test.each(['+49', '30', '3090', '+', '0', '00', '+49 30 901821', 'anna 901820', '0190'])(
    'but not by %j',
    async (typed) => {
      await placed({ phone: '+49 30 901820' });
      expect(await found(typed)).toEqual([]);
    },
  );
});

describe('orders are found by tracking number', () => {
  test.each([
    ...['00340434161094042557', '0034 0434 1610 9404 2557', '0034-0434.1610-9404/2557', 'TP 0034 0434 77'],
    ...['1Z 999 AA1 01 2345 6784', '００３４ 0434'],
  ])('%j, however it is printed or pasted', async (tracking) => {
    const id = await placed({ tracking });
    const plain = tracking.normalize('NFKC').replace(/[^0-9A-Z]/g, '');
    const pasted = [
      ...[plain, plain.toLowerCase(), tracking, `\u00A0${plain}\u200B`, `Tracking number: ${tracking}`],
      ...[' ', '\u2011', '.', '\u202F', '\u00AD'].map((blank) => plain.replace(/(.{4})/g, `$1${blank}`)),
    ];
    for (const typed of pasted) {
      expect(await found(typed), typed).toEqual([id]);
      expect(await ownFound(typed), typed).toEqual([id]);
    }
    for (const part of [plain.slice(0, 6), plain.slice(-5)]) expect(await found(part)).toEqual([id]);
    expect(await ownFound(plain, other)).toEqual([]);
  });

  test.each(['0011223', '9900', '2233', '99001122334', '-', '99001122 Mara'])(
    'but not by %j',
    async (typed) => {
      await placed({ tracking: '9900112233' });
      expect(await found(typed)).toEqual([]);
    },
  );
});

describe('orders are found by invoice', () => {
  test('with and without its year, zeros and hyphen, and by its beginning', async () => {
    const id = await invoiced('2026-004711');
    for (const typed of [
      ...[
        '2026-004711',
        '2026004711',
        '2026 004711',
        '2026\u2011004711',
        '2026-4711',
        '2026/4711',
        '4711',
        '004711',
      ],
      ...['#2026-004711', 'Invoice 2026-004711', 'invoice no. 2026-004711', 'Receipt: 4711', '2026-0047'],
    ]) {
      expect(await found(typed), typed).toEqual([id]);
      expect(await ownFound(typed), typed).toEqual([id]);
      expect(await ownFound(typed, other), typed).toEqual([]);
    }
    for (const typed of ['2025-004711', '471', '47110', '2026-471', '2026-0047112', '2026'])
      expect(await found(typed), typed).toEqual([]);
  });

  test('and by credit note, also when they were refunded, which no word finds', async () => {
    const id = await invoiced('2026-005200', '2026-005201');
    for (const typed of ['2026-005200', '2026-005201', '5201', 'Credit note 2026-005201']) {
      expect(await found(typed), typed).toEqual([id]);
      expect(await found(typed, { status: 'refunded' })).toEqual([id]);
      expect(await found(typed, { status: 'shipped' })).toEqual([]);
      expect(await ownFound(typed)).toEqual([]);
    }
    expect(await found('kajen')).not.toContain(id);
  });

  test('of a series that started after a restore', async () => {
    const id = await invoiced('2026-11281142-031007');
    for (const typed of ['2026-11281142-031007', '202611281142031007', '31007', '2026-31007'])
      expect(await found(typed), typed).toEqual([id]);
  });
});

test('a number that is several things finds all of them, and marked as an order only that', async () => {
  const order = await placed({ number: '778899' });
  const phone = await placed({ phone: '0778 899' });
  const parcel = await placed({ tracking: 'AB778899' });
  const invoice = await invoiced('2026-778899');
  const word = await placed({ address: 'Dock 778899' });
  const endedWord = await placed({ address: 'Dock 778899', status: 'refunded' });
  expect(await found('778899')).toEqual([word, invoice, parcel, phone, order]);
  expect(await found('778899', { status: 'refunded' })).toEqual([endedWord]);
  expect(await found('778899', { limit: 2, page: 2 })).toEqual([parcel, phone]);
  expect(await found('#778899')).toEqual([order]);
  expect(await found('Order 778899')).toEqual([order]);
  expect(await ownFound('778899')).toEqual([word, invoice, parcel, order]);
});

test('of more orders than a list counts, the start of a code finds those with the highest', async () => {
  await db.query(
    `INSERT INTO orders (id, user_id, part_id, name, email, address, product_name, unit_price_cents, quantity,
       total_cents, status, stock_state, tracking_number, created_at)
     SELECT gen_random_uuid(), $1, id, 'Many', 'own@norholt.test', 'Many', name, 100, 1, 100, 'unpaid', 'released',
            '88880000' || lpad(n::text, 6, '0'), now() - n * interval '1 minute' FROM parts, generate_series(1, 1200) AS n`,
    [own],
  );
  const list = (search: string) => listAllOrders(db, { search, limit: 5 });
  const { rows, ...counted } = await list('88880000');
  expect(rows[0]?.shipment?.trackingNumber).toBe('88880000000200');
  expect(counted).toMatchObject({ total: 1000, isCapped: true });
  expect(await list('88880000000007')).toMatchObject({ total: 1, isCapped: false });
});
