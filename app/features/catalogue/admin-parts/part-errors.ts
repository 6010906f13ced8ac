import { listedFields, partFieldNames, unlistedFields } from '#contract/catalogue/part-fields.ts';
import type { PartChange, Part } from '#contract/catalogue/parts.ts';
import * as product from '#messages/product.js';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { fieldError } from '#app/lib/http/field-error.ts';
import * as m from '#messages/admin-parts.js';
import type { AddPartError } from '#ui/sections/catalogue/AddPartForm/AddPartForm.tsx';
import type { PartFieldError } from '#ui/sections/catalogue/part/part-values.ts';
import type { PartChangeError } from '#ui/sections/catalogue/PartTable/change-part.ts';

/** These have no place for a message. A fault of theirs is shown above the form. */
const withoutMessage: readonly string[] = ['state', 'references', 'specifications', 'isFitComplete'];
const fields = partFieldNames.filter((name) => !withoutMessage.includes(name));

/** The field at fault, or the cell of a row of numbers. */
function faultOf(error: unknown): PartFieldError {
  const shown = fieldError(error, fields);
  if (!(error instanceof ApiError) || error.field !== 'references' || error.row === undefined) return shown;
  return { ...shown, field: `references.${error.row}.${error.column === 'maker' ? 'maker' : 'number'}` };
}

/** Why a part was not added: an error at its field, or the product's message with details. */
export function addPartError(error: unknown): AddPartError {
  const isAnswered = error instanceof ApiError && error.code !== 'BROKEN_ANSWER';
  const fault = faultOf(error);
  if (fault.field !== undefined) return fault;
  return {
    ...fault,
    message: product.productNotAdded(),
    reason: isAnswered ? fault.message : undefined,
  };
}

/** Why a part was not updated, with the current part after an edit conflict. */
export function changePartError(error: unknown): PartChangeError {
  if (isUnknown(error)) return { message: m.deletedByOther(), isGone: true };
  const current = error instanceof ApiError ? error.part : undefined;
  return { ...faultOf(error), current };
}

/** Whether a part already has the requested values, set by an earlier attempt or by another admin. False if it does not show. */
export const isAlready = (part: Part, change: PartChange): boolean =>
  listedFields.every((field) => change[field] === undefined || change[field] === part[field]) &&
  unlistedFields.every((field) => change[field] === undefined);
