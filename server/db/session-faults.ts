import type pg from 'pg';

/** The pool, and the deadlines in ms that its sessions must enforce. */
interface Wanted {
  pool: pg.Pool;
  deadlines: Readonly<Record<string, number>>;
  pooler: 'transaction' | undefined;
}

interface Settings {
  backend: number;
  role: string;
  /** ms; 0 is off. */
  deadlines: Record<string, number>;
}

/**
 * Looks at the sessions that the pool gets, directly or through a pooler. Returns a line for each thing that the
 * operator has to change before the server may use them.
 */
export async function findSessionFaults({ pool, deadlines, pooler }: Wanted): Promise<string[]> {
  const clients: pg.PoolClient[] = [];
  try {
    const seen: Settings[] = [];
    // One after the other: a pooler in transaction mode then gives both clients the same session.
    for (let count = 0; count < 2; count++) {
      const client = await pool.connect();
      clients.push(client);
      seen.push(await settingsOf(client, Object.keys(deadlines)));
    }
    const isShared = seen[0]?.backend === seen[1]?.backend;
    return [
      ...(isShared && pooler === undefined
        ? [
            'DATABASE_URL leads through a pooler in transaction mode, where prepared statements fail: set DATABASE_POOLER=transaction.',
          ]
        : []),
      ...deadlineFaults(seen, deadlines),
    ];
  } catch (error) {
    const [, parameter] = /unsupported startup parameter: (\w+)/.exec(String(error)) ?? [];
    if (parameter === undefined) throw error;
    const names = Object.keys(deadlines).join(',');
    return [
      `The pooler refuses ${parameter}: add ignore_startup_parameters = ${names} to its settings, or set DATABASE_POOLER=transaction when it is in transaction mode.`,
    ];
  } finally {
    for (const client of clients) client.release();
  }
}

async function settingsOf(client: pg.PoolClient, names: readonly string[]): Promise<Settings> {
  const { rows } = await client.query<Settings>(
    `SELECT pg_backend_pid() AS backend, quote_ident(current_user) AS role,
       (SELECT json_object_agg(name, setting::int) FROM pg_settings WHERE name = ANY ($1)) AS deadlines`,
    [names],
  );
  if (!rows[0]) throw new Error('PostgreSQL did not say which settings are in force.');
  return rows[0];
}

function deadlineFaults(seen: readonly Settings[], wanted: Readonly<Record<string, number>>): string[] {
  const missing = Object.entries(wanted).filter(([name, most]) =>
    seen.some(({ deadlines: { [name]: actual = 0 } }) => actual === 0 || actual > most),
  );
  if (missing.length === 0) return [];
  const role = seen[0]?.role ?? '';
  const sql = missing.map(([name, most]) => `ALTER ROLE ${role} SET ${name} = '${most / 1000}s';`);
  return [
    `${missing.map(([name]) => name).join(', ')} not in force: a pooler drops what the server sets. Run ${sql.join(' ')} Then let the pooler reconnect (RECONNECT in PgBouncer's console).`,
  ];
}
