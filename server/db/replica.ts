import { isUnavailable, type Database, type Queries } from './connect.ts';

/** ms between two checks. A replica in use is at most about twice this far behind. */
const checkEvery = 500;

export interface Replica extends Queries {
  stop(): Promise<void>;
}

/**
 * Reads from a streaming replica while it keeps up with the primary, otherwise from the primary. It keeps up when it has
 * replayed what the primary had written at the check before. While the primary is down, it stays in use.
 */
export function openReplica(primary: Queries, replica: Database): Replica {
  let isUsable = false;
  /** The primary's position in its log at the last check. */
  let position: string | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    try {
      const [keepsUp, next] = await Promise.all([hasReplayed(replica, position), positionOf(primary)]);
      isUsable = keepsUp;
      position = next ?? position;
    } catch {
      isUsable = false;
    }
  }

  async function watch(): Promise<void> {
    await check();
    if (!isStopped) timer = setTimeout(() => void watch(), checkEvery);
  }
  void watch();

  return {
    async query(...statement) {
      if (!isUsable) return primary.query(...statement);
      try {
        return await replica.query(...statement);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        isUsable = false;
        return primary.query(...statement);
      }
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await replica.close();
    },
  };
}

/** Whether it is a replica that has replayed the log up to `position`. A promoted one is not: it may be a second primary. */
async function hasReplayed(replica: Queries, position: string | null): Promise<boolean> {
  const { rows } = await replica.query<{ keepsUp: boolean | null }>(
    'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS "keepsUp"',
    [position],
  );
  return rows[0]?.keepsUp ?? false;
}

/** Returns the end of the primary's log, or null while it is down. */
async function positionOf(primary: Queries): Promise<string | null> {
  try {
    const { rows } = await primary.query<{ position: string }>(
      'SELECT pg_current_wal_lsn()::text AS position',
    );
    return rows[0]?.position ?? null;
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}
