import * as product from '#messages/product.js';
import type { Part } from '#contract/catalogue/parts.ts';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import { showRefusal, showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/admin-parts.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import { useChangePart, useRestorePart } from './mutations.ts';

function whyNot(error: unknown, name: string): ActionError {
  if (isUnknown(error)) return { message: m.undoDeletedByOther({ name }) };
  if (!(error instanceof ApiError)) return shownError(error);
  if (error.part === undefined) return shownError(error);
  return { message: m.undoChangedByOther({ name, quantity: formatCount(error.part.quantity) }) };
}

/** Runs `act` and shows `text`, or why it failed. */
async function undo({ id, name }: { id: string; name: string }, act: () => Promise<unknown>, text: string) {
  try {
    await act();
    showToast({ tone: 'info', text });
  } catch (error) {
    const reason = whyNot(error, name);
    showRefusal({ ...reason, message: m.undoFailed({ reason: reason.message }) }, `undo-${id}`);
  }
}

/** Adds an Undo action to the toast of a reversible change. */
export function useUndo() {
  const { mutateAsync: change } = useChangePart();
  const { mutateAsync: restore } = useRestorePart();

  /** Restores the old stock only if nobody has changed the new one. */
  const undoStock = ({ _id: id, name, version, quantity: quantitySeen }: Part, quantity: number) =>
    undo(
      { id, name },
      () => change({ id, change: { version, quantity, quantitySeen } }),
      m.stockRestored({ name, quantity: formatCount(quantity) }),
    );

  return {
    /** `part` has the new stock; `before` is the previous stock. */
    offerStock: (part: Part, before: number) =>
      showToast({
        id: `stock-${part._id}`,
        tone: 'positive',
        text: m.stockChanged({ name: part.name, quantity: formatCount(part.quantity) }),
        action: {
          label: m.undo(),
          name: m.undoStock({ name: part.name }),
          onPress: () => void undoStock(part, before),
        },
      }),

    offerRestore: (id: string, name: string) =>
      showToast({
        id: `deleted-${id}`,
        tone: 'positive',
        text: product.productDeleted(),
        action: {
          label: m.undo(),
          name: m.undoDeleting({ name }),
          onPress: () => void undo({ id, name }, () => restore(id), m.restored({ name })),
        },
      }),
  };
}
