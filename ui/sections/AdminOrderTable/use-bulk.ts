import pLimit from 'p-limit';
import { useState } from 'react';
import type { BulkAction } from '#contract/bulk-jobs.ts';
import { isEnded } from '#contract/order-status.ts';
import type { AdminOrder } from '#contract/orders.ts';
import * as m from '#messages/admin-order-table.js';
import type { ActionError } from '../form/action-error.ts';

export interface BulkItem {
  order: AdminOrder;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  message?: string;
}

export interface BulkRun {
  action: BulkAction;
  items: readonly BulkItem[];
}

/** The number of concurrent calls: quick, and within the server's rate limits. */
const atOnce = 4;

/** Why an action skips an order; null if it applies. */
export function reasonToSkip(action: BulkAction, { status }: Pick<AdminOrder, 'status'>): string | null {
  if (status === 'shipped') return action === 'confirm' ? m.alreadyShipped() : m.bulkConfirmKeepsShipped();
  if (isEnded(status)) return m.bulkEnded();
  return action === 'confirm' && status === 'unpaid' ? m.notPaidYet() : null;
}

export const isUnderWay = (run: BulkRun | null) =>
  run?.items.some(({ state }) => state === 'waiting' || state === 'running') ?? false;

/** Runs one action on several orders, as single calls with a result each. */
export function useBulk(act: Record<BulkAction, (order: AdminOrder) => Promise<ActionError | null>>) {
  const [run, setRun] = useState<BulkRun | null>(null);

  function change(id: string, result: Pick<BulkItem, 'state' | 'message'>) {
    setRun(
      (before) =>
        before && {
          ...before,
          items: before.items.map((item) =>
            item.order._id === id ? { order: item.order, ...result } : item,
          ),
        },
    );
  }

  async function perform(action: BulkAction, orders: readonly AdminOrder[]) {
    const limit = pLimit(atOnce);
    await Promise.all(
      orders.map((order) =>
        limit(async () => {
          change(order._id, { state: 'running' });
          const refused = await act[action](order);
          change(
            order._id,
            refused === null ? { state: 'done' } : { state: 'failed', message: refused.message },
          );
        }),
      ),
    );
  }

  return {
    run,

    async start(action: BulkAction, orders: readonly AdminOrder[]) {
      const items = orders.map((order): BulkItem => {
        const reason = reasonToSkip(action, order);
        return reason === null ? { order, state: 'waiting' } : { order, state: 'skipped', message: reason };
      });
      setRun({ action, items });
      await perform(
        action,
        items.filter(({ state }) => state === 'waiting').map(({ order }) => order),
      );
    },

    async retry() {
      if (run === null) return;
      const failed = run.items.filter(({ state }) => state === 'failed').map(({ order }) => order);
      for (const { _id } of failed) change(_id, { state: 'waiting' });
      await perform(run.action, failed);
    },

    dismiss: () => setRun(null),
  };
}
