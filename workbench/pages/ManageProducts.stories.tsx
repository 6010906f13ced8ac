import type { Meta } from '@storybook/react-vite';
import { paths } from '#app/paths.ts';
import { adminPartsScenarios } from '#mocks/handlers/admin-parts.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Manage Products', tags: ['!autodocs'] } satisfies Meta;

const manageProducts = { path: paths.manageProducts, as: 'admin' } as const;
const changedMeanwhile = {
  api: [adminPartsScenarios.changedMeanwhile],
  shows: 'Somebody else has changed this part',
};
const edit = press('Ventilated brake disc');

export const SettingStock = page(manageProducts, {
  steps: [press(/change the stock of Wheel bearing/)],
  shows: 'Wheel bearing',
});
export const StockChangedMeanwhile = page(manageProducts, {
  ...changedMeanwhile,
  steps: [
    press(/change the stock of Ventilated brake disc/),
    fill('Stock of Ventilated brake disc', '500'),
    { keys: '{Enter}' },
  ],
});
export const Editing = page(manageProducts, { steps: [edit], shows: 'Edit part' });
export const ChangedMeanwhile = page(manageProducts, {
  ...changedMeanwhile,
  steps: [edit, fill('Price', '70'), press('Save changes')],
});
export const Deleting = page(manageProducts, {
  steps: [press('Delete Front coil spring')],
  shows: 'Delete this part?',
});
