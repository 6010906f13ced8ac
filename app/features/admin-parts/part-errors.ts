import type { PartChange, Part } from '#contract/parts.ts';
import * as product from '#messages/product.js';
import { ApiError, isUnknown, messageOf } from '#app/lib/http/api-error.ts';
import * as m from '#messages/admin-parts.js';
import * as problem from '#messages/problem.js';
import type { AddPartError } from '#ui/sections/AddPartForm/AddPartForm.tsx';
import type { PartChangeError } from '#ui/sections/PartTable/change-part.ts';

const fields = [
  ...(['name', 'minQuantity', 'quantity', 'price', 'description', 'image'] as const),
  ...(['number', 'brand', 'category', 'successor', 'imageAlt', 'fitments'] as const),
];

/** How the server's message about a row of vehicles begins. */
const [vehiclesRow = ''] = problem.fitmentFault({ row: '\0', fault: '' }).split('\0');

/** The invalid field and its message. The server prefixes the message with the field's name. */
function fieldAtFault(error: unknown): Pick<PartChangeError, 'field' | 'message'> | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'NAME_TAKEN') return { field: 'name', message: error.message };
  if (error.code === 'NUMBER_TAKEN') return { field: 'number', message: error.message };
  if (error.code !== 'INVALID') return null;
  // A row of vehicles has no name, and is another row where the server has joined some.
  if (error.message.startsWith(vehiclesRow)) return { field: 'fitments', message: error.message };
  const [, name, message] = /^(\w+)[.\w]*: (.+)$/s.exec(error.message) ?? [];
  const field = fields.find((one) => one === name);
  return field === undefined || message === undefined ? null : { field, message };
}

/** Why a part was not added: an error at its field, or the product's message with details. */
export function addPartError(error: unknown): AddPartError {
  const isAnswered = error instanceof ApiError && error.code !== 'BROKEN_ANSWER';
  return (
    fieldAtFault(error) ?? {
      message: product.productNotAdded(),
      reason: isAnswered ? messageOf(error) : undefined,
    }
  );
}

/** Why a part was not updated, with the current part after an edit conflict. */
export function changePartError(error: unknown): PartChangeError {
  if (isUnknown(error)) return { message: m.deletedByOther(), isGone: true };
  const current = error instanceof ApiError ? error.part : undefined;
  return { message: messageOf(error), ...fieldAtFault(error), current };
}

const shown = [
  ...(['name', 'description', 'price', 'minQuantity', 'image', 'quantity', 'number', 'brand'] as const),
];
const hidden = [
  ...(['category', 'state', 'successor', 'imageAlt'] as const),
  ...(['morePictures', 'references', 'specifications', 'fitments', 'isFitComplete'] as const),
];

/** Whether a part already has the requested values, set by an earlier attempt or by another admin. False if it does not show. */
export const isAlready = (part: Part, change: PartChange): boolean =>
  shown.every((field) => change[field] === undefined || change[field] === part[field]) &&
  hidden.every((field) => change[field] === undefined);
