import { partsScenarios } from '#mocks/handlers/catalogue/parts.ts';
import { reviewsScenarios } from '#mocks/handlers/shop/reviews.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('home'), title: 'Pages/Home' };

const { story, state, offline, slow } = pageStories('home');
const failed = ['Parts could not be loaded', 'Reviews could not be loaded.'];

export const Loading = state({
  api: [partsScenarios.loading, reviewsScenarios.loading],
  shows: ['Loading parts', 'Loading reviews'],
});
export const Empty = state({
  api: [partsScenarios.empty, reviewsScenarios.empty],
  shows: ['No parts in stock', 'No reviews yet'],
});
export const One = state({
  api: [partsScenarios.oneRow, reviewsScenarios.oneRow],
  shows: 'Ventilated brake disc',
});
export const Many = state({ shows: 'See all 28 parts' });
export const Long = state({
  api: [partsScenarios.longContent, reviewsScenarios.longContent],
  shows: 'Bremsscheibenabdeckblech',
});
export const Failed = state({ api: [partsScenarios.failed, reviewsScenarios.failed], shows: failed });
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });

export const Customer = story({ as: 'customer', shows: 'See all 28 parts' });
export const Admin = story({ as: 'admin', shows: 'See all 28 parts' });
