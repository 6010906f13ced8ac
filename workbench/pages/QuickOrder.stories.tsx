import { pastedList } from '#mocks/fixtures/quick-order.ts';
import { quickOrderScenarios } from '#mocks/handlers/orders/quick-order.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('quickOrder'), title: 'Pages/Quick order' };

const { state, refused } = pageStories('quickOrder');
const label = 'Numbers and quantities';
const steps = [fill(label, pastedList), press('Check 13 lines')];

export const Empty = state({ shows: 'What the list may look like' });
export const Checked = state({
  as: 'customer',
  api: [quickOrderScenarios.several],
  steps,
  shows: ['13 lines were read.', 'Add 6 lines to the basket'],
});
/** What is ready is in the basket, and the other lines stay. */
export const Added = state({
  api: [quickOrderScenarios.several],
  steps: [...steps, press('Add 6 lines to the basket')],
  shows: ['5 lines are in the basket', '7 open lines as CSV'],
});
export const TooManyLists = refused('findNumbers', 'RATE_LIMITED', {
  steps: [fill(label, 'NH-10042 20'), press('Check 1 line')],
});
export const Admin = state({ as: 'admin', shows: 'Admins have no basket' });
