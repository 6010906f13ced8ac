import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminProfile'), title: 'Pages/Admin profile' };

const { state } = pageStories('adminProfile');
export const One = state({ shows: ['My Profile', 'Save'] });
