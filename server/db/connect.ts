import { createHash } from 'node:crypto';
import pg from 'pg';
import { deadlines, poolSize } from '../core/limits.ts';
import { inSpan } from '../core/in-span.ts';
import { OperationError } from '../core/operation-error.ts';
import { Problem } from '../core/problem.ts';
import { findSessionFaults } from './session-faults.ts';

export interface Statement {
  text: string;
  /** Whether each connection parses and plans the statement once. For a few frequent statements. */
  isPrepared: boolean;
}

/** The queries of a use-case, inside or outside a transaction. */
export interface Queries {
  /** Runs SQL with `$1` parameters. Returns timestamps as Date and int8 as number. */
  query<Row extends pg.QueryResultRow>(
    sql: string | Statement,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

export interface Database extends Queries {
  /** Connections of this process, and requests waiting for one. */
  connections(): { total: number; idle: number; waiting: number };
  /**
   * Runs `run` in one READ COMMITTED transaction. Retries, up to three attempts, after a deadlock or a serialisation
   * failure, so `run` must have no effects outside the database. Throws `Problem` for a violated rule of the schema that
   * the caller can act on.
   */
  transaction<Result>(run: (tx: Queries) => Promise<Result>): Promise<Result>;
  /** Returns what the operator must change before the server can use this database, one line each. */
  sessionFaults(): Promise<string[]>;
  close(): Promise<void>;
}

const int8 = 20;

/** Every int8 is a count, a position or an amount of cents, far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** ms. PostgreSQL enforces these for every statement of a session. */
const sessionDeadlines = {
  statement_timeout: deadlines.statement,
  lock_timeout: deadlines.lock,
  idle_in_transaction_session_timeout: deadlines.request,
} as const;

/** Throws `OperationError` with the remedy when a pooler rejects the timeouts, otherwise `error`. */
function explain(error: unknown): never {
  const [, parameter] = /unsupported startup parameter: (\w+)/.exec(String(error)) ?? [];
  if (parameter === undefined) throw error;
  throw new OperationError(
    `The pooler rejects ${parameter}: add ignore_startup_parameters = ${Object.keys(sessionDeadlines).join(',')} to its settings, or set DATABASE_POOLER=transaction when it is in transaction mode.`,
    { cause: error },
  );
}

const names = new Map<string, string>();

/**
 * Names a prepared statement by a hash of its text, so that two processes that share a session through a pooler never
 * use one name for different statements.
 */
function hashName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** The errors for constraints that a valid request can violate. */
const violations = new Map([
  ['parts_brand_number', { code: 'NUMBER_TAKEN', field: 'number' }],
  ['users_last_admin', { code: 'LAST_ADMIN' }],
] as const);

/** A serialization failure, a deadlock, and a row that others locked for too long. Three waits fit into a request. */
const retried = new Set(['40001', '40P01', '55P03']);
const attempts = 3;

export interface ConnectOptions {
  /**
   * A pooler in transaction mode gives each transaction another session. Statements are then not prepared, and the
   * timeouts must be settings of the role.
   */
  pooler?: 'transaction' | undefined;
  /** The maximum number of connections. */
  size?: number;
  /** Called once when the database stops responding. */
  onOutage?(error: Error): void;
  /** Called with the ms since then when a statement succeeds again. */
  onRecovery?(ms: number): void;
}

export function connect(
  url: string,
  { pooler, size = poolSize, onOutage, onRecovery }: ConnectOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: deadlines.connect,
    ...(pooler === 'transaction' ? {} : sessionDeadlines),
    query_timeout: deadlines.clientStatement,
    application_name: 'norholt',
    keepAlive: true,
    types,
  });
  const outage = watchOutage({ onOutage, onRecovery });
  // A connection can fail at any time, also before those who wait for it listen. An error without a listener would end
  // the process.
  pool.on('connect', (client) => client.on('error', outage.failed));
  // The pool repeats the errors of idle connections.
  pool.on('error', () => undefined);
  const nameOf = pooler === 'transaction' ? () => undefined : hashName;
  const fail = (error: unknown): never => {
    outage.failed(error);
    return explain(error);
  };
  const queriesOn = (client: pg.Pool | pg.PoolClient): Queries => {
    const { query } = queriesOf(client, nameOf);
    return {
      async query<Row extends pg.QueryResultRow>(...statement: Parameters<Queries['query']>) {
        const startedAt = performance.now();
        const result = await query<Row>(...statement).catch(fail);
        outage.succeeded(startedAt);
        return result;
      },
    };
  };

