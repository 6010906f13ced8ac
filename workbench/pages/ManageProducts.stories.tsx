import { partsScenarios } from '#mocks/handlers/parts.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('manageProducts'), title: 'Pages/Manage Products' };

const { state, offline, slow, signedOut, wrongRole } = pageStories('manageProducts');
const failed = 'Parts could not be loaded';

export const Loading = state({ api: [partsScenarios.loading], shows: 'Loading parts' });
export const Empty = state({ api: [partsScenarios.empty], shows: 'No parts yet' });
export const One = state({ api: [partsScenarios.oneRow], shows: 'Ventilated brake disc' });
export const Many = state({ shows: ['Ventilated brake disc', '28'] });
export const Long = state({ api: [partsScenarios.longContent], shows: 'Bremsscheibenabdeckblech' });
export const Failed = state({ api: [partsScenarios.failed], shows: failed });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });
