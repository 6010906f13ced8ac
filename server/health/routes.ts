import { Hono } from 'hono';
import type { Deps } from '../core/deps.ts';
import type { AppEnv } from '../core/env.ts';

/**
 * `healthz`: the process responds. `readyz`: the database responds too. Without its image store the shop still takes orders, so
 * that is only a hint.
 */
export const healthRoutes = ({ db, imageStoreCheck }: Pick<Deps, 'db' | 'imageStoreCheck'>) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      await db.query('SELECT 1');
      return c.json({ status: 'ready', imageStore: imageStoreCheck.state() }, 200, {
        'Cache-Control': 'no-store',
      });
    });
