import { paymentsScenarios } from '#mocks/handlers/payments.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('payment'), title: 'Pages/Payment' };

const { state, offline, slow, signedOut, wrongRole } = pageStories('payment');
const failed = 'This order could not be loaded';

export const Loading = state({ api: [paymentsScenarios.loading], shows: 'Loading the order' });
export const Empty = state({
  api: [paymentsScenarios.unknown],
  shows: 'We could not find this order in your account.',
});
export const One = state({ shows: '$7,680.00' });
export const Long = state({ api: [paymentsScenarios.longContent], shows: 'Industrivägenindustrivägen' });
export const Failed = state({ api: [paymentsScenarios.failed], shows: failed });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });
