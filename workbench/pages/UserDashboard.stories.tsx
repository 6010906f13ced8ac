import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('userDashboard'), title: 'Pages/Customer dashboard' };

const { state } = pageStories('userDashboard');

export const Many = state({ shows: ['My Orders', 'Spin-on oil filter'] });
