import { importsScenarios } from '#mocks/handlers/import/imports.ts';
import { press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminImports'), title: 'Pages/Import' };

const { story, refused, state } = pageStories('adminImports');

export const Loading = state({ api: [importsScenarios.loading], shows: 'Loading earlier imports' });
export const Empty = state({ api: [importsScenarios.none], shows: 'No file was imported yet' });
export const Failed = state({ api: [importsScenarios.failed], shows: 'Earlier imports could not be loaded' });
export const Many = state({ shows: ['parts-november.csv', 'fitment-brakes.csv'] });

const undo = [press('Undo parts-november.csv'), press('Confirm')];

export const UndoRefused = refused('takeImportStep', 'IMPORT_BUSY', { steps: undo });
export const Removed = story({
  steps: [press('Remove list-2003.xls'), press('Confirm')],
  shows: 'list-2003.xls is removed',
});
