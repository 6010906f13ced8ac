import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from './open-shop.ts';

/** The columns that due times depend on. */
const timeColumns = {
  orders: ['updated_at', 'reserved_until'],
  payments: ['last_event_at', 'updated_at'],
  refund_jobs: ['next_attempt_at'],
  idempotency_keys: ['locked_until'],
};

/** In ms. `maxStep` slows the clock down on a machine that cannot keep up. */
const interval = 50;
const maxStep = 150;

/**
 * Makes time in the database pass `speedUp` times faster until `isOver` returns true. All due times are in the database;
 * the server processes speed up their timers themselves. Returns the minutes that passed. Throws after `limit` minutes.
 */
export async function fastForward(
  { db }: Pick<Shop, 'db'>,
  { speedUp, limit, isOver }: { speedUp: number; limit: number; isOver: () => Promise<boolean> },
): Promise<number> {
  let minutes = 0;
  let checkedAt = performance.now();
  while (!(await isOver())) {
    if (minutes > limit) throw new Error(`Not over after ${limit} minutes`);
    await pause(interval);
    const now = performance.now();
    const seconds = (Math.min(now - checkedAt, maxStep) / 1000) * speedUp;
    checkedAt = now;
    minutes += seconds / 60;
    for (const [table, columns] of Object.entries(timeColumns)) {
      const older = columns.map((column) => `${column} = ${column} - make_interval(secs => $1)`);
      await db.query(`UPDATE ${table} SET ${older.join(', ')}`, [seconds]);
    }
  }
  return minutes;
}
