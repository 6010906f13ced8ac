import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('returns'), title: 'Pages/Returns' };

const { state, offline } = pageStories('returns');

export const Default = state({ shows: 'When you get your money' });
export const Offline = offline({ shows: 'When you get your money' });
