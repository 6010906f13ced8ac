import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('privacy'), title: 'Pages/Privacy policy' };

const { state } = pageStories('privacy');

export const Default = state({ shows: 'How long we keep it' });
