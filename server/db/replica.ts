import { isUnavailable, type Database, type Queries } from './connect.ts';

/** ms between two checks. A replica in use is at most about twice this far behind. */
const checkEvery = 500;

interface Replica extends Queries {
  stop(): Promise<void>;
}

/**
 * Reads from a streaming replica while it keeps up with the primary, otherwise from the primary. It keeps up when it has
 * replayed what the primary had written at the check before. A promoted one is used only while the primary is down:
 * afterwards it may be a second primary.
 */
export function openReplica(primary: Queries, replica: Database): Replica {
  let isUsable = false;
  /** The primary's position in its log at the last check. */
  let position: string | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    try {
      const [{ keepsUp, isPromoted }, next] = await Promise.all([
        stateOf(replica, position),
        positionOf(primary),
      ]);
      isUsable = keepsUp && !(isPromoted && next !== null);
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

interface ReplicaState {
  /** Whether it has replayed the log up to a position. */
  keepsUp: boolean;
  isPromoted: boolean;
}

async function stateOf(replica: Queries, position: string | null): Promise<ReplicaState> {
  const { rows } = await replica.query<ReplicaState>(
    `SELECT coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS "keepsUp",
       NOT pg_is_in_recovery() AS "isPromoted"`,
    [position],
  );
  return rows[0] ?? { keepsUp: false, isPromoted: false };
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
