// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Fields', tags: ['!autodocs'] } satisfies Meta;

export const RequiredName = message('fields', 'requiredName');
export const RequiredEmail = message('fields', 'requiredEmail');
export const RequiredPassword = message('fields', 'requiredPassword');
export const RequiredRating = message('fields', 'requiredRating');
export const RequiredReviewDescription = message('fields', 'requiredReviewDescription');
export const RequiredProductName = message('fields', 'requiredProductName');
export const RequiredMinQuantity = message('fields', 'requiredMinQuantity');
export const RequiredImage = message('fields', 'requiredImage');
export const RequiredQuantity = message('fields', 'requiredQuantity');
export const RequiredPrice = message('fields', 'requiredPrice');
export const RequiredProductDescription = message('fields', 'requiredProductDescription');
export const PasswordTooShort = message('fields', 'passwordTooShort');
export const RatingTooHigh = message('fields', 'ratingTooHigh');
export const ReviewTooShort = message('fields', 'reviewTooShort');
export const ReviewTooLong = message('fields', 'reviewTooLong');
export const BelowMinimum = message('fields', 'belowMinimum');
export const AboveStock = message('fields', 'aboveStock');
