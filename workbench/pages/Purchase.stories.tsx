import { partsScenarios } from '#mocks/handlers/parts.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('purchase'), title: 'Pages/Order' };

const { state, offline, slow, signedOut, wrongRole } = pageStories('purchase');
const failed = 'This part could not be loaded';

export const Loading = state({ api: [partsScenarios.partLoading], shows: 'Loading the part' });
export const Empty = state({
  api: [partsScenarios.partMissing],
  shows: 'This part is not in the catalogue.',
});
export const One = state({ shows: ['Ventilated brake disc', 'Your order'] });
export const Long = state({ api: [partsScenarios.partLong], shows: 'Bremsscheibenabdeckblech' });
export const Failed = state({ api: [partsScenarios.partFailed], shows: failed });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });
