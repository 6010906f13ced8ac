import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from './open-shop.ts';

/** Every moment that something in the shop waits for or counts from. */
const moments = {
  orders: ['updated_at', 'reserved_until'],
  payments: ['last_event_at', 'updated_at'],
  refund_jobs: ['next_attempt_at'],
  idempotency_keys: ['locked_until'],
};

/** ms between two looks, and the most that one of them counts: on a machine that cannot keep up, time waits for it. */
const beat = 50;
const longest = 150;

/**
 * Lets time go `speedUp` times faster for all that the database knows, and calls `isOver` now and then until
 * it holds. Due times are the database's, so this and the `speedUp` of the server processes are all the clock
 * there is. Resolves to the minutes that went by; throws after `limit` of them.
 */
export async function fastForward(
  { db }: Pick<Shop, 'db'>,
  { speedUp, limit, isOver }: { speedUp: number; limit: number; isOver: () => Promise<boolean> },
): Promise<number> {
  let minutes = 0;
  let lookedAt = performance.now();
  while (!(await isOver())) {
    if (minutes > limit) throw new Error(`Not over after ${limit} minutes`);
    await pause(beat);
    const now = performance.now();
    const seconds = (Math.min(now - lookedAt, longest) / 1000) * speedUp;
    lookedAt = now;
    minutes += seconds / 60;
    for (const [table, columns] of Object.entries(moments)) {
      const older = columns.map((column) => `${column} = ${column} - make_interval(secs => $1)`);
      await db.query(`UPDATE ${table} SET ${older.join(', ')}`, [seconds]);
    }
  }
  return minutes;
}
