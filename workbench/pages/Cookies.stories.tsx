import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('cookies'), title: 'Pages/Cookie policy' };

const { state } = pageStories('cookies');

export const Default = state({ shows: 'How to delete them' });
