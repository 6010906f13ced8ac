import { Hono } from 'hono';
import type { Deps } from '../core/deps.ts';
import type { AppEnv } from '../core/env.ts';

/** `healthz`: the process responds. `readyz`: the database responds too. */
export const healthRoutes = ({ db }: Pick<Deps, 'db'>) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      await db.query('SELECT 1');
      return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
    });