  async function transactionOnce<Result>(run: (tx: Queries) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(fail);
    let broken: Error | boolean = true;
    try {
      await client.query('BEGIN');
      const result = await run(queriesOn(client));
      await client.query('COMMIT');
      broken = false;
      return result;
    } catch (error) {
      outage.failed(error);
      // On a connection that does not respond, the caller would wait for the ROLLBACK too.
      if (sqlState(error) !== undefined || !isUnavailable(error)) {
        await client.query('ROLLBACK').then(
          () => (broken = false),
          () => (broken = true),
        );
      }
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    ...queriesOn(pool),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async transaction(run) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await transactionOnce(run);
        } catch (error) {
          if (attempt >= attempts || !retried.has(sqlState(error) ?? '')) throw toProblem(error);
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
        }
      }
    },
    sessionFaults: () => findSessionFaults({ pool, pooler, deadlines: sessionDeadlines }).catch(explain),
    close: () => pool.end(),
  };
}

function toProblem(error: unknown): unknown {
  const violated = violatedConstraint(error);
  const [, found] = [...violations].find(([name]) => name === violated) ?? [];
  if (found === undefined) return error;
  const { code, ...extra } = found;
  return new Problem(code, { extra, cause: error });
}

function queriesOf(client: pg.Pool | pg.PoolClient, nameOf: (text: string) => string | undefined): Queries {
  return {
    query: <Row extends pg.QueryResultRow>(sql: string | Statement, values?: readonly unknown[]) => {
      const { text, isPrepared } = typeof sql === 'string' ? { text: sql, isPrepared: false } : sql;
      const send = () =>
        client.query<Row>({
          name: isPrepared ? nameOf(text) : undefined,
          text,
          values: values && [...values],
        });
      // The text has `$1` in place of values.
      return inSpan(
        /\w+/.exec(text)?.[0] ?? 'query',
        { 'db.system.name': 'postgresql', 'db.query.text': text },
        send,
      );
    },
  };
}

/** Returns PostgreSQL's five-character error code. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** Returns the violated constraint, such as `parts_active_name`. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined;

const unavailableStates = /^(08...|57P0[1-5]|53...|57014|55P03|40001|40P01|25P0[34]|58...|XX...)$/;
const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const connectionMessages =
  /connection terminated|connection timeout|timeout expired|timeout exceeded|query read timeout|calling end on the pool|client has encountered a connection error|not queryable/i;

/** Whether the database was unreachable or too slow, as opposed to an invalid query. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return unavailableStates.test(state);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && connectionErrors.has(String(cause.code))) return true;
    if (connectionMessages.test(cause.message)) return true;
  }
  return false;
}

/** Statements that fail alone, and requests that wait for a connection of a busy pool, while the database responds. */
const isBusy = (error: Error): boolean =>
  /^(57014|55P03|40|25|58|XX)/.test(sqlState(error) ?? '') || /timeout exceeded/i.test(error.message);

/** The errors of outages that `onOutage` has reported. */
const reported = new WeakSet<Error>();

/** Whether the error is part of a reported outage of the database, so that it needs no log line of its own. */
export function isReportedOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (reported.has(cause)) return true;
  return false;
}

function watchOutage({ onOutage, onRecovery }: Pick<ConnectOptions, 'onOutage' | 'onRecovery'>) {
  let since: number | null = null;
  return {
    failed(error: unknown): void {
      if (onOutage === undefined || !(error instanceof Error) || !isUnavailable(error)) return;
      if (since === null && isBusy(error)) return;
      reported.add(error);
      if (since !== null) return;
      since = performance.now();
      onOutage(error);
    },
    /** A statement from before the outage may still succeed. */
    succeeded(startedAt: number): void {
      if (since === null || startedAt < since) return;
      onRecovery?.(performance.now() - since);
      since = null;
    },
  };
}
