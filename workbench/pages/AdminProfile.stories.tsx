import { usersScenarios } from '#mocks/handlers/accounts/users.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminProfile'), title: 'Pages/Admin profile' };

const { state, offline, slow, signedOut, wrongRole } = pageStories('adminProfile');
const failed = 'Your profile could not be loaded';

export const Loading = state({ api: [usersScenarios.loading], shows: 'Loading your profile' });
export const Empty = state({ api: [usersScenarios.newAccount], shows: ['My Profile', 'Save'] });
export const One = state({ shows: ['My Profile', 'Save'] });
export const Long = state({ api: [usersScenarios.longProfile], shows: ['My Profile', 'Save'] });
export const Failed = state({ api: [usersScenarios.failed], shows: failed });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });
