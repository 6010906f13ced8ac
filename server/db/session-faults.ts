import type pg from 'pg';

interface Expected {
  pool: pg.Pool;
  /** PostgreSQL timeouts in ms that every session must enforce. */
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
 * Checks the sessions of the pool. Returns what the operator must change before the server can use them, one line
 * each.
 */
export async function findSessionFaults({ pool, deadlines, pooler }: Expected): Promise<string[]> {
  const clients: pg.PoolClient[] = [];
  try {
    const seen: Settings[] = [];
    // Sequential queries: a pooler in transaction mode gives both clients the same session.
    for (let count = 0; count < 2; count++) {
      const client = await pool.connect();
      clients.push(client);
      seen.push(await settingsOf(client, Object.keys(deadlines)));
    }
    const isShared = seen[0]?.backend === seen[1]?.backend;
    return [
      ...(isShared && pooler === undefined
        ? [
            'DATABASE_URL uses a pooler in transaction mode, where prepared statements fail: set DATABASE_POOLER=transaction.',
          ]
        : []),
      ...deadlineFaults(seen, deadlines),
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
  if (!rows[0]) throw new Error('PostgreSQL did not return its settings.');
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
    `${missing.map(([name]) => name).join(', ')} not set: the pooler drops the server's settings. Run ${sql.join(' ')} Then let the pooler reconnect (RECONNECT in PgBouncer's console).`,
  ];
}
