import { paths } from '#app/paths.ts';
import * as nothingFound from '#messages/nothing-found.js';
import * as partSearch from '#messages/part-search.js';
import * as partsCatalogue from '#messages/parts-catalogue.js';
import * as suggestions from '#messages/suggestions.js';
import { partsScenarios } from '#mocks/handlers/catalogue/parts.ts';
import { fill } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('parts'), title: 'Pages/Parts' };

const { story, state, offline, slow } = pageStories('parts');
const failed = 'Parts could not be loaded';
export const One = state({ api: [partsScenarios.oneRow], shows: 'Ventilated brake disc' });
export const Many = state({ shows: 'Forged piston' });
export const Long = state({ api: [partsScenarios.longContent], shows: 'Bremsscheibenabdeckblech' });
export const Failed = state({ api: [partsScenarios.failed], shows: failed });
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });
export const Suggestions = story({
  steps: [fill(partSearch.label(), 'disc')],
  shows: suggestions.searchAll({ text: 'disc' }),
});
export const NothingFound = story({
  path: `${paths.parts}?search=disc&stock=in&maxPrice=1`,
  shows: [partsCatalogue.noneOfAll({ count: '3' }), nothingFound.leaveOneOut()],
});
export const PriceAboveHighest = story({
  steps: [fill('To', '40'), fill(partsCatalogue.from(), '80'), fill(partsCatalogue.need(), '1')],
  shows: partsCatalogue.fromAboveTo({ max: '$40.00' }),
});
