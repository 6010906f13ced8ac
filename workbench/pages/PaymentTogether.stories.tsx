import * as product from '#messages/product.js';
import { basketScenarios } from '#mocks/handlers/orders/basket.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('paymentTogether'), title: 'Pages/Payment of several orders' };

const { state, story, signedOut } = pageStories('paymentTogether');

export const Loading = state({ api: [basketScenarios.checkoutLoading], shows: 'Loading the orders' });
export const Empty = state({
  api: [basketScenarios.checkoutUnknown],
  shows: 'We could not find this order in your account.',
});
export const Failed = state({
  api: [basketScenarios.checkoutFailed],
  shows: 'These orders could not be loaded',
});
export const Several = state({ shows: ['3 orders', 'Pay $1,235.00'] });
export const AlreadyPaid = state({ api: [basketScenarios.checkoutPaid], shows: product.alreadyPaid() });
export const SignedOut = signedOut;

/** The summary says which order cannot be paid, and the page offers to pay the others. */
export const StockGone = story({
  api: [basketScenarios.stockGone],
  shows: ['2 of 3 orders', 'Cancel 1 order and pay the others'],
});
