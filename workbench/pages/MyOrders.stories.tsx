import * as calls from '#contract/calls.ts';
import * as ordersText from '#messages/orders.js';
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
export const SignedOut = signedOut;
export const WrongRole = wrongRole;

export const Default = story({ shows: 'Spin-on oil filter' });
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
