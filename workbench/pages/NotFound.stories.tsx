import { paths } from '#app/paths.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('notFound'), title: 'Pages/Not found' };

const { story, state } = pageStories('notFound');

export const Empty = state({ shows: 'No page at this address.' });

/** The page exists and fails. */
export const Broken = story({
  path: paths.myOrders,
  as: 'unreachable',
  shows: ['Your account could not be reached.', 'req-019a9c40'],
});
