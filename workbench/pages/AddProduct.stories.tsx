import { expect, waitFor } from 'storybook/test';
import * as adminParts from '#messages/admin-parts.js';
import * as product from '#messages/product.js';
import { adminPartsScenarios } from '#mocks/handlers/catalogue/admin-parts.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';
import { addPart, choosePicture, fillInPart } from './steps.ts';

export default { ...pageMeta('addProduct'), title: 'Pages/Add a Product' };

const { story, refused, state, offline } = pageStories('addProduct');
export const Empty = state({ shows: ['Add product', 'How customers will see it'] });
export const Failed = state({
  api: [adminPartsScenarios.addFailed],
  steps: addPart,
  shows: product.productNotAdded(),
});
export const Offline = offline({ steps: fillInPart, shows: 'could not be reached' });
// The picture is sent first, with a longer timeout.
export const Slow = state({ isSlow: true, steps: fillInPart, shows: 'did not answer within 30 seconds' });

/** Somebody follows a link to the page while the session loads. */
export const SessionLoading = story({
  as: 'finding-out',
  shows: 'Loading',
  // While its code loads, the page shows the same word without the frame.
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/^Loading$/)),
});

export const NumberTaken = refused('addPart', 'NUMBER_TAKEN', { steps: addPart });
export const CategoriesNotLoaded = story({
  api: [partDataScenarios.categoriesFailed],
  shows: 'The categories could not be loaded',
});
export const EmptyReference = story({
  steps: [press('Add a number'), press('Add product')],
  shows: ['Use at least three characters, one of them a letter or a digit', '7 fields need your attention'],
});
export const TooLarge = refused('storeImage', 'TOO_LARGE', { steps: [choosePicture] });
export const UnsupportedMedia = refused('storeImage', 'UNSUPPORTED_MEDIA', { steps: [choosePicture] });
export const Leave = story({
  steps: [fill('Product name', 'Timing gear'), { follow: 'Blog' }],
  shows: [adminParts.leaveAddTitle(), adminParts.leaveAddText()],
});
export const NothingFilledIn = story({
  steps: [press('Add product')],
  shows: [
    product.requiredProductName(),
    product.requiredMinQuantity(),
    product.requiredImage(),
    product.requiredQuantity(),
    product.requiredPrice(),
    product.requiredProductDescription(),
  ],
});
