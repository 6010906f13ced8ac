import { Hono } from 'hono';
import type { AppEnv } from '../core/env.ts';
import type { Queries } from '../db/connect.ts';
import type { ImageStoreCheck } from '../images/check-image-store.ts';

/** ms. Probes within this time share one statement, so that many of them cost the database nothing. */
const reusedMs = 1_000;

/** Asks the database, unless it was asked a moment ago. Rejects when it did not respond. */
function createCheck(db: Queries): () => Promise<unknown> {
  let last: Promise<unknown> | undefined;
  let endedAt = Infinity;
  return () => {
    if (last === undefined || performance.now() >= endedAt + reusedMs) {
      endedAt = Infinity;
      last = db.query('SELECT 1').finally(() => (endedAt = performance.now()));
    }
    return last;
  };
}

interface HealthDeps {
  db: Queries;
  imageStoreCheck: Pick<ImageStoreCheck, 'state'>;
}

/**
 * `healthz`: the process responds. `readyz`: the database responds too. Without its image store the shop still takes orders, so
 * that is only a hint.
 */
export function healthRoutes({ db, imageStoreCheck }: HealthDeps): Hono<AppEnv> {
  const check = createCheck(db);
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      await check();
      return c.json({ status: 'ready', imageStore: imageStoreCheck.state() }, 200, {
        'Cache-Control': 'no-store',
      });
    });
}
