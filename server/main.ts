import '#contract/configure.ts';
import { readFileSync } from 'node:fs';
import { createApp, createDeps, type Deps } from './app.ts';
import { readConfig, type Config } from './config/config.ts';
import { connect, isReportedOutage, type Database } from './db/connect.ts';
import { claimDatabase } from './db/environment-mark.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded.ts';
import { findSchemaFault } from './db/migrate.ts';
import { openReplica } from './db/replica.ts';
import { startJobs } from './core/jobs.ts';
import { isTrustedProxy, normalizeAddress } from './http/client-ip.ts';
import {
  closerOf,
  createServer,
  createTlsServer,
  limitPerAddress,
  type TlsFiles,
} from './http/create-server.ts';
import { jobsOf } from './jobs.ts';
import { deadlines } from './core/limits.ts';
import { createLog, type Log } from './core/log.ts';
import { prepareSearch } from './catalogue/search/write-words.ts';
import { setMailing } from './mails/record-mail.ts';
import { saveSeller } from './orders/invoices/save-seller.ts';
import { createMetrics } from './metrics/metrics.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';
import { OperationError } from './core/operation-error.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config, { isReported: isReportedOutage });

  const embedded = config.databaseUrl === undefined ? await startOwnDatabase(config, log) : null;
  const connectTo = (url: string, name: 'database' | 'replica') =>
    connect(url, {
      pooler: config.databasePooler,
      onOutage: (error) => log.error({ reason: reasonOf(error) }, `the ${name} stopped responding`),
      onRecovery: (ms) => log.warn({ seconds: Math.round(ms / 100) / 10 }, `the ${name} responds again`),
    });
  const db = connectTo(config.databaseUrl ?? embedded?.shopUrl ?? '', 'database');

  const closers: Array<() => Promise<void>> = [() => db.close(), () => embedded?.stop() ?? Promise.resolve()];
  const close = async () => {
    for (const closer of closers) await closer();
  };

  try {
    await checkDatabase(db);
    await claimDatabase(db, { environment: config.environment, isEmbedded: embedded !== null });
    await saveSeller(db, config.seller, config.tax);
    const replica =
      config.databaseReplicaUrl && openReplica(db, connectTo(config.databaseReplicaUrl, 'replica'));
    if (replica) closers.unshift(() => replica.stop());
    const metrics = createMetrics(db, { withProcess: true });
    if (config.telemetryUrl !== undefined) {
      const telemetry = await startTelemetry(config.telemetryUrl, metrics);
      closers.unshift(() => telemetry.stop());
    }
    const deps = createDeps(config, db, log, {
      metrics,
      ...(replica && { replica }),
    });
    void prepareSearch(db, config).catch((error: unknown) => log.error({ error }, 'words were not written'));
    await setMailing(db, config.mail !== undefined);
    closers.unshift(() => deps.mailer.stop());
    const jobs = startJobs(deps, jobsOf(deps));
    closers.unshift(() => jobs.stop());
    const server = await listen(deps);
    closers.unshift(() => server.close());
  } catch (error) {
    await close();
    throw error;
  }

  let isStopping = false;
  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    // A connection that stays open must not keep the process running.
    setTimeout(() => process.exit(code), deadlines.drain + 3_000).unref();
    void close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  if (config.isSupervised)
    process.stdin
      .on('end', () => stop(0))
      .on('error', () => stop(0))
      .resume();
  process.on('unhandledRejection', (error) => {
    log.error({ error }, 'unhandled rejection');
    stop(1);
  });
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'uncaught exception');
    stop(1);
  });
  void embedded?.exited.then(() => {
    if (!isStopping) {
      log.error('the database exited unexpectedly');
      stop(1);
    }
  });
  announce(config, log, `Listening on ${localAddress(config)}`);
}

/** The error of a refused connection to several addresses has only a code. */
const reasonOf = (error: Error & { code?: unknown }): string => error.message || String(error.code);

/** Reports progress: a line of the JSON log in production, otherwise text for the terminal. */
function announce({ isProduction }: Config, log: Log, line: string): void {
  if (isProduction) log.info(line);
  else process.stdout.write(`${line}\n`);
}

async function startOwnDatabase(config: Config, log: Log): Promise<EmbeddedPostgres> {
  try {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
    if (embedded.stateFolder !== undefined) {
      announce(config, log, `The database is stored in ${embedded.stateFolder}`);
    }
    return embedded;
  } catch (cause) {
    throw new OperationError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Throws `OperationError` when sessions have no timeouts or this version cannot use the schema. */
async function checkDatabase(db: Database): Promise<void> {
  const faults: string[] = [];
  try {
    faults.push(...(await db.sessionFaults()));
    const fault = faults.length === 0 ? await findSchemaFault(db) : undefined;
    if (fault !== undefined) faults.push(`The database schema ${fault}.`);
  } catch (cause) {
    if (cause instanceof OperationError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The database cannot be used: ${reason || 'no connection'}. Check DATABASE_URL.`;
    throw new OperationError(message, { cause });
  }
  if (faults.length > 0) throw new OperationError(faults.join('\n'));
}

async function listen(deps: Deps): Promise<{ close(): Promise<void> }> {
  const { config } = deps;
  const app = createApp(deps);
  const isProxy = isTrustedProxy(config);
  const server =
    config.tls === undefined
      ? createServer(app)
      : createTlsServer(app, readTls(config.tls), {
          isUnlimited: (address) => isProxy(normalizeAddress(address)),
        });
  // On this machine, a proxy without TRUSTED_PROXIES or a load test.
  limitPerAddress(server, (address) => isProxy(address) || /^(127\.|::1$)/.test(address));
  const close = closerOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(
        reason === undefined ? error : new OperationError(`Port ${config.port} ${reason}.`, { cause: error }),
      );
    });
    server.listen(config.port, config.host, () => resolve());
  });
  return { close };
}

function readTls({ certificateFile, keyFile }: NonNullable<Config['tls']>): TlsFiles {
  try {
    return { cert: readFileSync(certificateFile), key: readFileSync(keyFile) };
  } catch (cause) {
    throw new OperationError('TLS_CERTIFICATE_FILE or TLS_KEY_FILE cannot be read.', { cause });
  }
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use: stop the process that uses it, or set PORT to another port',
  EACCES: 'needs more privileges than this user has: use another user, or set PORT to another port',
  EADDRNOTAVAIL: 'cannot be opened: HOST is not an address of this machine',
};

const localAddress = ({ isProduction, publicUrl, port, tls }: Config) =>
  isProduction ? publicUrl : `http${tls ? 's' : ''}://localhost:${port}`;

main().catch((error: unknown) => {
  // The message of an expected error says what to do, so it needs no stack trace.
  const isExpected = error instanceof OperationError;
  const text = error instanceof Error ? ((isExpected ? null : error.stack) ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
