import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import * as session from '#messages/create-session.js';
import * as apiError from '#messages/api-error.js';
import { mock } from '#mocks/handlers/mock.ts';
import { oldShopScenarios } from '#mocks/handlers/accounts/old-shop.ts';
import { usersScenarios } from '#mocks/handlers/accounts/users.ts';
import { press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminUsers'), title: 'Pages/All User' };

const { story, refused, state } = pageStories('adminUsers');
export const Many = state({ api: [usersScenarios.manyRows], shows: ['Make admin', '112'] });

export const FromOldShop = story({
  api: [usersScenarios.fromOldShop, oldShopScenarios.known, oldShopScenarios.knownCustomer],
  steps: [press('More for Mara Lindqvist'), { pick: 'From the old shop' }],
  shows: ['Kajgatan 9', 'A-2214'],
});

const makeAdmin = [press('Make Admin'), press('Confirm')];
const fromMenu = (user: RegExp, item: string) => [press(user), { pick: item }, press('Confirm')];
const removeAdmin = fromMenu(/^More for Joel/, 'Remove admin');
const signOut = fromMenu(/^More for/, 'Sign out everywhere');
const block = fromMenu(/^More for/, 'Block');

export const EmailNotVerified = refused('makeAdmin', 'EMAIL_NOT_VERIFIED', {
  problem: { status: 409 },
  steps: makeAdmin,
});
export const SessionEnded = refused('makeAdmin', 'FORBIDDEN', {
  steps: makeAdmin,
  shows: session.ended(),
});
export const UserGone = refused('makeAdmin', 'NOT_FOUND', { steps: makeAdmin });
export const LastAdmin = refused('removeAdmin', 'LAST_ADMIN', { steps: removeAdmin });
export const OwnAccount = refused('blockUser', 'OWN_ACCOUNT', { steps: block });
export const BrokenAnswer = story({
  api: [mock(calls.makeAdmin)(() => HttpResponse.json({ made: 'yes' }))],
  steps: makeAdmin,
  shows: apiError.unreadableResponse(),
});

/** Somebody else was faster. */
const unchanged = () => ({ acknowledged: true, matchedCount: 1, modifiedCount: 0 }) as const;

export const AdminAlready = story({
  api: [mock(calls.makeAdmin)(unchanged)],
  steps: makeAdmin,
  shows: 'was an admin already.',
});
export const CustomerAlready = story({
  api: [mock(calls.removeAdmin)(unchanged)],
  steps: removeAdmin,
  shows: 'was a customer already.',
});
export const SignedInNowhere = story({
  api: [mock(calls.signOutUser)(unchanged)],
  steps: signOut,
  shows: 'was not signed in anywhere.',
});
export const BlockedAlready = story({
  api: [mock(calls.blockUser)(unchanged)],
  steps: block,
  shows: 'was blocked already.',
});
