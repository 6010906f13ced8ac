import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('returns'), title: 'Pages/Returns' };

const { state } = pageStories('returns');

export const Default = state({ shows: 'When you get your money' });
