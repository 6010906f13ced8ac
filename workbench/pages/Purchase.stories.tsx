import { buyAgainPath } from '#contract/orders/reorder.ts';
import * as product from '#messages/product.js';
import * as purchase from '#messages/purchase.js';
import { orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { addressesScenarios } from '#mocks/handlers/accounts/addresses.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { partsScenarios } from '#mocks/handlers/catalogue/parts.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('purchase'), title: 'Pages/Order' };

const { refused, state, story, signedOut } = pageStories('purchase');
const failed = 'This part could not be loaded';

export const Loading = state({ api: [partsScenarios.partLoading], shows: 'Loading the part' });
export const Empty = state({
  api: [partsScenarios.partMissing],
  shows: 'This part is not in the catalogue.',
});
export const One = state({ shows: ['Ventilated brake disc', 'Your order'] });
export const Long = state({ api: [partsScenarios.partLong], shows: 'Bremsscheibenabdeckblech' });
export const Failed = state({ api: [partsScenarios.partFailed], shows: failed });
export const SignedOut = signedOut;

const [sold] = orders.filter(({ partId }) => partId === parts[0]?._id);
if (!sold) throw new Error('No order of the part');

export const SavedAddress = story({ api: [addressesScenarios.saved], shows: 'Your default address.' });
export const AddressesFailed = story({ api: [addressesScenarios.failed], shows: 'Review order' });
export const Again = story({
  path: buyAgainPath(sold),
  shows: ['As in order', 'The address of that order.'],
});
/** The page of the part names its successor. */
export const Gone = story({
  path: buyAgainPath(sold),
  api: [partsScenarios.partGone, partDataScenarios.partNotSold],
  shows: 'not sold any more',
});

const steps = [
  fill('Address', 'Verkstadsgatan 14, 412 51 Göteborg'),
  press('Review order'),
  press('Place order'),
];

export const SessionEnded = refused('findPart', 'UNAUTHENTICATED', {
  shows: 'Please log in to order this part.',
});
export const Forbidden = refused('placeOrder', 'FORBIDDEN', { steps });
export const PartNotFound = refused('placeOrder', 'PART_NOT_FOUND', { steps });
export const TooManyOpenOrders = refused('placeOrder', 'TOO_MANY_OPEN_ORDERS', { steps });
export const BelowMinimum = refused('placeOrder', 'BELOW_MINIMUM', {
  problem: { message: product.belowMinimum({ minimum: 40 }) },
  steps,
});
export const AboveStock = refused('placeOrder', 'ABOVE_STOCK', {
  problem: { status: 409, message: product.aboveStock({ stock: 36 }) },
  steps,
});
export const DoesNotFit = refused('placeOrder', 'DOES_NOT_FIT', { steps, shows: 'Order it anyway' });
export const FitOpen = refused('placeOrder', 'FIT_OPEN', {
  problem: { open: [{ criterion: 'Front disc', value: '312 mm, option 1ZE' }] },
  steps,
  shows: ['still open', 'Front disc 312 mm, option 1ZE?'],
});
export const PriceChanged = refused('placeOrder', 'PRICE_CHANGED', {
  problem: { totalPrice: 7920 },
  steps,
  shows: purchase.priceChanged({ totalPrice: '$7,920.00' }),
});
