import * as m from '#messages/invoice.js';
import { invoicesScenarios } from '#mocks/handlers/orders/invoices.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('invoice'), title: 'Pages/Invoice' };

const { state, signedOut } = pageStories('invoice');

export const Loading = state({ api: [invoicesScenarios.loading], shows: m.loading() });
export const Empty = state({ api: [invoicesScenarios.unpaid], shows: m.noneTitle() });
export const One = state({ shows: '2026-000123' });
export const ForAdmins = state({ as: 'admin', shows: '2026-000123' });
export const Unknown = state({
  api: [invoicesScenarios.unknown],
  shows: 'We could not find this order in your account.',
});
export const Long = state({ api: [invoicesScenarios.longContent], shows: 'Industrivägenindustrivägen' });
export const Failed = state({ api: [invoicesScenarios.failed], shows: m.failed() });
export const SignedOut = signedOut;
