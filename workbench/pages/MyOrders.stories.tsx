import { expect } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import * as ordersText from '#messages/orders.js';
import { oldShopScenarios } from '#mocks/handlers/accounts/old-shop.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { mock } from '#mocks/handlers/mock.ts';
import { ordersScenarios } from '#mocks/handlers/orders/orders.ts';
import { press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('myOrders'), title: 'Pages/My Orders' };

const { story, refused, state, signedOut, wrongRole } = pageStories('myOrders');
const failed = 'Orders could not be loaded';

export const Loading = state({ api: [ordersScenarios.loading], shows: 'Loading orders' });
export const Empty = state({ api: [ordersScenarios.empty], shows: 'No orders yet' });
export const One = state({ api: [ordersScenarios.oneRow], shows: 'Ventilated brake disc' });
export const Many = state({ api: [ordersScenarios.manyRows], shows: ['Spin-on oil filter', '60'] });
export const Long = state({ api: [ordersScenarios.longContent], shows: 'Bremsscheibenabdeckblech' });
export const Failed = state({ api: [ordersScenarios.failed], shows: failed });
export const FromOldShop = state({
  api: [oldShopScenarios.known],
  shows: ['Spin-on oil filter', 'From the old shop', 'A-2214'],
});
export const OldShopUnverified = state({
  api: [oldShopScenarios.unverified],
  shows: ['Spin-on oil filter', 'Yours is not verified yet.', 'Send the mail again'],
});
export const SignedOut = signedOut;
export const WrongRole = wrongRole;

/** Most customers have no history. */
export const Default = story({
  shows: 'Spin-on oil filter',
  play: ({ canvas }) => expect(canvas.queryByText('From the old shop')).toBeNull(),
});
export const OrderNotDeletable = refused('deleteOrder', 'ORDER_NOT_DELETABLE', {
  steps: [press(/^Cancel the order/), press('Confirm')],
});

const steps = [press(/^#/)];

export const BoughtPartGone = refused('findPart', 'NOT_FOUND', {
  steps,
  shows: ordersText.buyAgainRemoved(),
});
export const BoughtPartSoldOut = story({
  api: [mock(calls.findPart)(() => buildPart({ quantity: 0 }))],
  steps,
  shows: ordersText.buyAgainOutOfStock(),
});
