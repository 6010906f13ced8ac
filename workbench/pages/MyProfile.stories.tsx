import * as adminParts from '#messages/admin-parts.js';
import * as product from '#messages/product.js';
import * as profile from '#messages/profile.js';
import { addressesScenarios } from '#mocks/handlers/accounts/addresses.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('myProfile'), title: 'Pages/My Profile' };

const { story, state } = pageStories('myProfile');
export const One = state({ shows: ['My Profile', 'Save'] });

export const Unchanged = story({ steps: [press('Save changes')], shows: product.profileUnchanged() });
export const SavedAddresses = story({
  api: [addressesScenarios.saved],
  steps: [press('Make default, Boat shed')],
  shows: ['My addresses', 'Verkstadsgatan 14, 412 51 Göteborg'],
});
export const Leave = story({
  steps: [fill('City', 'Lysekil'), { follow: 'Blog' }],
  shows: [adminParts.leaveEditTitle(), profile.leaveText()],
});
