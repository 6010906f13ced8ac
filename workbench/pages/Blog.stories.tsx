import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('blog'), title: 'Pages/Blog' };

const { state, offline } = pageStories('blog');

export const Many = state({ shows: 'React' });
export const Offline = offline({ shows: 'React' });
