import * as calls from '#contract/calls.ts';
import { problemMessage } from '#contract/problem-messages.ts';
import { addressesScenarios } from '#mocks/handlers/accounts/addresses.ts';
import { rejected } from '#mocks/handlers/mock.ts';
import { basketScenarios } from '#mocks/handlers/orders/basket.ts';
import { expect, within } from 'storybook/test';
import { press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('basket'), title: 'Pages/Basket' };

const { state, story } = pageStories('basket');
const place = 'Place 3 orders · $1,235.00';
const saved = addressesScenarios.saved;

/** A visitor has not added anything yet. */
export const Empty = state({ shows: 'The basket is empty' });
export const One = state({ as: 'customer', api: [basketScenarios.oneLine], shows: '1 order, 10 pieces' });
export const Loading = state({ as: 'customer', api: [basketScenarios.loading], shows: 'Loading the basket' });
export const Failed = state({
  as: 'customer',
  api: [basketScenarios.failed],
  shows: 'The basket could not be loaded',
});
export const Customer = state({ as: 'customer', api: [saved], shows: ['3 orders, 120 pieces', place] });
export const Problems = state({
  as: 'customer',
  api: [saved, basketScenarios.problems],
  shows: ['Place 7 orders', '2 of 7 lines are counted'],
});
export const Admin = state({ as: 'admin', shows: 'Admins have no basket' });

/** A change that the server refuses is undone. */
export const ChangeRefused = story({
  as: 'customer',
  api: [saved, basketScenarios.changeRefused],
  shows: place,
  steps: [press('Remove Brake pad set'), press('Undo')],
});

const fromCustomer = { as: 'customer', steps: [press(place)] } as const;

/** The line says why, and has the focus. */
export const LinesRefused = story({
  ...fromCustomer,
  api: [saved, basketScenarios.linesRefused],
  shows: problemMessage('ABOVE_STOCK'),
  play: async ({ canvasElement }) => {
    const line = within(canvasElement.ownerDocument.body).getAllByText(problemMessage('ABOVE_STOCK'))[0];
    await expect(line?.closest('[tabindex="-1"]')).toHaveFocus();
  },
});
export const TooManyOpenOrders = story({
  ...fromCustomer,
  api: [saved, rejected(calls.placeCheckout, 'TOO_MANY_OPEN_ORDERS')],
  shows: problemMessage('TOO_MANY_OPEN_ORDERS'),
});

/** From the basket to the page that pays all orders. */
export const Placed = story({
  ...fromCustomer,
  api: [saved],
  remembers: true,
  shows: ['You are paying for 3 orders together', '$1,235.00'],
});
