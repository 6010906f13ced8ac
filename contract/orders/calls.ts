import type { Call } from '../call.ts';
import { Basket, BasketChange, BasketLinesQuery } from './basket.ts';
import {
  BulkJob,
  BulkJobChange,
  BulkJobDetails,
  BulkJobRequest,
  BulkJobs,
  EndedBulkJob,
} from './bulk-jobs.ts';
import { Checkout, ConfirmedTogether, ConfirmTogether, PlaceCheckout, PlacedCheckout } from './checkouts.ts';
import { Invoices, InvoicesQuery, PackingSlips, PackingSlipsQuery } from './invoices.ts';
import { AskedForStock, MailSentAgain, OrderMails } from './order-mails.ts';
import {
  AdminOrders,
  AllOrdersQuery,
  ConfirmedOrder,
  DeleteOrderQuery,
  DeletedOrder,
  Order,
  Orders,
  OrdersQuery,
  PlaceOrder,
  PlacedOrder,
  RepeatedOrder,
} from './orders.ts';
import { OrderFileRows, QuickOrderAnswer, QuickOrderQuery } from './quick-order.ts';
import { ShipmentChange } from './shipment.ts';

export const listOwnOrders = {
  method: 'GET',
  path: '/orders/:email',
  summary: 'The orders of a customer, newest first unless sorted otherwise.',
  access: 'selfOrAdmin',
  query: OrdersQuery,
  response: Orders,
  isList: true,
} as const satisfies Call;

export const listAllOrders = {
  method: 'GET',
  path: '/get-orders',
  summary: 'All orders, newest first unless sorted otherwise. `format=csv` exports them as a file.',
  access: 'admin',
  query: AllOrdersQuery,
  response: AdminOrders,
  isList: true,
} as const satisfies Call;

export const placeOrder = {
  method: 'POST',
  path: '/orders',
  summary: 'Orders a part and reserves its stock. The total must equal the server’s.',
  access: 'customer',
  body: PlaceOrder,
  response: PlacedOrder,
  isKeyed: true,
  problems: [
    'APP_CHECK_FAILED',
    'PART_NOT_FOUND',
    'AMBIGUOUS_PART',
    'BELOW_MINIMUM',
    'ABOVE_STOCK',
    'PRICE_CHANGED',
    'DOES_NOT_FIT',
    'FIT_OPEN',
    'TOO_MANY_OPEN_ORDERS',
  ],
} as const satisfies Call;

export const placeCheckout = {
  method: 'POST',
  path: '/checkouts',
  summary:
    'Orders several parts and reserves their stock, all or nothing. LINES_REFUSED names every fault of every line.',
  access: 'customer',
  body: PlaceCheckout,
  response: PlacedCheckout,
  isKeyed: true,
  problems: ['APP_CHECK_FAILED', 'LINES_REFUSED', 'PRICE_CHANGED', 'TOO_MANY_OPEN_ORDERS'],
} as const satisfies Call;

