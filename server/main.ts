import '#contract/configure.ts';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { createAccessTokens } from './auth/access-tokens.ts';
import { createVerifyIdentity } from './auth/verify-identity.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { connect, type Database } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { isCurrent } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { startJobs } from './jobs.ts';
import { deadlines } from './limits.ts';
import { createLog } from './log.ts';
import { connectProvider } from './payments/provider.ts';

/** A start that cannot go on, told to a person in one line. */
class StartError extends Error {}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const clock = () => new Date();

  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const db = connect(config.databaseUrl ?? embedded?.url ?? '', {
    onIdleError: (error) => log.warn({ error }, 'a database connection broke'),
  });

  const closers: Array<() => Promise<void>> = [() => db.close(), () => embedded?.stop() ?? Promise.resolve()];
  const close = async () => {
    for (const closer of closers) await closer();
  };

  try {
    await refuseOldSchema(db);
    const deps: Deps = {
      config,
      db,
      clock,
      log,
      limits: createRateLimits(db, config.rateLimitScale),
      accessTokens: createAccessTokens(config, clock),
      verifyIdentity: createVerifyIdentity(config, clock),
      provider: connectProvider(config.payments),
    };
    const jobs = startJobs(deps);
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
    // A connection that never ends must not keep the process.
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
      process.stderr.write('The database ended unexpectedly.\n');
      stop(1);
    }
  });
  process.stdout.write(`Listening on ${localAddress(config)}\n`);
}

async function refuseOldSchema(db: Database): Promise<void> {
  let current: boolean;
  try {
    current = await isCurrent(db);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database cannot be used: ${reason || 'no connection'}. Check DATABASE_URL.`, {
      cause,
    });
  }
  if (!current)
    throw new StartError('The database schema is behind this build: run npm run db:migrate first.');
}

async function listen(deps: Deps): Promise<{ close(): Promise<void> }> {
  const { config } = deps;
  const app = createApp(deps);
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: deadlines.headers,
      requestTimeout: deadlines.request,
      keepAliveTimeout: 5_000,
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${config.port} is in use: stop what listens there, or set PORT to another.`)
          : error,
      );
    });
    // Outside production nobody but this machine is meant to reach it.
    server.listen(config.port, config.isProduction ? undefined : 'localhost', () => resolve());
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeIdleConnections' in server) {
          server.closeIdleConnections();
          setTimeout(() => server.closeAllConnections(), deadlines.drain).unref();
        }
      }),
  };
}

const localAddress = ({ isProduction, publicUrl, port }: Config) =>
  isProduction ? publicUrl : `http://localhost:${port}`;

main().catch((error: unknown) => {
  const isTold = error instanceof StartError || error instanceof ConfigError || !(error instanceof Error);
  process.stderr.write(
    `${isTold ? String(error instanceof Error ? error.message : error) : (error.stack ?? error.message)}\n`,
  );
  process.exit(1);
});
