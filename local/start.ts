import { accessSync, constants, existsSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { ConfigError } from '#server/config/config.ts';
import { freePort } from '#server/core/free-port.ts';
import { messageOf, OperationError } from '#server/core/operation-error.ts';
import { projectRoot } from '#server/core/root.ts';
import { sayWhileWaiting } from '#server/core/say-while-waiting.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { lockDataFolder } from '#server/db/embedded/folder-lock.ts';
import { isAppBuilt } from './build-app.ts';
import { ensurePortsFree, tokenSecret } from './checks.ts';
import { startChild, untilResponding, type Child } from './child.ts';
import { prepareDatabase } from './database.ts';
import { readLocalRun, type Environment } from './settings.ts';

/** `npm start` serves the built app from PORT. `npm run dev` serves the sources with Vite, which passes calls on. */
const isDev = process.argv[2] === 'dev';

/** ms until a process that does not stop is killed. */
const stopWithin = { server: 5_500, other: 1_500, database: 2_500, everything: 9_500 } as const;

type Stoppable = Pick<Child, 'stop'>;
const servers: Stoppable[] = [];
/** What the servers need to finish their requests. */
const services: Stoppable[] = [];
let releaseFolder = () => {};
let isEnding = false;

async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const stopAll = async () => {
    for (const parts of [servers, services]) await Promise.allSettled(parts.map((part) => part.stop()));
    releaseFolder();
  };
  await Promise.race([stopAll(), sleep(stopWithin.everything)]);
  process.exit(exitCode);
}

function fail(error: unknown): void {
  // An expected error is one line.
  if (!isEnding) console.error(error instanceof OperationError ? error.message : error);
  void end(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isEnding) console.log('Stopping');
    void end(0);
  });
}
process.on('uncaughtException', fail);

/** Names what a start waits for, and what helps. It never gives up while the process lives. */
const sayAwaited = <Result>(what: string, work: Promise<Result>): Promise<Result> =>
  sayWhileWaiting(work, (seconds) =>
    console.log(
      `Waiting for ${what}, for ${seconds} s so far. A loaded machine takes longer: end other programs, or stop with Ctrl-C.`,
    ),
  );

interface Part {
  name: string;
  /** In front of its lines. */
  label: string;
  program: string;
  env: Environment;
  urls: readonly string[];
}

/** Starts a part of the shop and waits until it responds. From then on, the run ends when the part exits. */
async function startPart(parts: Stoppable[], { name, label, program, env, urls }: Part): Promise<Child> {
  const child = startChild({
    program,
    env,
    onLine: (line) => console.log(`${label.padEnd(7)}| ${line}`),
    stopWithinMs: parts === servers ? stopWithin.server : stopWithin.other,
  });
  parts.push(child);
  await sayAwaited(`${name} to respond at ${urls.join(' and ')}`, untilResponding(name, child, urls));
  void child.exited.then(({ cause }) => {
    if (parts.includes(child)) fail(new OperationError(`${name} exited: ${cause}`));
  });
  return child;
}

async function buildApp(env: Environment): Promise<void> {
  if (isDev || isAppBuilt()) return;
  console.log('Building the app');
  const dist = path.join(projectRoot, 'dist');
  try {
    accessSync(existsSync(dist) ? dist : projectRoot, constants.W_OK);
  } catch (cause) {
    throw new OperationError(
      `${dist} cannot be written: make the checkout writable for this user, or run npm run build as its owner first.`,
      { cause },
    );
  }
  const child = startChild({
    program: 'local/build.ts',
    args: ['app'],
    env,
    onLine: (line) => console.error(line),
    stopWithinMs: 0,
  });
  services.push(child);
  const { code } = await sayAwaited('the build of the app', child.exited);
  if (code !== 0) throw new OperationError('The app could not be built. The lines above name the cause.');
}

/** Starts the embedded PostgreSQL. Returns the URLs of its owner and of the server's role. */
async function startDatabase(dataDir: string): Promise<{ url: string; shopUrl: string }> {
  console.log('Starting the database');
  const starting = startEmbeddedPostgres({ dataDir });
  services.push({
    stop: () => starting.then((database) => database.stop(stopWithin.database)),
  });
  const database = await sayAwaited('the database', starting);
  if (database.stateFolder !== undefined) {
    console.log(`The database is in ${database.stateFolder}: its unprivileged user cannot access ${dataDir}`);
  }
  void database.exited.then(({ code, lastLine }) => {
    fail(new OperationError(`The database exited: exit code ${code}: ${lastLine}`));
  });
  return database;
}

