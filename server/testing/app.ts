import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsecuredJWT } from 'jose';
import { createApp, createDeps, type Deps } from '../app.ts';
import type { Account } from '../auth/look-up-account.ts';
import { openSession } from '../auth/sessions.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { Database } from '../db/connect.ts';
import { encodeImage } from '../images/encode-image.ts';
import { newId } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { checkResponse } from './contract-responses.ts';

const testProject = 'demo-norholt';

/** Removed with everything that tests uploaded. */
const testFolder = join(tmpdir(), `norholt-test-${process.pid}`);
process.once('exit', () => rmSync(testFolder, { recursive: true, force: true }));

export const testSecret = 'for tests only';

/** The settings of the local run with high rate limits, and `overrides`. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    ...readConfig({
      NODE_ENV: 'test',
      RATE_LIMIT_SCALE: '1000',
      TOKEN_SECRET: testSecret,
      DATA_DIR: testFolder,
    }),
    ...overrides,
  };
}

/** The provider's response for every account, unless a test replaces `lookUpAccount`. */
const unchangedAccount: Account = { validSince: 0, providers: ['password'] };

export interface TestOptions {
  config?: Partial<Config>;
  clock?: () => Date;
  deps?: Partial<Deps>;
  /** Receives the requests instead of an app in this process. */
  send?: (request: Request) => Response | Promise<Response>;
}

/** Creates the dependencies of the app on a test's database. */
export function testDeps(db: Database, { config, clock, deps }: TestOptions = {}): Deps {
  return {
    ...createDeps(testConfig(config), db, silentLog, { clock }),
    lookUpAccount: () => Promise.resolve(unchangedAccount),
    // In this process, because a worker takes a second to start from its sources.
    encodeImage,
    replica: deps?.db ?? db,
    ...deps,
  };
}

export interface Send {
  token?: string;
  /** Sent as JSON, unless it is a string or a form. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface TestUser {
  id: string;
  uid: string;
  email: string;
}

type NewUser = Partial<Omit<TestUser, 'id'> & { name: string; role: 'admin'; isVerified: boolean }>;

export type TestApp = ReturnType<typeof createTestApp>;

export function createTestApp(db: Database, options: TestOptions = {}) {
  const deps = testDeps(db, options);
  const app = createApp(deps);
  const { send = (request: Request) => app.fetch(request) } = options;
  return {
    deps,
    fetch: send,
    /** Sends a request to the API. `path` is without /api. Throws for a response that breaks the contract. */
    async call(
      method: string,
      path: string,
      { token, body, headers = {} }: Send = {},
    ): Promise<TestResponse> {
      const response = await send(
        new Request(`http://localhost:3000/api${path}`, {
          method,
          headers: {
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: isBody(body) ? body : JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      const content: unknown = isJson ? JSON.parse(text) : text;
      if (isJson) checkResponse(method, path, response.status, content);
      return { status: response.status, headers: response.headers, body: content };
    },
    /** Inserts a user. */
    async addUser({ email, uid, name = 'Mara Lindqvist', role, isVerified = true }: NewUser = {}) {
      const id = newId();
      const user: TestUser = { id, uid: uid ?? `uid-${id}`, email: email ?? `${id}@norholt.test` };
      await db.query(
        'INSERT INTO users (id, uid, email, email_verified, name, role) VALUES ($1, $2, $3, $4, $5, $6)',
        [user.id, user.uid, user.email, isVerified, name, role ?? null],
      );
      return user;
    },
    /** Opens a session and returns its access token. */
    async accessToken({ id }: Pick<TestUser, 'id'>) {
      const { rows } = await db.query<{ token_version: number }>(
        'SELECT token_version FROM users WHERE id = $1',
        [id],
      );
      const authTime = Math.floor(deps.clock().getTime() / 1000);
      const sid = await openSession(db, id, authTime);
      return deps.accessTokens.issue({ userId: id, tokenVersion: rows[0]?.token_version ?? 1, sid });
    },
  };
}

interface AuditRow {
  call: string;
  before: string | null;
  after: string | null;
}

/** Returns what the audit log has about an object, oldest first. */
export async function auditOf(db: Pick<Database, 'query'>, object: string): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(
    'SELECT call, before, after FROM audit_log WHERE object = $1 ORDER BY id',
    [object],
  );
  return rows;
}

const isBody = (body: unknown): body is string | FormData =>
  typeof body === 'string' || body instanceof FormData;

/** Returns an unsigned Firebase ID token, like the emulator's. `claims` overrides claims, or removes them with undefined. */
export function emulatorToken(
  user: Pick<TestUser, 'uid' | 'email'>,
  claims: Record<string, unknown> = {},
  now = new Date(),
): string {
  return new UnsecuredJWT(identityClaims(user, claims, now)).encode();
}

/** Returns the claims of a Firebase ID token. */
export function identityClaims(
  user: Pick<TestUser, 'uid' | 'email'>,
  claims: Record<string, unknown> = {},
  now = new Date(),
): Record<string, unknown> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    iss: `https://securetoken.google.com/${testProject}`,
    aud: testProject,
    sub: user.uid,
    user_id: user.uid,
    email: user.email,
    email_verified: true,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
}
