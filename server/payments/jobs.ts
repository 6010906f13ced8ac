import type { Queries } from '../db/connect.ts';
import type { Deps } from '../core/deps.ts';
import type { Job } from '../core/jobs.ts';
import { releaseLapsed } from '../orders/stock.ts';
import { reconcile } from './reconcile.ts';

/** The background jobs for stock and payments. */
export const shopJobs = (deps: Deps): readonly Job[] => [
  {
    name: 'release lapsed reservations',
    every: 30_000,
    async run() {
      await releaseLapsed(deps.db);
    },
  },
  { name: 'reconcile', every: 2 * 60_000, run: () => reconcile(deps) },
  {
    name: 'check the stock ledger',
    every: 10 * 60_000,
    async run() {
      for (const part of await stockMismatches(deps.db)) deps.log.error(part, 'stock and ledger disagree');
    },
  },
];

interface StockMismatch {
  partId: string;
  quantity: number;
  expected: number;
}

/** Returns the parts whose stock differs from the ledger. There must be none. */
export async function stockMismatches(db: Queries): Promise<StockMismatch[]> {
  const { rows } = await db.query<StockMismatch>(
    `SELECT parts.id AS "partId", quantity, initial_quantity + coalesce(moved, 0) AS expected
     FROM parts LEFT JOIN (
       SELECT part_id, sum(delta) AS moved FROM stock_movements GROUP BY part_id
     ) AS ledger ON ledger.part_id = parts.id
     WHERE quantity <> initial_quantity + coalesce(moved, 0)`,
  );
  return rows;
}
