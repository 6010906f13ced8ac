import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRateLimits } from '../http/rate-limits.ts';
import { openTestDatabase } from '../testing/database.ts';
import { connect } from './connect.ts';

const { url } = await openTestDatabase();
const text = 'SELECT $1::int + 1 AS next';

async function preparedAfterUse(pooler?: 'transaction') {
  const db = connect(url, { size: 1, pooler });
  const { rows: results } = await db.query({ text, isPrepared: true }, [1]);
  await createRateLimits(db, 1).orders('customer');
  const { rows } = await db.query<{ name: string; statement: string }>(
    'SELECT name, statement FROM pg_prepared_statements',
  );
  await db.close();
  expect(results).toEqual([{ next: 2 }]);
  return rows;
}

test('names prepared statements by a hash of their text, including those of the rate limits', async () => {
  const rows = await preparedAfterUse();
  expect(rows).toHaveLength(2);
  for (const { name, statement } of rows) {
    expect(name).toBe(createHash('sha256').update(statement).digest('base64url'));
  }
});

test('prepares no statements behind a pooler in transaction mode', async () => {
  expect(await preparedAfterUse('transaction')).toEqual([]);
});
