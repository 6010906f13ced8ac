// Written by `npm run atlas`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Fields', tags: ['!autodocs'] } satisfies Meta;

export const RequiredName = message('fields', 'required.name');
export const RequiredEmail = message('fields', 'required.email');
export const RequiredPassword = message('fields', 'required.password');
export const RequiredRating = message('fields', 'required.rating');
export const RequiredReviewDescription = message('fields', 'required.reviewDescription');
export const RequiredProductName = message('fields', 'required.productName');
export const RequiredMinQuantity = message('fields', 'required.minQuantity');
export const RequiredImage = message('fields', 'required.image');
export const RequiredQuantity = message('fields', 'required.quantity');
export const RequiredPrice = message('fields', 'required.price');
export const RequiredProductDescription = message('fields', 'required.productDescription');
export const PasswordTooShort = message('fields', 'passwordTooShort');
export const RatingTooHigh = message('fields', 'ratingTooHigh');
export const ReviewTooShort = message('fields', 'reviewTooShort');
export const ReviewTooLong = message('fields', 'reviewTooLong');
export const BelowMinimum = message('fields', 'belowMinimum');
export const AboveStock = message('fields', 'aboveStock');
