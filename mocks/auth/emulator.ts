import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen } from '#mocks/listen.ts';
import { openAccountFile } from './account-file.ts';
import { createEmulator, type EmulatorUser } from './emulator-internals.ts';
import { Mailbox } from './mailbox.ts';
import { receiveMails } from './receive-mails.ts';
import { createMailboxApp, isOwnPage } from './mailbox-app.ts';
import { isPopupPage, offlinePage } from './offline-pages.ts';

interface DemoAccount {
  uid: string;
  email: string;
  name: string;
  password: string;
}

interface AuthEmulatorOptions {
  /** 0 means any free port. */
  port: number;
  /** Where the shop's mails are accepted. Without it, nowhere. */
  smtpPort?: number | undefined;
  /** The folder of the accounts. Without it they are lost when the process ends. */
  stateDir?: string;
  /** Verified accounts of an empty emulator. */
  accounts?: readonly DemoAccount[];
  projectId?: string;
  /** The target of the links from the mailbox, and the shop whose pages may call the emulator. */
  shopUrl?: string;
}

export interface AuthEmulator {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts the Firebase Auth emulator. It needs no network, distinguishes an unknown address from a wrong password, and
 * saves every change before it responds.
 */
export async function startAuthEmulator({
  port,
  smtpPort,
  stateDir,
  accounts = [],
  projectId = 'demo-norholt',
  shopUrl = 'http://localhost:3000',
}: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { handler, state } = await createEmulator(projectId);
  // Off, because the product has different messages for both. New Firebase projects have it on.
  state.enableImprovedEmailPrivacy = false;
  const mailbox = new Mailbox(state);
  const file = stateDir === undefined ? null : openAccountFile(stateDir, state, mailbox);
  if (!file?.restore()) {
    for (const account of accounts) state.overwriteUserWithLocalId(account.uid, toUser(account));
    file?.save();
  }
  const mailboxApp = createMailboxApp({
    mailbox,
    shopUrl,
    call: (name, body) => callEmulator(server.port, name, body),
  });
  const handleOwnPage = getRequestListener(mailboxApp.fetch);

  const server = await listen(
    (request, response) => {
      const { url = '', method = '', headers } = request;
      if (isOwnPage(url, method, headers.accept)) {
        void handleOwnPage(request, response);
        return;
      }
      beforeResponding(request, response, () => {
        mailbox.collect();
        file?.save();
      });
      handler(request, response);
    },
    port,
    shopUrl,
  );
  const receiver =
    smtpPort === undefined
      ? null
      : await receiveMails(smtpPort, (mail) => {
          mailbox.add(mail);
          file?.save();
        });
  return {
    ...{ url: `http://localhost:${server.port}`, port: server.port },
    async stop() {
      await Promise.all([server.close(), receiver?.stop()]);
    },
  };
}

async function callEmulator(port: number, name: string, body: object): Promise<{ email: string } | null> {
  const response = await fetch(
    `http://localhost:${port}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!response.ok) return null;
  const { email }: { email: string } = await response.json();
  return { email };
}

const readOnly = /accounts:(lookup|createAuthUri|query|batchGet)/;

function isChange({ method = 'GET', url = '' }: IncomingMessage): boolean {
  // Links in emails are opened with GET and change the account.
  if (url.startsWith('/emulator/action')) return true;
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !readOnly.test(url);
}

/** At the end of a response: saves what the request changed, and removes the network from the popup's pages. */
function beforeResponding(request: IncomingMessage, response: ServerResponse, save: () => void): void {
  const changes = isChange(request);
  const isPage = isPopupPage(request.url ?? '');
  if (!changes && !isPage) return;
  const end = response.end.bind(response);
  response.end = (chunk?: unknown, ...rest: unknown[]) => {
    if (changes) {
      try {
        save();
      } catch (error) {
        console.error('The accounts could not be saved:', error);
        return response.destroy();
      }
    }
    const body = isPage && typeof chunk === 'string' ? offlinePage(chunk) : chunk;
    return Reflect.apply(end, response, [body, ...rest]);
  };
}

/** In seconds since the epoch. Before any run, so that no token is older than its account. */
const accountsSince = 1_700_000_000;

function toUser({ uid, email, name, password }: DemoAccount): EmulatorUser {
  const salt = `salt-of-${uid}`;
  return {
    localId: uid,
    email,
    emailVerified: true,
    displayName: name,
    salt,
    // The emulator's own format: readable, because it is for development only.
    passwordHash: `fakeHash:salt=${salt}:password=${password}`,
    passwordUpdatedAt: accountsSince * 1000,
    validSince: String(accountsSince),
    createdAt: String(accountsSince * 1000),
  };
}
