import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '#server/config.ts';
import { FolderLockedError } from '#server/db/embedded.ts';
import { OperationError } from '#server/operations/operation-error.ts';
import { isAppBuilt } from './build-app.ts';
import { isScenarioBarBuilt } from './build-scenario-bar.ts';
import { keepBundle } from './bundle.js';
import { ensurePortsFree, ensureWritable, holdDataDir, tokenSecret } from './checks.ts';
import { answers, runToEnd, startChild } from './child.ts';
import { launchPostgres, prepareDatabase } from './database.ts';
import { SupervisedProcess } from './supervised-process.ts';
import { readLocalRun, type Environment } from './server-environment.ts';
import { StartError } from './start-error.ts';

/** What answers on PORT: the server with the built app, or Vite with the server behind it. */
export type Mode = 'start' | 'dev';

export interface DevStack {
  shopUrl: string;
  mailboxUrl: string;
  /** The server, for `npm run dev` to replace when its sources change. */
  server: SupervisedProcess;
  /** From which bundle the next server is started. */
  useBundle(folder: string): void;
  /** Brings the schema up to that of the sources. */
  prepareDatabase(): Promise<boolean>;
}

interface Stopper {
  stop(): Promise<unknown>;
  /** Told first: everything is about to end. */
  letGo?(): void;
}

/** What runs, by when it is stopped: those that others answer to, then the others, then the hold on the folder. */
class Stoppers {
  readonly first: Stopper[] = [];
  readonly second: Stopper[] = [];
  readonly last: Stopper[] = [];

  async stop(): Promise<void> {
    const phases = [this.first, this.second, this.last];
    // A signal to the whole process group ends children before it is their turn.
    for (const stopper of phases.flat()) stopper.letGo?.();
    for (const phase of phases) {
      await Promise.allSettled(phase.map((stopper) => stopper.stop()));
    }
  }
}

/** How long parts may take to stop when asked before they are killed, in ms: together within 10 s. */
const stopWithin = { server: 5_500, standIn: 1_500, everything: 9_500 } as const;

const say = (line: string) => console.log(line);
const prefixed = (label: string) => (line: string) => console.log(`${label.padEnd(7)}| ${line}`);

/**
 * Runs the whole shop in children of this process until it is told to stop, and ends the process
 * then. Resolves once everything answers; when that cannot be, ends the process with its cause.
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
    if (ending === null) console.error(inWords(error));
    return end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending === null) say('Stopping');
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
  // A bad setting ends the start before anything else has begun.
  const { settings, environment } = readLocalRun(process.env);
  const { ports, dataDir } = settings;
  ensureWritable(dataDir);
  const hold = await holdDataDir(dataDir);
  stoppers.last.push({ stop: () => Promise.resolve(hold.release()) });
  const env = { ...environment, TOKEN_SECRET: environment.TOKEN_SECRET?.trim() || tokenSecret(dataDir) };
  await ensurePortsFree(ports, hold.wasAbandoned);

  const keep = (
    name: string,
    phase: 'first' | 'second',
    launch: ConstructorParameters<typeof SupervisedProcess>[0]['launch'],
  ) => {
    const supervised = new SupervisedProcess({ name, launch, say, onGivenUp });
    stoppers[phase].push(supervised);
    return supervised;
  };

  let databaseUrl = settings.databaseUrl ?? '';
  /** As the server connects: not as the owner of the tables. */
  let serverDatabaseUrl = databaseUrl;
  let databasePort: number | undefined;
  const prepare = () => prepareDatabase({ url: databaseUrl, isEmbedded: settings.databaseUrl === undefined });
  const startDatabase = async (): Promise<void> => {
    if (settings.databaseUrl === undefined) {
      say('Starting the database');
      const database = keep('The database', 'second', () =>
        launchPostgres({ dataDir, port: databasePort }, ({ url, shopUrl, port, stateFolder }) => {
          if (databasePort === undefined && stateFolder !== undefined) {
            say(`The database lives in ${stateFolder}: its unprivileged user cannot enter ${dataDir}`);
          }
          databaseUrl = url;
          serverDatabaseUrl = shopUrl;
          databasePort = port;
        }),
      );
      await database.start();
    }
    if (await prepare()) say('Filled the empty shop');
  };

  const standIn = (name: string, label: string, script: string, more: Environment, url: string) =>
    keep(name, 'second', (signal) =>
      startChild({
        script: path.join(ownBundle, script),
        env: { ...env, ...more },
        isHealthy: () => answers(url),
        onLine: prefixed(label),
        stopWithinMs: stopWithin.standIn,
        signal,
      }),
    );
  const auth = standIn(
    'The auth emulator',
    'auth',
    'auth.js',
    { AUTH_PORT: String(ports.auth), AUTH_STATE_DIR: path.join(dataDir, 'auth') },
    `http://localhost:${ports.auth}/`,
  );
  const stripe = standIn(
    'The Stripe stand-in',
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
  const build = async (what: string, script: string): Promise<void> => {
    say(`Building ${what.toLowerCase()}`);
    const failure = await runToEnd(path.join(ownBundle, script), env, building.signal);
    if (failure !== null) throw new StartError(`${what} could not be built: ${failure}`);
  };
  const buildPages = async (): Promise<void> => {
    if (mode === 'start' && !isAppBuilt()) await build('The app', 'build-app.js');
    if (!isScenarioBarBuilt()) await build('The scenario bar', 'build-scenario-bar.js');
  };

  say('Starting the auth emulator and the Stripe stand-in');
  await Promise.all([buildPages(), startDatabase(), auth.start(), stripe.start()]);

  say('Starting the server');
  const shopUrl = `http://localhost:${ports.shop}`;
  const apiPort = mode === 'start' ? ports.shop : await freePort();
  const apiUrl = `http://localhost:${apiPort}`;
  let serverBundle = ownBundle;
  const server = keep('The server', 'first', (signal) =>
    startChild({
      script: path.join(serverBundle, 'server.js'),
      env: { ...env, PORT: String(apiPort), DATABASE_URL: serverDatabaseUrl },
      isHealthy: () => answers(`${apiUrl}/readyz`, ...(mode === 'start' ? [shopUrl] : [])),
      onLine: prefixed('server'),
      stopWithinMs: stopWithin.server,
      signal,
    }),
  );
  await server.start();
  if (mode === 'dev') {
    const vite = standIn('Vite', 'app', 'dev-app.js', { PORT: String(ports.shop), API_URL: apiUrl }, shopUrl);
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

/** What a person can act on is told in its line; a fault of ours with its stack. */
function inWords(error: unknown): string {
  const isTold =
    error instanceof StartError ||
    error instanceof FolderLockedError ||
    error instanceof ConfigError ||
    error instanceof OperationError;
  if (isTold || !(error instanceof Error)) return error instanceof Error ? error.message : String(error);
  return error.stack ?? error.message;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new StartError('No port is free.'));
      });
    });
  });
}
