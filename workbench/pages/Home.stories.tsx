import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('home'), title: 'Pages/Home' };

const { story, state } = pageStories('home');
export const Many = state({ shows: 'See all 28 parts' });

export const Customer = story({ as: 'customer', shows: 'See all 28 parts' });
export const Admin = story({ as: 'admin', shows: 'See all 28 parts' });