export const findCheckout = {
  method: 'GET',
  path: '/checkouts/:id',
  summary: 'The orders that were placed together, and what of them is unpaid.',
  access: 'ownerOrAdmin',
  response: Checkout,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const findOrder = {
  method: 'GET',
  path: '/payment/:id',
  summary: 'One order.',
  access: 'ownerOrAdmin',
  response: Order,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const findRepeatedOrder = {
  method: 'GET',
  path: '/order-again/:id',
  summary: 'An order of the caller in any state, to order the same again.',
  access: 'owner',
  response: RepeatedOrder,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const deleteOrder = {
  method: 'DELETE',
  path: '/orders/:id',
  summary:
    'Cancels an unpaid order. An admin can also delete a paid one, which refunds it. With `seen`, only if it still has the status that the admin saw.',
  access: 'ownerOrAdmin',
  query: DeleteOrderQuery,
  response: DeletedOrder,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND', 'ALREADY_PAID', 'ORDER_NOT_DELETABLE', 'LIST_CHANGED'],
} as const satisfies Call;

export const confirmOrder = {
  method: 'PATCH',
  path: '/confirm-order/:id',
  summary: 'Ships a paid order. A count of 0 means that the order was not paid or is already shipped.',
  access: 'admin',
  body: ShipmentChange,
  isBodyOptional: true,
  response: ConfirmedOrder,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const confirmTogether = {
  method: 'PATCH',
  path: '/confirm-checkout/:id',
  summary: 'Ships paid orders of a checkout in one parcel, all or none.',
  access: 'admin',
  body: ConfirmTogether,
  response: ConfirmedTogether,
  counters: { modifiedCount: 0 },
  problems: ['LIST_CHANGED', 'NOT_FOUND'],
} as const satisfies Call;

export const changeShipment = {
  method: 'PATCH',
  path: '/shipment/:id',
  summary: 'Changes carrier and tracking of a shipped order. A count of 0 means that nothing was changed.',
  access: 'admin',
  body: ShipmentChange,
  response: ConfirmedOrder,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listOrderMails = {
  method: 'GET',
  path: '/order-mails/:id',
  summary: 'The mails to the customer about an order, newest first.',
  access: 'admin',
  response: OrderMails,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const sendMailAgain = {
  method: 'POST',
  path: '/send-mail/:id',
  summary:
    'Sends a mail about an order again, or now if it was not sent yet. At most five times a day for an order.',
  access: 'admin',
  response: MailSentAgain,
  problems: ['NOT_FOUND', 'LIST_CHANGED'],
} as const satisfies Call;

export const askForStock = {
  method: 'POST',
  path: '/back-in-stock/:id',
  summary:
    'Asks for one mail when a part that is out of stock can be ordered again. Needs a verified address.',
  access: 'signedIn',
  response: AskedForStock,
  problems: ['PART_NOT_FOUND', 'PART_CHANGED', 'EMAIL_NOT_VERIFIED'],
} as const satisfies Call;

export const listInvoices = {
  method: 'GET',
  path: '/invoices/:id',
  summary:
    'The invoice of an order, then its credit note. None if it was never paid. `together=yes` adds those of its checkout.',
  access: 'ownerOrAdmin',
  query: InvoicesQuery,
  response: Invoices,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listPackingSlips = {
  method: 'GET',
  path: '/packing-slips',
  summary: 'The packing slips of up to 200 paid orders, by part number.',
  access: 'admin',
  query: PackingSlipsQuery,
  response: PackingSlips,
} as const satisfies Call;

export const startBulkJob = {
  method: 'POST',
  path: '/bulk-jobs',
  summary:
    'Plans one action on the orders that an admin saw. It starts two minutes later, in the background.',
  access: 'admin',
  body: BulkJobRequest,
  response: BulkJobDetails,
  isKeyed: true,
  problems: ['LIST_CHANGED'],
} as const satisfies Call;

export const listBulkJobs = {
  method: 'GET',
  path: '/bulk-jobs',
  summary: 'The running jobs of all admins, and the caller’s own ended jobs, newest first.',
  access: 'admin',
  response: BulkJobs,
} as const satisfies Call;

export const findBulkJob = {
  method: 'GET',
  path: '/bulk-jobs/:id',
  summary: 'The progress of a job, and the orders that it skipped.',
  access: 'admin',
  response: BulkJobDetails,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const changeBulkJob = {
  method: 'PATCH',
  path: '/bulk-jobs/:id',
  summary:
    'Starts a job that waits, or stops one. Before its start, stopping it leaves every order as it is.',
  access: 'admin',
  body: BulkJobChange,
  response: BulkJob,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const endBulkJob = {
  method: 'DELETE',
  path: '/bulk-jobs/:id',
  summary: 'Stops a running job, or removes an ended job from the list.',
  access: 'admin',
  response: EndedBulkJob,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const findBasket = {
  method: 'GET',
  path: '/basket',
  summary: 'The basket of a customer, in the order in which the lines were added.',
  access: 'eachCustomer',
  response: Basket,
} as const satisfies Call;

export const changeBasket = {
  method: 'PATCH',
  path: '/basket',
  summary: 'Sets lines of a customer’s basket. The other lines stay.',
  access: 'eachCustomer',
  body: BasketChange,
  response: Basket,
} as const satisfies Call;

export const readBasketLines = {
  method: 'POST',
  path: '/basket-lines',
  summary: 'What the shop knows of the lines of a visitor’s basket. Nothing is stored.',
  access: 'everyone',
  body: BasketLinesQuery,
  response: Basket,
} as const satisfies Call;

export const findNumbers = {
  method: 'POST',
  path: '/quick-order',
  summary:
    'What the numbers of a list mean: exactly one part, several, none, or one that is not sold any more.',
  access: 'everyone',
  body: QuickOrderQuery,
  response: QuickOrderAnswer,
} as const satisfies Call;

export const readOrderFile = {
  method: 'POST',
  path: '/quick-order-file',
  summary:
    'The rows of the first sheet of a workbook (XLSX) of at most 500 kB, for the quick order. Nothing is stored.',
  access: 'everyone',
  upload: 'file',
  response: OrderFileRows,
} as const satisfies Call;
