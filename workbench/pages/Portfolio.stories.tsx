import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('portfolio'), title: 'Pages/MY Portfolio' };

const { state } = pageStories('portfolio');

export const Many = state({ shows: 'Jonas Reyl' });
