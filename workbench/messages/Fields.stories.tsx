import type { Meta } from '@storybook/react-vite';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import type { PageName } from '#workbench/pages/pages.ts';
import { addReview } from '#workbench/pages/steps.ts';
import { refusedBy } from './causes.ts';
import { alert, message } from './message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Fields', tags: ['!autodocs'] } satisfies Meta;

const required = (page: PageName, button: string, field: string, shows: string, cause?: string) =>
  message({
    page,
    cause: cause ?? 'The field is left empty',
    steps: [press(button)],
    shows,
    in: { field },
  });

const requiredOfPart = (field: string, shows: string, cause?: string) =>
  required('addProduct', 'Add product', field, shows, cause);

export const RequiredName = required('signup', 'Sign up', 'Full name', product.requiredName());
export const RequiredEmail = required('login', 'Login', 'Email', product.requiredEmail());
export const RequiredPassword = required('login', 'Login', 'Password', product.requiredPassword());
export const RequiredRating = required(
  'addReview',
  'Add review',
  'Rating',
  product.requiredRating(),
  'No star is chosen',
);
export const RequiredReviewDescription = required(
  'addReview',
  'Add review',
  'Description',
  product.requiredReviewDescription(),
);
export const RequiredProductName = requiredOfPart('Product name', product.requiredProductName());
export const RequiredMinQuantity = requiredOfPart('Minimum quantity', product.requiredMinQuantity());
export const RequiredImage = requiredOfPart('Image', product.requiredImage(), 'No picture is chosen');
export const RequiredQuantity = requiredOfPart('Quantity', product.requiredQuantity());
export const RequiredPrice = requiredOfPart('Price', product.requiredPrice());
export const RequiredProductDescription = requiredOfPart('Description', product.requiredProductDescription());
export const PasswordTooShort = message({
  page: 'signup',
  cause: `The password has fewer than ${limits.passwordMin} characters`,
  steps: [fill('Password', 'gears'), press('Sign up')],
  shows: product.passwordTooShort(),
  in: { field: 'Password' },
});

/** The form has five stars, so only the server can return this. */
export const RatingTooHigh = alert(
  'addReview',
  refusedBy('addReview', 'INVALID', { message: `rating: ${product.ratingTooHigh()}` }),
  addReview,
  product.ratingTooHigh(),
);
export const ReviewTooShort = message({
  page: 'addReview',
  cause: `The review has fewer than ${limits.review.min} characters`,
  steps: [fill('Description', 'Fits.'), press('Add review')],
  shows: product.reviewTooShort(),
  in: { field: 'Description' },
});
export const ReviewTooLong = message({
  page: 'addReview',
  cause: `The review has more than ${limits.review.max} characters`,
  steps: [fill('Description', 'Fits. '.repeat(50)), press('Add review')],
  shows: product.reviewTooLong(),
  in: { field: 'Description' },
});

const quantity = (cause: string, value: string, shows: string) =>
  message({
    page: 'purchase',
    cause,
    steps: [fill('Quantity', value)],
    shows,
    in: { field: 'Quantity' },
  });

export const BelowMinimum = quantity(
  'The quantity is below the minimum order',
  '1',
  product.belowMinimum({ minimum: parts[0]?.minQuantity ?? 0 }),
);
export const AboveStock = quantity(
  'The quantity is more than the stock',
  '100000',
  product.aboveStock({ stock: parts[0]?.quantity ?? 0 }),
);
