import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '#server/config/config.ts';
import { freePort } from '#server/core/free-port.ts';
import { FolderLockedError } from '#server/db/embedded.ts';
import { OperationError } from '#server/core/operation-error.ts';
import { isAppBuilt } from './build-app.ts';
import { keepBundle } from './bundle.js';
import { ensurePortsFree, ensureWritable, lockDataDir, tokenSecret } from './checks.ts';
import { respond, runToEnd, startChild } from './child.ts';
import { launchPostgres, prepareDatabase } from './database.ts';
import { SupervisedProcess } from './supervised-process.ts';
import { readLocalRun, type Environment } from './server-environment.ts';
import { StartError } from './start-error.ts';

/** PORT serves the server with the built app (`start`) or Vite with a proxy to the server (`dev`). */
export type Mode = 'start' | 'dev';

export interface DevStack {
  shopUrl: string;
  mailboxUrl: string;
  /** `npm run dev` replaces it when its sources change. */
  server: SupervisedProcess;
  /** Sets the bundle for the next server. */
  useBundle(folder: string): void;
  /** Migrates the database. Returns whether it was seeded. */
  prepareDatabase(): Promise<boolean>;
}

interface Stopper {
  stop(): Promise<unknown>;
  /** Called on all before the first `stop`: prevents restarts. */
  prepareStop?(): void;
}

/** What to stop, in three phases: processes that depend on others, the other processes, the lock of the folder. */
class Stoppers {
  readonly first: Stopper[] = [];
  readonly second: Stopper[] = [];
  readonly last: Stopper[] = [];

  async stop(): Promise<void> {
    const phases = [this.first, this.second, this.last];
    // A signal to the process group ends child processes of later phases too.
    for (const stopper of phases.flat()) stopper.prepareStop?.();
    for (const phase of phases) {
      await Promise.allSettled(phase.map((stopper) => stopper.stop()));
    }
  }
}

/** ms between SIGTERM and SIGKILL. */
const stopWithin = { server: 5_500, mockServer: 1_500, everything: 9_500 } as const;

const print = (line: string) => console.log(line);
const prefixed = (label: string) => (line: string) => console.log(`${label.padEnd(7)}| ${line}`);

/**
 * Runs the whole shop in child processes and resolves when all respond. Exits the process when the shop stops or cannot
 * start.
 */
export async function runDevStack(mode: Mode): Promise<DevStack> {
  const stoppers = new Stoppers();
  let ending: Promise<void> | null = null;
  const end = (exitCode: number): Promise<void> => {
    ending ??= Promise.race([stoppers.stop(), sleep(stopWithin.everything)]).then(() =>
      process.exit(exitCode),
    );
    return ending;
  };
  const fail = (error: unknown): Promise<void> => {
    if (ending === null) console.error(describeError(error));
    return end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending === null) print('Stopping');
      void end(0);
    });
  }
  process.on('uncaughtException', (error) => void fail(error));

  try {
    return await startParts(mode, stoppers, (cause) => void fail(new StartError(cause)));
  } catch (error) {
    await fail(error);
    throw error;
  }
}

async function startParts(
  mode: Mode,
  stoppers: Stoppers,
  onGivenUp: (cause: string) => void,
): Promise<DevStack> {
  const ownBundle = import.meta.dirname;
  keepBundle(ownBundle);
  // Throws for an invalid setting before anything else starts.
  const { settings, environment } = readLocalRun(process.env);
  const { ports, dataDir } = settings;
  ensureWritable(dataDir);
  const lock = await lockDataDir(dataDir);
  stoppers.last.push({ stop: () => Promise.resolve(lock.release()) });
  const env = { ...environment, TOKEN_SECRET: environment.TOKEN_SECRET?.trim() || tokenSecret(dataDir) };
  await ensurePortsFree(ports, lock.wasAbandoned);

  const supervise = (
    name: string,
    phase: 'first' | 'second',
    launch: ConstructorParameters<typeof SupervisedProcess>[0]['launch'],
  ) => {
    const supervised = new SupervisedProcess({ name, launch, print, onGivenUp });
    stoppers[phase].push(supervised);
    return supervised;
  };

  let databaseUrl = settings.databaseUrl ?? '';
  /** With the server's role, which does not own the tables. */
  let serverDatabaseUrl = databaseUrl;
  let databasePort: number | undefined;
  const prepare = () => prepareDatabase({ url: databaseUrl, isEmbedded: settings.databaseUrl === undefined });
  const startDatabase = async (): Promise<void> => {
    if (settings.databaseUrl === undefined) {
      print('Starting the database');
      const database = supervise('The database', 'second', () =>
        launchPostgres({ dataDir, port: databasePort }, ({ url, shopUrl, port, stateFolder }) => {
          if (databasePort === undefined && stateFolder !== undefined) {
            print(`The database is in ${stateFolder}: its unprivileged user cannot access ${dataDir}`);
          }
          databaseUrl = url;
          serverDatabaseUrl = shopUrl;
          databasePort = port;
        }),
      );
      await database.start();
    }
    if (await prepare()) print('Added the demo data');
  };

  const startMockServer = (name: string, label: string, script: string, more: Environment, url: string) =>
    supervise(name, 'second', (signal) =>
      startChild({
        script: path.join(ownBundle, script),
        env: { ...env, ...more },
        isHealthy: () => respond(url),
        onLine: prefixed(label),
        stopWithinMs: stopWithin.mockServer,
        signal,
      }),
    );
  const auth = startMockServer(
    'The auth emulator',
    'auth',
    'auth.js',
    { AUTH_PORT: String(ports.auth), AUTH_STATE_DIR: path.join(dataDir, 'auth') },
    `http://localhost:${ports.auth}/`,
  );
  const stripe = startMockServer(
    'The Stripe mock server',
    'stripe',
    'stripe.js',
    {
      STRIPE_PORT: String(ports.stripe),
      STRIPE_STATE_DIR: path.join(dataDir, 'stripe'),
      WEBHOOK_URL: `http://localhost:${ports.shop}/api/webhooks/stripe`,
    },
    `http://localhost:${ports.stripe}/healthz`,
  );

  const building = new AbortController();
  stoppers.first.push({ stop: () => Promise.resolve(building.abort()) });
  const buildPages = async (): Promise<void> => {
    if (mode !== 'start' || isAppBuilt()) return;
    print('Building the app');
    const failure = await runToEnd(path.join(ownBundle, 'build-app.js'), env, building.signal);
    if (failure !== null) throw new StartError(`The app could not be built: ${failure}`);
  };

  print('Starting the auth emulator and the Stripe mock server');
  await Promise.all([buildPages(), startDatabase(), auth.start(), stripe.start()]);

  print('Starting the server');
  const shopUrl = `http://localhost:${ports.shop}`;
  const apiPort = mode === 'start' ? ports.shop : await freePort();
  const apiUrl = `http://localhost:${apiPort}`;
  let serverBundle = ownBundle;
  const server = supervise('The server', 'first', (signal) =>
    startChild({
      script: path.join(serverBundle, 'server.js'),
      env: { ...env, PORT: String(apiPort), DATABASE_URL: serverDatabaseUrl },
      isHealthy: () => respond(`${apiUrl}/readyz`, ...(mode === 'start' ? [shopUrl] : [])),
      onLine: prefixed('server'),
      stopWithinMs: stopWithin.server,
      signal,
    }),
  );
  await server.start();
  if (mode === 'dev') {
    const vite = startMockServer(
      'Vite',
      'app',
      'dev-app.js',
      { PORT: String(ports.shop), API_URL: apiUrl },
      shopUrl,
    );
    await vite.start();
  }

  return {
    shopUrl,
    mailboxUrl: `http://localhost:${ports.auth}/mailbox`,
    server,
    useBundle(folder) {
      keepBundle(folder);
      serverBundle = folder;
    },
    prepareDatabase: prepare,
  };
}

/** Returns the message of an expected error, or the stack of a bug. */
function describeError(error: unknown): string {
  const isExpected =
    error instanceof StartError ||
    error instanceof FolderLockedError ||
    error instanceof ConfigError ||
    error instanceof OperationError;
  if (!(error instanceof Error)) return String(error);
  return (isExpected ? null : error.stack) ?? error.message;
}
