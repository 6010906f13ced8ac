import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { v7 } from 'uuid';
import { poolSize } from '#server/core/limits.ts';
import { fillerOf, Recordings, type Recording } from './recording.ts';

/* A server that only sends the shop's statements and returns their rows, with Hono and `pg`: no checks, no headers. */

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: poolSize });
const app = new Hono();

type Texts = Record<string, string>;

/** The values that fill the placeholders. The token is not verified. */
async function textsOf(c: Context): Promise<Texts> {
  if (c.req.method === 'GET') return { word: c.req.param('word') ?? '' };
  const body: { partId: string; email: string } = await c.req.json();
  const [, claims = ''] = (c.req.header('authorization') ?? '').split('.');
  const { sub }: { sub: string } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return {
    userId: sub,
    partId: body.partId,
    email: body.email,
    key: c.req.header('idempotency-key') ?? '',
    orderId: v7(),
    requestId: randomUUID(),
  };
}

function response({ statements }: Recording) {
  const prepared = statements.map(({ values, ...statement }) => ({
    statement,
    fillers: values?.map(fillerOf),
  }));
  return async (c: Context) => {
    const texts = await textsOf(c);
    let client: pg.PoolClient | undefined;
    let result: unknown[] = [];
    for (const { statement, fillers } of prepared) {
      if (statement.text === 'BEGIN') client = await pool.connect();
      const { rows } = await (client ?? pool).query({
        ...statement,
        values: fillers?.map((fill) => fill(texts)),
      });
      if (statement.text === 'COMMIT') {
        client?.release();
        client = undefined;
      }
      if (rows.length > 0) result = rows;
    }
    return c.json(result);
  };
}

for (const recording of Recordings.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))) {
  app.get(recording.path, response(recording));
  app.get(`${recording.path}/:word`, response(recording));
  app.post(recording.path, response(recording));
}
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' }, () =>
  process.stdout.write('Listening\n'),
);
