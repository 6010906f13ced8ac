import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import type { PageName } from '#workbench/pages/pages.ts';
import { addReview } from './actions.ts';
import { refusedBy } from './causes.ts';
import { alert, atField } from './message.ts';

export default { ...appMeta, title: 'Workbench/Messages/Fields', tags: ['!autodocs'] };

const required =
  (page: PageName, button: string) =>
  (field: string, shows: string, cause = 'The field is left empty') =>
    atField(field)({ page, steps: [press(button)] }, cause, shows);
const requiredToLogIn = required('login', 'Login');
const requiredOfReview = required('addReview', 'Add review');
const requiredOfPart = required('addProduct', 'Add product');

export const RequiredName = required('signup', 'Sign up')('Full name', product.requiredName());
export const RequiredEmail = requiredToLogIn('Email', product.requiredEmail());
export const RequiredPassword = requiredToLogIn('Password', product.requiredPassword());
export const RequiredRating = requiredOfReview('Rating', product.requiredRating(), 'No star is chosen');
export const RequiredReviewDescription = requiredOfReview('Description', product.requiredReviewDescription());
export const RequiredProductName = requiredOfPart('Product name', product.requiredProductName());
export const RequiredMinQuantity = requiredOfPart('Minimum quantity', product.requiredMinQuantity());
export const RequiredImage = requiredOfPart('Image', product.requiredImage(), 'No picture is chosen');
export const RequiredQuantity = requiredOfPart('Quantity', product.requiredQuantity());
export const RequiredPrice = requiredOfPart('Price', product.requiredPrice());
export const RequiredProductDescription = requiredOfPart('Description', product.requiredProductDescription());
export const PasswordTooShort = atField('Password')(
  { page: 'signup', steps: [fill('Password', 'gears'), press('Sign up')] },
  `The password has fewer than ${limits.passwordMin} characters`,
  product.passwordTooShort(),
);

/** The form has five stars, so only the server can return this. */
export const RatingTooHigh = alert(
  addReview,
  refusedBy('addReview', 'INVALID', { message: `rating: ${product.ratingTooHigh()}` }),
  product.ratingTooHigh(),
);

const review = (text: string, cause: string, shows: string) =>
  atField('Description')(
    { page: 'addReview', steps: [fill('Description', text), press('Add review')] },
    cause,
    shows,
  );

export const ReviewTooShort = review(
  'Fits.',
  `The review has fewer than ${limits.review.min} characters`,
  product.reviewTooShort(),
);
export const ReviewTooLong = review(
  'Fits. '.repeat(50),
  `The review has more than ${limits.review.max} characters`,
  product.reviewTooLong(),
);

const quantity = (value: string, cause: string, shows: string) =>
  atField('Quantity')({ page: 'purchase', steps: [fill('Quantity', value)] }, cause, shows);

export const BelowMinimum = quantity(
  '1',
  'The quantity is below the minimum order',
  product.belowMinimum({ minimum: parts[0]?.minQuantity ?? 0 }),
);
export const AboveStock = quantity(
  '100000',
  'The quantity is more than the stock',
  product.aboveStock({ stock: parts[0]?.quantity ?? 0 }),
);
