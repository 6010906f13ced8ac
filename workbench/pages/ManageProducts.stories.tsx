import type { Meta } from '@storybook/react-vite';
import { adminPartsScenarios } from '#mocks/handlers/admin-parts.ts';
import { partsScenarios } from '#mocks/handlers/parts.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageStories } from './page-stories.ts';

export default { ...appMeta, title: 'Pages/Manage Products', tags: ['!autodocs'] } satisfies Meta;

const { story, state, offline, slow, signedOut, wrongRole } = pageStories('manageProducts');
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

const changedMeanwhile = {
  api: [adminPartsScenarios.changedMeanwhile],
  shows: 'Somebody else has changed this part',
};
const edit = press('Ventilated brake disc');

export const SettingStock = story({
  steps: [press(/change the stock of Wheel bearing/)],
  shows: 'Wheel bearing',
});
export const Editing = story({ steps: [edit], shows: 'Edit part' });
export const ChangedMeanwhile = story({
  ...changedMeanwhile,
  steps: [edit, fill('Price', '70'), press('Save changes')],
});
export const Deleting = story({ steps: [press('Delete Front coil spring')], shows: 'Delete this part?' });
