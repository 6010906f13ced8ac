import * as calls from '#contract/calls.ts';
import type { Invoice, PackingSlip } from '#contract/orders/invoices.ts';
import { checkoutId, paidOrders } from '../../fixtures/checkouts.ts';
import { manyAdminOrders } from '../../fixtures/admin-orders.ts';
import { buildCreditNote, buildInvoice, buildSlip, seller } from '../../fixtures/invoices.ts';
import { buildOrder, demoShipment } from '../../fixtures/orders.ts';
import { failing, findById, mock, neverAnswered, rejected } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

export const invoicesHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listInvoices)(({ params, readQuery }) => {
    const { together } = readQuery();
    const { orders } = shopOf();
    const order = findById(orders, params.id);
    const { checkout } = order;
    const isOne = together === undefined || checkout == null;
    const shown = isOne ? [order] : orders.filter((other) => other.checkout === checkout);
    return shown.filter(({ paid }) => paid).map((one) => buildInvoice(one));
  }),
  mock(calls.listPackingSlips)(({ readQuery }) => {
    const { orders: numbers } = readQuery();
    const { orders, parts } = shopOf();
    const slips = orders
      .filter((order) => order.paid && numbers.includes(order.number))
      .map((order) => buildSlip(order, {}, parts))
      .sort((a, b) => ((a.partNumber ?? '') < (b.partNumber ?? '') ? -1 : 1));
    return { slips, contact: null };
  }),
];

export const invoicesHandlers = invoicesHandlersIn(fixedShop());

const invoices = (...shown: Invoice[]) => mock(calls.listInvoices)(() => shown);
const slips = (...shown: PackingSlip[]) =>
  mock(calls.listPackingSlips)(() => ({ slips: shown, contact: seller.contact }));

const taxed = buildInvoice(undefined, {
  seller: { ...seller, taxId: 'GB 123 4567 89' },
  buyer: { ...buildInvoice().buyer, taxId: 'SE556703748501' },
  tax: { rate: 19, name: 'VAT' },
});

const long = buildOrder({
  name: 'Maximiliane Schimmelpfennig-Oberhuber von der Großen Werkstatt',
  email: `${'werkstatt'.repeat(6)}@schimmelpfennig.example`,
  address: `Industrivägen${'industrivägen'.repeat(8)}`,
  productName: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
  productQuantity: 1_000_000,
  unitPrice: 0.99,
  totalPrice: 999_999.99,
  transactionId: `pi_${'3QK8xw2eZvKYlo2C0h7b'.repeat(3)}`,
});
const arabic = buildOrder({
  name: 'سلمى الحدّاد',
  address: 'شارع المصانع ١٤\nدبي، الإمارات العربية المتحدة',
  productName: 'قرص الفرامل المهوّى الخلفي',
});
const longNumber = 'ABCDEFGH-0123456789/1234';
const many = manyAdminOrders(90).filter(({ paid }) => paid);

const invoicesTogether = paidOrders.flatMap((order, index) => {
  const invoice = buildInvoice(order, { number: `2026-00012${index + 3}` });
  return index === 2 ? [invoice, buildCreditNote(invoice)] : [invoice];
});

/** Other outcomes. Put them before `invoicesHandlers`. */
export const invoicesScenarios = {
  loading: neverAnswered(calls.listInvoices),
  failed: failing(calls.listInvoices),
  unknown: rejected(calls.listInvoices, 'NOT_FOUND'),
  unpaid: invoices(),
  invoice: invoices(buildInvoice()),
  receipt: invoices(buildInvoice(undefined, { seller: null })),
  tax: invoices(taxed, buildCreditNote(taxed)),
  /** Three orders were placed together, and one of them was refunded. */
  together: invoices(...invoicesTogether),
  creditNote: invoices(buildInvoice(), buildCreditNote()),
  longContent: invoices(buildInvoice(long, { partNumber: longNumber })),
  arabic: invoices(buildInvoice(arabic)),
};

/** Other outcomes. Put them before `invoicesHandlers`. */
export const slipsScenarios = {
  loading: neverAnswered(calls.listPackingSlips),
  failed: failing(calls.listPackingSlips),
  empty: slips(),
  one: slips(
    buildSlip(undefined, {
      ...{ vehicle: 'Volkswagen Golf VII 2016', fit: 'fits', shipment: demoShipment },
      answers: [{ criterion: 'Brake system', value: 'ATE', answer: 'yes' }],
    }),
  ),
  longContent: slips(
    buildSlip(long, {
      partNumber: longNumber,
      shipment: { ...demoShipment, trackingNumber: 'T'.repeat(60) },
    }),
  ),
  arabic: slips(buildSlip(arabic)),
  /** Three orders that were placed together, and one that was placed alone. */
  together: slips(...paidOrders.map((order) => buildSlip(order, { shipment: demoShipment })), buildSlip()),
  manyTogether: slips(
    ...many
      .slice(0, 40)
      .map((order) =>
        buildSlip({ ...long, ...order, checkout: checkoutId, address: long.address, name: long.name }),
      ),
  ),
  /** Of a part that has no number. */
  withoutNumber: slips(buildSlip(undefined, { partNumber: null })),
  many: slips(...many.slice(0, 50).map((order) => buildSlip(order))),
};
