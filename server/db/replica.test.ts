import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './connect.ts';
import { openReplica } from './replica.ts';

const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A database that answers with its name, and the checks with `position` or `keepsUp`. */
function database(name: string) {
  const state = { isDown: false, position: '0/10', keepsUp: true, isPromoted: false };
  const query = vi.fn<(sql: string, values?: readonly unknown[]) => Promise<object>>(() =>
    state.isDown ? Promise.reject(lost) : Promise.resolve({ rows: [{ name, ...state }] }),
  );
  const close = vi.fn(() => Promise.resolve());
  return { state, query, close, database: { query, close } as unknown as Database };
}

async function open() {
  const [primary, second] = [database('primary'), database('replica')];
  const replica = openReplica(primary.database, second.database);
  /** Which one answers, after the next check. */
  const reader = async () => {
    await vi.advanceTimersByTimeAsync(500);
    return (await replica.query<{ name: string }>('SELECT name')).rows[0]?.name;
  };
  await vi.advanceTimersByTimeAsync(0);
  return { primary, second, replica, reader };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reads from the replica once it has replayed what the primary had written before', async () => {
  const { second, reader } = await open();
  expect(await reader()).toBe('replica');
  expect(second.query).toHaveBeenCalledWith(expect.stringContaining('pg_last_wal_replay_lsn'), ['0/10']);
});

test('reads from the primary while the replica is behind, and returns to it', async () => {
  const { second, reader } = await open();
  second.state.keepsUp = false;
  expect(await reader()).toBe('primary');
  second.state.keepsUp = true;
  expect(await reader()).toBe('replica');
});

test('repeats a read on the primary when the replica fails', async () => {
  const { second, replica, reader } = await open();
  await reader();
  second.state.isDown = true;
  expect((await replica.query('SELECT name')).rows).toMatchObject([{ name: 'primary' }]);
});

test('throws what an invalid query causes', async () => {
  const { second, replica, reader } = await open();
  await reader();
  const invalid = new pg.DatabaseError('syntax error', 0, 'error');
  invalid.code = '42601';
  second.query.mockRejectedValueOnce(invalid);
  await expect(replica.query('SELEC')).rejects.toBe(invalid);
});

test('keeps reading from the replica while the primary is down', async () => {
  const { primary, reader } = await open();
  await reader();
  primary.state.isDown = true;
  expect(await reader()).toBe('replica');
});

test('reads from a promoted replica only until the primary answers', async () => {
  const { primary, second, reader } = await open();
  await reader();
  primary.state.isDown = true;
  second.state.isPromoted = true;
  expect(await reader()).toBe('replica');
  primary.state.isDown = false;
  expect(await reader()).toBe('primary');
});

test('stops checking and closes the replica', async () => {
  const { second, replica } = await open();
  await replica.stop();
  const calls = second.query.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(second.query).toHaveBeenCalledTimes(calls);
  expect(second.close).toHaveBeenCalledOnce();
});
