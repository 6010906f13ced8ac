import { useRef, useState } from 'react';
import type { BulkAction } from '#contract/orders/order-status.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../../form/action-error.ts';

/** What an admin is asked before many orders change. */
export interface BulkQuestion {
  action: BulkAction;
  /** All selected orders. Some of them may stay as they are. */
  orders: Remote<readonly AdminOrder[]>;
}

/** The question about many orders. `findAll` finds those of all pages, which must be known before anyone can confirm. */
export function useBulkQuestion(findAll: () => Promise<readonly AdminOrder[] | ActionError>) {
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const latest = useRef(0);

  function show(next: BulkQuestion | null) {
    latest.current += 1;
    setQuestion(next);
  }

  async function askAboutAll(action: BulkAction) {
    show({ action, orders: { status: 'loading' } });
    const asked = latest.current;
    const found = await findAll();
    // Another question may be open by now.
    if (asked !== latest.current) return;
    setQuestion({
      action,
      orders:
        'message' in found
          ? { status: 'error', ...found, onRetry: () => void askAboutAll(action) }
          : { status: 'ready', value: found },
    });
  }

  return {
    question,
    askAboutAll,
    askAbout: (action: BulkAction, orders: readonly AdminOrder[]) =>
      show({ action, orders: { status: 'ready', value: orders } }),
    close: () => show(null),
  };
}
