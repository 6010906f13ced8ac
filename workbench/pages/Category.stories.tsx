import { paths } from '#app/paths.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { partsScenarios } from '#mocks/handlers/catalogue/parts.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('category'), title: 'Pages/Category' };

const { state, refused } = pageStories('category');
export const Empty = state({ api: [partsScenarios.empty], shows: 'No parts in stock' });
export const One = state({ path: paths.category.to('bulbs'), shows: 'Showing 1 part' });
export const Many = state({ shows: 'Ventilated brake disc' });

export const Filtered = state({
  path: `${paths.category.to('brake-discs')}?specs=axle:rear`,
  shows: ['Clear Axle: Rear', 'Showing 1 part'],
});
export const FiltersFailed = state({
  api: [partDataScenarios.facetsFailed],
  shows: ['These filters could not be loaded.', 'Ventilated brake disc'],
});
export const Unknown = refused('findCategory', 'NOT_FOUND', { shows: 'There is no such category.' });
