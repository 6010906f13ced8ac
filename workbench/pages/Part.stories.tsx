import * as choices from '#messages/part-choices.js';
import * as m from '#messages/part-details.js';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('part'), title: 'Pages/Part' };

const { state } = pageStories('part');
const failed = m.failed();

export const Loading = state({ api: [partDataScenarios.partLoading], shows: m.loading() });
export const Empty = state({
  api: [partDataScenarios.partMissing],
  shows: 'This part is not in the catalogue.',
});
export const One = state({ shows: ['Ventilated brake disc', m.similar()] });
export const Failed = state({ api: [partDataScenarios.partFailed], shows: failed });

export const NotSold = state({
  api: [partDataScenarios.partNotSold],
  shows: [m.notSold(), m.replacedBy()],
});
/** A number of two brands. */
export const SeveralBrands = state({ api: [partDataScenarios.partAmbiguous], shows: choices.lead() });
export const Draft = state({ as: 'admin', api: [partDataScenarios.partDraft], shows: m.draft() });
/** To customers a draft does not exist. */
export const DraftOfAdmins = state({
  as: 'customer',
  api: [partDataScenarios.partDraft],
  shows: 'This part is not in the catalogue.',
});
