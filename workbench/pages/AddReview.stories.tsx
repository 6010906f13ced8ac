import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Add A Review', tags: ['!autodocs'] } satisfies Meta;

const addReview = { path: paths.addReview, as: 'customer' } as const;
const text = 'Bearings arrived on the Thursday as promised. One box was dented, the parts were not.';

export const FilledIn = page(addReview, {
  steps: [{ choose: '4 of 5' }, fill('Description', text)],
  shows: '85',
});
export const WithErrors = page(addReview, {
  steps: [press('Add review')],
  shows: product.requiredRating(),
});
