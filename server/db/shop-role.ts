import pg from 'pg';

/** The server's role, if the database has it. It owns no tables. */
const shopRole = 'norholt_shop';

/**
 * Grants `norholt_shop` access to the rows of every table, without UPDATE and DELETE on the audit log and without any change
 * of invoices, and to the state of sequences, for backups. `client` must be the owner of the tables. Does nothing without the role or the schema.
 */
export async function grantToShop(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isReady: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AND to_regclass('public.invoices') IS NOT NULL
       AND EXISTS (SELECT FROM pg_roles WHERE rolname = '${shopRole}') AS "isReady"`,
  );
  if (!rows[0]?.isReady) return;
  // Several statements in one query are one transaction, so neither is ever writable.
  await client.query(`
    GRANT USAGE ON SCHEMA public, drizzle TO ${shopRole};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${shopRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${shopRole};
    GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${shopRole};
    REVOKE UPDATE, DELETE ON audit_log FROM ${shopRole};
    REVOKE INSERT, UPDATE, DELETE ON invoices, invoice_counter FROM ${shopRole};
  `);
}

/** Creates the role if it is missing and grants it its rights. Returns its URL. */
export async function prepareShopRole(ownerUrl: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [shopRole]);
    if (rowCount === 0) {
      await client.query(`CREATE ROLE ${shopRole} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
    }
    await grantToShop(client);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = shopRole;
  url.password = password;
  return url.href;
}

/** Returns the rights that the current role has but the server does not need, as texts for the operator. */
export async function findExcessRights(db: {
  query<Row extends pg.QueryResultRow>(sql: string): Promise<{ rows: Row[] }>;
}): Promise<string[]> {
  const { rows } = await db.query<{
    role: string;
    isSuperuser: boolean;
    isOwner: boolean;
    mayChange: boolean;
  }>(
    `SELECT current_user AS role, rolsuper AS "isSuperuser",
       pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = 'public.audit_log'::regclass), 'MEMBER')
         AS "isOwner",
       has_table_privilege('public.audit_log', 'UPDATE, DELETE, TRUNCATE') AS "mayChange"
     FROM pg_roles WHERE rolname = current_user`,
  );
  return rows.flatMap(({ role, isSuperuser, isOwner, mayChange }) => {
    if (isSuperuser) return `the role ${role} is a superuser`;
    if (isOwner) return `the role ${role} owns the audit log and can disable its protection`;
    return mayChange ? `the role ${role} can change the audit log` : [];
  });
}
