import * as product from '#messages/product.js';
import { ApiError } from '#app/lib/http/api-error.ts';
import { fieldError } from '#app/lib/http/field-error.ts';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import * as m from '#messages/reviews.js';

interface ReviewError extends ActionError<'rating' | 'description'> {
  /** The product's message, also shown as a toast. */
  toast?: string;
}

/** Why a review was not added. A response without the new review's id is a failure, whatever its status. */
export function reviewError(error: unknown): ReviewError {
  if (error instanceof ApiError && error.code === 'BROKEN_ANSWER') {
    return { message: m.notAdded(), toast: product.reviewFailed() };
  }
  return fieldError(error, ['rating', 'description']);
}
