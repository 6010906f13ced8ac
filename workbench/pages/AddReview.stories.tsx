import { usersScenarios } from '#mocks/handlers/users.ts';
import { fill } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('addReview'), title: 'Pages/Add A Review' };

const { state, offline, slow, signedOut, wrongRole } = pageStories('addReview');
const failed = 'Your profile could not be loaded';

export const Loading = state({ api: [usersScenarios.loading], shows: 'Loading your name and photo' });
export const Empty = state({ api: [usersScenarios.newAccount], shows: 'Add A Review' });
export const One = state({ shows: ['Add A Review', 'Mara Lindqvist'] });
export const Long = state({
  api: [usersScenarios.longProfile],
  steps: [fill('Description', 'Unwahrscheinlichkeitsberechnung'.repeat(8))],
  shows: 'Wolfeschlegelstein',
});
export const Failed = state({ api: [usersScenarios.failed], shows: failed });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });
