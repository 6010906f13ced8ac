import * as m from '#messages/packing-slips.js';
import { slipsScenarios } from '#mocks/handlers/invoices.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('packingSlips'), title: 'Pages/Packing slips' };

const { state, offline, slow, signedOut, wrongRole } = pageStories('packingSlips');

export const Loading = state({ api: [slipsScenarios.loading], shows: m.loading() });
export const Empty = state({ api: [slipsScenarios.empty], shows: m.noneTitle() });
export const Some = state({ shows: ['Packing slip', 'left out'] });
export const Many = state({ api: [slipsScenarios.many], shows: 'Packing slip' });
export const Long = state({ api: [slipsScenarios.longContent], shows: 'Industrivägenindustrivägen' });
export const Failed = state({ api: [slipsScenarios.failed], shows: m.failed() });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
export const Offline = offline({ shows: m.failed() });
export const Slow = slow({ shows: m.failed() });
