import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/My Profile', tags: ['!autodocs'] } satisfies Meta;

const myProfile = { path: paths.myProfile, as: 'customer' } as const;

export const Saved = page(myProfile, {
  steps: [fill('City', 'Mölndal'), press('Save changes')],
  shows: product.profileUpdated(),
});
export const Unchanged = page(myProfile, {
  steps: [press('Save changes')],
  shows: product.profileUnchanged(),
});
