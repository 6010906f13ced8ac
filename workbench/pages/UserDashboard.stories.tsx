import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('userDashboard'), title: 'Pages/Customer dashboard' };

const { state, signedOut, wrongRole } = pageStories('userDashboard');

export const Many = state({ shows: ['My Orders', 'Spin-on oil filter'] });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
