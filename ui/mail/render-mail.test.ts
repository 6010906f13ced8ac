import { describe, expect, test } from 'vitest';
import type { MailContent, MailKind } from '#contract/orders/mails.ts';
import { limits } from '#contract/limits.ts';
import { orderNumberIn } from '#contract/orders/order-number.ts';
import { buildMailedOrder, mailedLines, mails, shippedTogether } from '#mocks/fixtures/mails.ts';
import { brandNames, shops } from '#tokens/shops.ts';
import { renderMail } from './render-mail.tsx';

const { number } = mails.placed.order;

const words: { readonly [Kind in MailKind]: { subject: string; text: readonly string[] } } = {
  placed: {
    subject: `Order ${number}: pay within 60 minutes`,
    text: [
      '120 pieces are kept for you until 18 Nov, 10:12 UTC. Nothing\nhas been charged.',
      'Pay Now:\nhttps://norholt.example/payment/1',
      'Ship to      Mara Lindqvist\n             Verkstadsgatan 14, 412 51 Göteborg',
      'Total        $7,680.00',
    ],
  },
  paid: {
    subject: `Your payment is completed: Order ${number}`,
    text: [
      'Transaction id  pi_3QK8xw2eZvKYlo2C0h7bkYlo',
      'Open the invoice:\nhttps://',
      'Paid            $7,680.00',
    ],
  },
  shipped: {
    subject: `Order ${number} has shipped`,
    text: [
      'It left the works on 20 Nov with Tessera Parcel.',
      'Follow the parcel:\nhttps://tessera.example/TP0034043411',
      'Tracking number  TP 0034 0434 11',
      'Add a review:\nhttps://norholt.example/user-dashboard/add-review',
      'Buy again:\nhttps://norholt.example/purchase/1?again=1',
    ],
  },
  trackingChanged: {
    subject: `Order ${number} has new tracking details`,
    text: ['Carrier          Tessera Parcel', 'Tracking number  TP 0034 0434 11'],
  },
  cancelled: {
    subject: `Order ${number} is cancelled`,
    text: ['Nothing was charged.', 'Order again:\nhttps://norholt.example/purchase/1?again=1'],
  },
  refunded: {
    subject: `Order ${number} is refunded`,
    text: [
      '$7,680.00 goes back to your card.',
      'Refunded        18 Nov, 11:40',
      'Refunded        $7,680.00',
      'Credit note 2026-000131 cancels invoice 2026-000123.',
      'Open the credit note:\nhttps://norholt.example/user-dashboard/invoice/1',
    ],
  },
  together: {
    subject: '3 orders: pay within 60 minutes',
    text: [
      'Your 3 orders are kept for you until 18 Nov, 10:12 UTC.',
      'Pay 3 orders:\nhttps://norholt.example/payment/together/1',
      'Brake pad set\nF4N1KC\nNH-10057\n10 pieces at $38.50\n$385.00',
      'Total        $1,235.00',
      'Orders A8299A, F4N1KC and 2H8XWD, placed with',
    ],
  },
  lowStock: {
    subject: '3 parts are running low',
    text: [
      'Ventilated brake disc (NH-10042)\n0 in stock, minimum order 10\nhttps://norholt.example/part/NH-10042',
    ],
  },
  backInStock: {
    subject: 'Ventilated brake disc is back in stock',
    text: ['480 pieces can be ordered now.', 'Minimum order  10'],
  },
  question: {
    subject: 'Question: Ventilated brake disc (NH-10042)',
    text: [
      'Mara Lindqvist asks:\n\nDo you have the disc with 5 × 112 holes?\nWe need it before Friday.',
      'Reply to this mail to answer Mara Lindqvist.',
    ],
  },
  questionDigest: {
    subject: '2 more questions',
    text: [
      'Ventilated brake disc (NH-10042)\nMara Lindqvist, mara.lindqvist@example.com\nDo you have',
      'Order 7KXW42\nTomas Okafor',
      'damaged.\nhttps://norholt.example/admin-dashboard/manage-order?search=7KXW42',
    ],
  },
};

const longestLine = (text: string) =>
  Math.max(...text.split('\n').map((line) => (line.startsWith('https://') ? 0 : line.length)));

test('says why the shop cancelled an order', () => {
  const { text } = renderMail({ ...mails.cancelled, isNotPaid: true }, 'norholt');
  expect(text).toContain('It was not paid, so we cancelled it.');
});

