import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('cookies'), title: 'Pages/Cookie policy' };

const { state, offline } = pageStories('cookies');

export const Default = state({ shows: 'How to delete them' });
export const Offline = offline({ shows: 'How to delete them' });
