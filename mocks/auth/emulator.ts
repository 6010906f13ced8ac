import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { browserScript } from '#mocks/browser-script.ts';
import { listen } from '#mocks/listen.ts';
import { AccountFile } from './account-file.ts';
import { createEmulator, type EmulatorUser } from './emulator-internals.ts';
import { Mailbox } from './mailbox.ts';
import { createMailboxApp, isForMailbox } from './mailbox-app.ts';
import { isPopupPage, offlinePage } from './offline-pages.ts';

export interface DemoAccount {
  uid: string;
  email: string;
  name: string;
  password: string;
}

export interface AuthEmulatorOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where accounts outlive the process; without it they live in memory. */
  stateDir?: string;
  /** Verified accounts that an empty emulator starts with. */
  accounts?: readonly DemoAccount[];
  projectId?: string;
  /** Where the links of the mailbox's pages lead back to. */
  shopUrl?: string;
}

export interface AuthEmulator {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts the Firebase Auth emulator so that it needs no network, tells an unknown address from a
 * wrong password, and answers no change before that change is kept.
 */
export async function startAuthEmulator({
  port,
  stateDir,
  accounts = [],
  projectId = 'demo-norholt',
  shopUrl = 'http://localhost:3000',
}: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { handler, state } = await createEmulator(projectId);
  // Off by the product's own messages; every new Firebase project has it on.
  state.enableImprovedEmailPrivacy = false;
  const mailbox = new Mailbox(state);
  const file = stateDir === undefined ? null : new AccountFile(stateDir, state, mailbox);
  if (!file?.restore()) {
    for (const account of accounts) state.overwriteUserWithLocalId(account.uid, toUser(account));
    file?.save();
  }
  const mailboxApp = createMailboxApp({
    mailbox,
    shopUrl,
    call: (name, body) => callEmulator(server.port, name, body),
  });
  const answerMailbox = getRequestListener(mailboxApp.fetch);

  const server = await listen((request, response) => {
    if (request.url?.startsWith('/gapi.js')) {
      void sendGapi(response);
      return;
    }
    const { url = '', method = '', headers } = request;
    if (isForMailbox(url, method, headers.accept)) {
      void answerMailbox(request, response);
      return;
    }
    beforeAnswering(request, response, () => {
      mailbox.collect();
      file?.save();
    });
    handler(request, response);
  }, port);
  return { url: `http://localhost:${server.port}`, port: server.port, stop: () => server.close() };
}

async function callEmulator(port: number, name: string, body: object): Promise<{ email: string } | null> {
  const answer = await fetch(
    `http://localhost:${port}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!answer.ok) return null;
  const { email }: { email: string } = await answer.json();
  return { email };
}

const readOnly = /accounts:(lookup|createAuthUri|query|batchGet)/;

function isChange({ method = 'GET', url = '' }: IncomingMessage): boolean {
  // The links in e-mails are opened with GET and change the account.
  if (url.startsWith('/emulator/action')) return true;
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !readOnly.test(url);
}

/** Keeps what a request changed, and takes the network out of the popup's pages, as the answer ends. */
function beforeAnswering(request: IncomingMessage, response: ServerResponse, keep: () => void): void {
  const changes = isChange(request);
  const isPage = isPopupPage(request.url ?? '');
  if (!changes && !isPage) return;
  const end = response.end.bind(response);
  response.end = (chunk?: unknown, ...rest: unknown[]) => {
    if (changes) {
      try {
        keep();
      } catch (error) {
        console.error('The accounts could not be kept:', error);
        return response.destroy();
      }
    }
    const body = isPage && typeof chunk === 'string' ? offlinePage(chunk) : chunk;
    return Reflect.apply(end, response, [body, ...rest]);
  };
}

async function sendGapi(response: ServerResponse): Promise<void> {
  const script = await browserScript('gapi');
  response
    .writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(script);
}

/** Seconds since the epoch; before any run, so that no token is older than its account. */
const accountsSince = 1_700_000_000;

function toUser({ uid, email, name, password }: DemoAccount): EmulatorUser {
  const salt = `salt-of-${uid}`;
  return {
    localId: uid,
    email,
    emailVerified: true,
    displayName: name,
    salt,
    // The emulator's own way to keep a password: readable, as it is for trying things out only.
    passwordHash: `fakeHash:salt=${salt}:password=${password}`,
    passwordUpdatedAt: accountsSince * 1000,
    validSince: String(accountsSince),
    createdAt: String(accountsSince * 1000),
  };
}
