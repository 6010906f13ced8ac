import { importsScenarios } from '#mocks/handlers/import/imports.ts';
import { press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminImport'), title: 'Pages/Import of one file' };

const { refused, state } = pageStories('adminImport');

export const Loading = state({ api: [importsScenarios.oneLoading], shows: 'Loading the import' });
export const Failed = state({ api: [importsScenarios.oneFailed], shows: 'The import could not be loaded' });
export const Checked = state({ shows: 'Dry run. Nothing has changed yet.' });
export const Columns = state({ api: [importsScenarios.columns], shows: 'Check the file' });
export const Done = state({ api: [importsScenarios.done], shows: '486 drafts cannot be seen by customers.' });
export const Unknown = state({ path: '/admin-dashboard/import/unknown', shows: 'No page at this address.' });

export const StepRefused = refused('takeImportStep', 'IMPORT_BUSY', { steps: [press('Import 489 rows')] });