test.each(Object.values(mails))('says what happened: $kind', (content) => {
  const { subject, html, text } = renderMail(content);
  const expected = words[content.kind];
  expect(subject).toBe(expected.subject);
  for (const part of expected.text) expect(text).toContain(part);
  expect(longestLine(text)).toBeLessThanOrEqual(60);
  expect(html).toMatch(/^<!doctype html><html lang="en"/);
  // Otherwise phones make telephone links of order and tracking numbers.
  expect(html).toContain(
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
  );
  // No tracking picture, nothing that loads, and no link that depends on a page.
  expect(html).not.toMatch(/<script|<link|(?:src|href)="(?!https:)/);
  // Outlook shows neither WebP nor AVIF.
  expect(html).not.toMatch(/\.(?:webp|avif)/);
});

describe('a mail about several orders', () => {
  const url = 'https://norholt.example/user-dashboard/my-orders';
  const lines = mailedLines();

  test('says of each that is not paid why not, and counts the others', () => {
    const reasons = ['cancelled', 'paid-twice', 'out-of-stock'] as const;
    const refunded = lines.map((line, index) => ({ ...line, refundedFor: reasons[index] ?? null }));
    const transactionId = 'pi_1';
    const several = { kind: 'together', event: 'paid', url, transactionId } as const;
    const { subject, text } = renderMail({ ...several, lines: [...lines.slice(0, 1), ...refunded.slice(1)] });
    expect(subject).toBe('Your payment is completed: 1 order');
    expect(text).toMatch(/Paid +\$640\.00/);
    expect(text).toContain('Not paid again: another payment has paid it. $385.00 goes\nback to your card.');
    expect(text).toContain('Not paid: its stock was gone when the payment arrived.\n$210.00');

    const none = renderMail({ ...several, event: 'refunded', lines: refunded });
    expect(none.subject).toBe('3 orders are refunded');
    expect(none.text).toContain('$1,235.00 goes back to your card.');
    expect(none.text).toContain('Not paid: it was cancelled before the payment arrived.');
  });

  test('follows one parcel, or names that of each order', () => {
    const one = renderMail(shippedTogether);
    expect(one.subject).toBe('3 orders have shipped');
    expect(one.text).toContain('They left the works on 20 Nov with Tessera Parcel.');
    expect(one.text).toContain('Follow the parcel:\nhttps://tessera.example/TP0034043411');
    expect(one.text.split('TP 0034 0434 11')).toHaveLength(2);

    const [first = expect.unreachable(), ...others] = shippedTogether.lines;
    const parcel = { carrier: 'Haldor Freight', trackingNumber: 'HF 7', trackingUrl: null };
    const apart = renderMail({ ...shippedTogether, lines: [{ ...first, shipment: parcel }, ...others] });
    expect(apart.text).toContain('Open My Orders:\nhttps://norholt.example/user-dashboard/my-orders');
    expect(apart.text).toContain('Haldor Freight\nHF 7');
    expect(apart.text.split('TP 0034 0434 11')).toHaveLength(3);
  });

  test('says that they are cancelled, and why', () => {
    const cancelled = { kind: 'together', event: 'cancelled', url, lines, isNotPaid: false } as const;
    expect(renderMail(cancelled)).toMatchObject({
      subject: '3 orders are cancelled',
      text: expect.stringContaining('Nothing was charged.'),
    });
    expect(renderMail({ ...cancelled, isNotPaid: true }).text).toContain(
      'They were not paid, so we cancelled them.',
    );
  });

  test('escapes what somebody typed, and is shown in one piece in Gmail', () => {
    for (const text of [() => hostile, (length: number) => '"'.repeat(length)]) {
      const order = {
        productName: text(limits.partNameMax),
        vehicle: text(200),
        email: text(limits.emailMax),
      };
      const hundred = Array.from({ length: 34 }, () => mailedLines(order))
        .flat()
        .slice(0, 100);
      const rendered = renderMail({ ...mails.together, lines: hundred });
      expect(rendered.html).not.toMatch(/<img src=x|&"'/);
      expect(Buffer.byteLength(rendered.html)).toBeLessThan(102_000);
      expect(rendered.text).toContain('And 76 more orders in My Orders.');
      expect(longestLine(rendered.text)).toBeLessThanOrEqual(60);
    }
  });
});

test.each(Object.values(mails).filter((content) => 'order' in content))(
  'a search for the subject finds the order: $kind',
  (content) => {
    const { subject } = renderMail(content);
    for (const pasted of [subject, `Re: ${subject}`, `Fwd: AW: ${subject}`])
      expect(orderNumberIn(pasted)?.number).toBe(number);
  },
);

test.each(brandNames)('signs in the name of %s', (brand) => {
  const { html, text } = renderMail(mails.paid, brand);
  const { company } = shops[brand];
  expect(html).toContain(company);
  expect(text).toContain(company);
});

const hostile = '<img src=x onerror="alert(1)">&"\'';

/** Mails in which everything that somebody typed is as long as it may be, and what it repeats has the longest escape. */
const filled = (text: (length: number) => string): MailContent[] => {
  const order = buildMailedOrder({
    ...{ productName: text(limits.partNameMax), vehicle: text(200), email: text(limits.emailMax) },
    typed: { name: text(limits.nameMax), phone: text(limits.phoneMax), address: text(limits.addressMax) },
  });
  const { part } = mails.backInStock;
  const longPart = {
    ...part,
    name: text(limits.partNameMax),
    number: text(limits.partNumber.max),
    url: part.url + '%20'.repeat(24),
  };
  return [
    { ...mails.placed, order },
    { ...mails.paid, order },
    { ...mails.shipped, order },
    { ...mails.trackingChanged, order },
    { ...mails.cancelled, order },
    { ...mails.refunded, order },
    { ...mails.backInStock, part: longPart },
    { ...mails.lowStock, parts: Array<typeof longPart>(50).fill(longPart) },
    {
      ...mails.question,
      from: { name: text(limits.nameMax), email: text(limits.emailMax) },
      text: text(limits.noteMax),
    },
  ];
};

const digest = (text: (length: number) => string): MailContent => ({
  kind: 'questionDigest',
  questions: Array.from({ length: 40 }, () => ({
    from: { name: text(limits.nameMax), email: text(limits.emailMax) },
    about: text(limits.partNameMax),
    text: text(limits.noteMax),
    url: `https://norholt.example/part/${'%20'.repeat(24)}`,
  })),
});

test('offers no reply to an address that no mail can be sent to', () => {
  const from = { name: 'Mara', email: 'a<victim@norholt.example>' };
  const { text } = renderMail({ ...mails.question, from });
  expect(text).toContain('No mail can be sent to the address of Mara.');
  expect(text).not.toContain('Reply to this mail');
});

test('shows a digest in one piece in Gmail, which cuts after 102 kB', () => {
  const { html } = renderMail(digest((length) => 'é'.repeat(length)));
  expect(html).toContain('é…');
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
});

test('escapes everything that somebody typed', () => {
  for (const content of [...filled(() => hostile), digest(() => hostile)]) {
    expect(renderMail(content).html, content.kind).not.toMatch(/<img src=x|&"'/);
  }
});

test('is shorter than 30 kB, and its text has short lines', () => {
  for (const content of filled((length) => '"'.repeat(length))) {
    for (const brand of brandNames) {
      const { html, text } = renderMail(content, brand);
      expect(Buffer.byteLength(html), content.kind).toBeLessThan(30_000);
      expect(longestLine(text), content.kind).toBeLessThanOrEqual(60);
    }
  }
});

test('calls the documents of a shop without a seller receipts', () => {
  for (const content of [mails.paid, mails.refunded]) {
    const { order } = content;
    const document = order.document && { ...order.document, isReceipt: true };
    const { text } = renderMail({ ...content, order: { ...order, document } });
    expect(text, content.kind).toContain('receipt:\nhttps://norholt.example/user-dashboard/invoice/1');
    expect(text, content.kind).not.toMatch(/invoice\b(?!\/)|credit/i);
  }
});

test('writes a subject of one line', () => {
  const about = 'Disc\r\nBcc: all@example.com\u2028and more';
  expect(renderMail({ ...mails.question, about }).subject).toBe(
    'Question: Disc Bcc: all@example.com and more',
  );
});

test('keeps no stock for an order without a reservation', () => {
  const { subject, text } = renderMail({ ...mails.placed, reservedUntil: null });
  expect(subject).toBe(`Order ${number} is placed`);
  expect(text).toContain('No stock is kept for it. You can pay while stock lasts.');
  expect(text).not.toContain('If you do not pay in time');
});
