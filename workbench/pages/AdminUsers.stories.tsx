import { usersScenarios } from '#mocks/handlers/users.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminUsers'), title: 'Pages/All User' };

const { state, offline, slow, signedOut, wrongRole } = pageStories('adminUsers');
const failed = 'Users could not be loaded';

export const Loading = state({ api: [usersScenarios.listLoading], shows: 'Loading users' });
export const Empty = state({ api: [usersScenarios.listEmpty], shows: 'No users yet' });
export const One = state({ api: [usersScenarios.oneRow], shows: 'Anders Brandt' });
export const Many = state({ api: [usersScenarios.manyRows], shows: ['Make admin', '112'] });
export const Long = state({ api: [usersScenarios.longContent], shows: 'Wolfeschlegelstein' });
export const Failed = state({ api: [usersScenarios.listFailed], shows: failed });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });
