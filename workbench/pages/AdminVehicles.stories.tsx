import * as m from '#messages/admin-vehicles.js';
import { vehiclesScenarios } from '#mocks/handlers/fitment/vehicles.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminVehicles'), title: 'Pages/Makes and models' };

const { story, refused, state } = pageStories('adminVehicles');
const failed = 'The vehicles could not be loaded';

export const Loading = state({ api: [vehiclesScenarios.modelsLoading], shows: 'Loading models' });
export const Empty = state({ api: vehiclesScenarios.noVehicles, shows: 'No models yet' });
export const Many = state({ shows: ['Golf VII', 'Wrangler JK'] });
export const Failed = state({ api: [vehiclesScenarios.modelsFailed], shows: failed });

const open = press(/^(Edit )?Golf VII$/);
const add = [
  press('Add a model'),
  fill('Make', 'Volkswagen'),
  fill('Model', 'Golf 7'),
  fill('First year', '2012'),
  fill('Last year', '2019'),
];
const deleteModel = [press('Delete Volkswagen Golf VII'), press('Confirm')];

export const NameTaken = refused('addModel', 'NAME_TAKEN', {
  steps: [...add, press('Add a model')],
  shows: m.nameTaken(),
});
export const ChangeInUse = refused('changeModel', 'MODEL_IN_USE', {
  steps: [open, fill('Last year', '2020'), press('Save changes')],
  shows: m.inUseChange(),
});
export const ChangeOfDeleted = refused('changeModel', 'NOT_FOUND', {
  steps: [open, fill('Last year', '2020'), press('Save changes')],
  shows: m.goneMeanwhile(),
});
export const DeleteInUse = refused('deleteModel', 'MODEL_IN_USE', { steps: deleteModel, shows: m.inUse() });
export const Deleted = story({
  steps: [press('Delete Kia Ceed JD'), press('Confirm')],
  shows: m.deleted({ name: 'Kia Ceed JD' }),
});
