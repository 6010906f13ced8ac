import * as adminParts from '#messages/admin-parts.js';
import * as product from '#messages/product.js';
import * as profile from '#messages/profile.js';
import { addressesScenarios } from '#mocks/handlers/accounts/addresses.ts';
import { usersScenarios } from '#mocks/handlers/accounts/users.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('myProfile'), title: 'Pages/My Profile' };

const { story, state, offline, slow, signedOut, wrongRole } = pageStories('myProfile');
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

export const Unchanged = story({ steps: [press('Save changes')], shows: product.profileUnchanged() });
export const SavedAddresses = story({
  api: [addressesScenarios.saved],
  steps: [press('Make default, Boat shed')],
  shows: ['My addresses', 'Verkstadsgatan 14, 412 51 Göteborg'],
});
export const AddressesLoading = story({ api: [addressesScenarios.loading], shows: 'Loading your addresses' });
export const AddressesFailed = story({
  api: [addressesScenarios.failed],
  shows: 'Your addresses could not be loaded',
});
export const Leave = story({
  steps: [fill('City', 'Lysekil'), { follow: 'Blog' }],
  shows: [adminParts.leaveEditTitle(), profile.leaveText()],
});
