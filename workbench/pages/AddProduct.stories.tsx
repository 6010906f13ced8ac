import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { imagesScenarios } from '#mocks/handlers/images.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { addPart, choosePicture } from '#workbench/messages/steps.ts';
import { fill } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Add a Product', tags: ['!autodocs'] } satisfies Meta;

const addProduct = { path: paths.addProduct, as: 'admin' } as const;

/** The picture is being uploaded, and the minimum quantity is missing. */
export const Uploading = page(addProduct, {
  api: [imagesScenarios.slow],
  steps: [
    choosePicture,
    fill('Product name', 'Timing gear, 48 teeth'),
    fill('Minimum quantity', ''),
    fill('Quantity', '96'),
  ],
  shows: ['Sending', product.requiredMinQuantity()],
});
export const Added = page(addProduct, { steps: addPart, shows: product.productAdded() });
