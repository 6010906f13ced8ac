import * as m from '#messages/admin-search.js';
import { searchScenarios } from '#mocks/handlers/catalogue/search.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminSearch'), title: 'Pages/Search' };

const { story, refused, state } = pageStories('adminSearch');
const failed = ['The report could not be loaded', 'The synonyms could not be loaded'];

export const Loading = state({
  api: [searchScenarios.reportLoading, searchScenarios.synonymsLoading],
  shows: ['Loading the report', 'Loading synonyms'],
});
export const Empty = state({
  api: [searchScenarios.reportEmpty, searchScenarios.noSynonyms],
  shows: ['Nothing was searched yet', 'Every search found something', 'No synonyms yet'],
});
export const Many = state({ shows: ['wiper blade', 'front shock'] });
export const Failed = state({
  api: [searchScenarios.reportFailed, searchScenarios.synonymsFailed],
  shows: failed,
});

const change = [press('Add a synonym for tow bar'), fill('Group 6', 'tow bar, towbar')];

export const Saved = story({ steps: [...change, press('Save synonyms')], shows: m.saved() });
export const NotSaved = refused('saveSynonyms', 'UNAVAILABLE', {
  steps: [...change, press('Save synonyms')],
});
export const Leave = story({
  steps: [...change, { follow: 'Blog' }],
  shows: [m.leaveTitle(), m.leaveText()],
});
