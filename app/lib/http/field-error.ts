import type { ActionError } from '#ui/sections/form/action-error.ts';
import { ApiError, messageOf } from './api-error.ts';
import { remedyOf } from './remedy-of.ts';

/** Returns what a form shows of an error: at the field at fault if it is one of `fields`, otherwise below the form. */
export function fieldError<const Field extends string>(
  error: unknown,
  fields: readonly Field[],
): ActionError<Field> {
  const field = error instanceof ApiError ? fields.find((one) => one === error.field) : undefined;
  return { message: messageOf(error), ...remedyOf(error), ...(field !== undefined && { field }) };
}