async function run(): Promise<void> {
  const { settings, environment, faults } = readLocalRun(process.env);
  if (faults.length > 0) throw new ConfigError(faults);
  const { ports, dataDir, databaseUrl } = settings;
  const folder = await lockDataFolder(dataDir, 'start.lock');
  releaseFolder = folder.release;
  const env = { ...environment, TOKEN_SECRET: environment.TOKEN_SECRET?.trim() || tokenSecret(dataDir) };
  await ensurePortsFree(ports, folder.wasAbandoned);

  const prepare = (url: string) => prepareDatabase({ url, isEmbedded: databaseUrl === undefined });
  const openDatabase = async () => {
    const urls =
      databaseUrl === undefined ? await startDatabase(dataDir) : { url: databaseUrl, shopUrl: databaseUrl };
    if (await prepare(urls.url)) console.log('Added the demo data');
    return urls;
  };
  const shopUrl = `http://localhost:${ports.shop}`;
  console.log('Starting the auth emulator and the Stripe mock server');
  const [database] = await Promise.all([
    openDatabase(),
    buildApp(env),
    startPart(services, {
      name: 'The auth emulator',
      label: 'auth',
      program: 'mocks/auth/main.ts',
      env: {
        ...env,
        AUTH_PORT: String(ports.auth),
        SMTP_PORT: String(ports.smtp),
        AUTH_STATE_DIR: path.join(dataDir, 'auth'),
      },
      urls: [`http://localhost:${ports.auth}/`],
    }),
    startPart(services, {
      name: 'The Stripe mock server',
      label: 'stripe',
      program: 'mocks/stripe/main.ts',
      env: {
        ...env,
        STRIPE_PORT: String(ports.stripe),
        STRIPE_STATE_DIR: path.join(dataDir, 'stripe'),
        WEBHOOK_URL: `${shopUrl}/api/webhooks/stripe`,
      },
      urls: [`http://localhost:${ports.stripe}/healthz`],
    }),
  ]);

  console.log('Starting the server');
  const apiPort = isDev ? await freePort() : ports.shop;
  const apiUrl = `http://localhost:${apiPort}`;
  const startServer = () =>
    startPart(servers, {
      name: 'The server',
      label: 'server',
      program: 'server/main.ts',
      env: { ...env, PORT: String(apiPort), DATABASE_URL: database.shopUrl },
      urls: [`${apiUrl}/readyz`, ...(isDev ? [] : [shopUrl])],
    });
  await startServer();
  if (isDev) {
    onServerChange(async () => {
      await servers.shift()?.stop();
      await prepare(database.url);
      await startServer();
    });
    await startPart(services, {
      name: 'Vite',
      label: 'app',
      program: 'local/dev-app.ts',
      env: { ...env, API_URL: apiUrl },
      urls: [shopUrl],
    });
  }
  printReady(shopUrl, `http://localhost:${ports.auth}/mailbox`);
}

/** Calls `restart` after each change of the server's sources. It fails for instance with a syntax error. */
function onServerChange(restart: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let restarts: Promise<void> = Promise.resolve();
  const restartServer = () =>
    restart().then(
      () => console.log('Restarted the server'),
      (error: unknown) => console.error(messageOf(error)),
    );
  for (const folder of ['contract', 'server']) {
    watch(path.join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (file === null || file.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarts = restarts.then(restartServer);
      }, 150);
    });
  }
}

function printReady(shopUrl: string, mailboxUrl: string): void {
  const { admin, customer } = demoAccounts;
  console.log(`Ready: ${shopUrl}

  customer  ${customer.user.email}  ${demoPassword}
  admin     ${admin.user.email}     ${demoPassword}

  E-mails are not sent: read them at ${mailboxUrl}
  Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 requires 3-D Secure,
  with any future date and any code. Ctrl-C stops the shop and keeps its data.`);
}

await run().catch(fail);
