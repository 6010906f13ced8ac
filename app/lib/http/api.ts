import type * as z from 'zod/mini';
import type { Call, PathParameters } from '#contract/calls.ts';
import * as m from '#messages/api-error.js';
import type { ListPage } from '#ui/list-page.ts';
import { ApiError, isUnauthenticated } from './api-error.ts';
import type * as Http from './client.ts';

// Separate chunks: a page that got its data with the HTML does not wait for them.
const loadCalls = () => import('./calls.ts');
let loadImportCalls = () => import('#contract/import/calls.ts');
let loadHttp: () => Promise<Pick<typeof Http, 'send'>> = () => import('./client.ts');

/** Replaces the HTTP client where the server renders a page. */
export function provideHttp(http: Pick<typeof Http, 'send'>): void {
  loadHttp = () => Promise.resolve(http);
}

/** Pages of imports have these calls with their own scripts. Others load them with the first one. */
export function provideImportCalls(calls: Awaited<ReturnType<typeof loadImportCalls>>): void {
  loadImportCalls = () => Promise.resolve(calls);
}

type ParamsOf<To extends Call> = [PathParameters<To['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParameters<To['path']>, string> };

type BodyOf<To extends Call> = To extends { body: infer Schema extends z.ZodMiniType; isBodyOptional: true }
  ? { body?: z.input<Schema> }
  : To extends { body: infer Schema extends z.ZodMiniType }
    ? { body: z.input<Schema> }
    : To extends { upload: string }
      ? { body: FormData }
      : { body?: undefined };

interface CallOptions {
  query?: URLSearchParams;
  /** The authentication of the call: none, the session's token (the default), or the given token. */
  credential?: 'none' | 'session' | { token: string };
  /** The server carries out requests with the same key once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Receives the number of bytes of the body that have been sent. */
  onUploadProgress?(sentBytes: number): void;
}

/** Null: nobody is signed in. */
type Token = string | null;

interface TokenSource {
  token(): Promise<Token>;
  /** The token to use instead of one that the server rejected, or null. */
  replacementOf(rejected: string): Promise<Token>;
}

let session: TokenSource = {
  token: () => Promise.resolve(null),
  replacementOf: () => Promise.resolve(null),
};

/** Sets the source of the session's token. */
export function provideSessionToken(source: TokenSource): void {
  session = source;
}

async function tokenFor({ credential = 'session' }: CallOptions): Promise<Token> {
  if (credential === 'none') return null;
  return credential === 'session' ? session.token() : credential.token;
}

function headersOf({ idempotencyKey }: CallOptions, token: Token): Record<string, string> {
  return {
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
}

/** What a built app has of each call. `vite.config.ts` leaves out the rest. */
type KnownCall = Pick<Call, 'method' | 'path' | 'response'>;

interface SentCall extends CallOptions {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
}

function pathOf({ path }: KnownCall, { params = {}, query }: SentCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${filled}?${query}` : filled;
}

type Calls = Awaited<ReturnType<typeof loadCalls>> & Awaited<ReturnType<typeof loadImportCalls>>;
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = CallOptions & ParamsOf<Calls[Name]> & BodyOf<Calls[Name]>;
type ResponseOf<Name extends CallName> = z.infer<Calls[Name]['response']>;

const isIn = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table => name in table;

async function findCall(name: CallName): Promise<KnownCall> {
  const calls = await loadCalls();
  return isIn(calls, name) ? calls[name] : (await loadImportCalls())[name];
}

async function send(name: CallName, input: SentCall) {
  const [http, call, token] = await Promise.all([loadHttp(), findCall(name), tokenFor(input)]);
  const { body, credential = 'session', signal, timeoutMs, onUploadProgress } = input;
  const { method } = call;
  const path = pathOf(call, input);
  const sendWith = async (one: Token) => {
    const headers = headersOf(input, one);
    const answer = await http.send({ method, path, body, headers, signal, timeoutMs, onUploadProgress });
    return { call, answer };
  };
  try {
    return await sendWith(token);
  } catch (error) {
    const wait = secondsUntilRetry(error, method, input);
    if (wait !== null) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      return sendWith(token);
    }
    if (credential !== 'session' || token === null || !isUnauthenticated(error)) throw error;
    const replacement = await session.replacementOf(token);
    if (replacement === null) throw error;
    return sendWith(replacement);
  }
}

/** A server that is free again after this many seconds is asked once more before anybody sees an error. */
const longestWait = 5;

/**
 * Returns how long to wait before a change is sent again; null if it must not be. Only one that the server carries out once
 * may be repeated. Reads are repeated by the query client.
 */
function secondsUntilRetry(
  error: unknown,
  method: Call['method'],
  { idempotencyKey }: CallOptions,
): number | null {
  const isRepeatable = method === 'POST' ? idempotencyKey !== undefined : method !== 'GET';
  if (!isRepeatable || !(error instanceof ApiError) || error.code !== 'UNAVAILABLE') return null;
  const { retryAfter = Number.POSITIVE_INFINITY } = error;
  return retryAfter <= longestWait ? retryAfter : null;
}

async function makeCall<Name extends CallName>(name: Name, input: SentCall) {
  const { call, answer } = await send(name, input);
  const parsed = call.response.safeParse(answer.body);
  // The schema of this name has this type.
  if (parsed.success) return { answer, value: parsed.data as ResponseOf<Name> };
  throw new ApiError(m.unreadableResponse(), {
    status: answer.status,
    code: 'BROKEN_ANSWER',
    requestId: answer.requestId,
  });
}

/** Makes a call of the contract and checks the response. Throws `ApiError`. */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<ResponseOf<Name>> {
  return (await makeCall(name, input)).value;
}

type Rows = readonly unknown[] | { data: readonly unknown[] };
type ListName = { [Name in CallName]: ResponseOf<Name> extends Rows ? Name : never }[CallName];
type RowOf<Name extends ListName> = Extract<ResponseOf<Name>, readonly unknown[]>[number];

/**
 * Fetches one page of a list, bare or wrapped in `data`. Without a total, the response is the whole list. Throws
 * `ApiError`.
 */
export async function callPage<Name extends ListName>(
  name: Name,
  input: CallInput<Name>,
): Promise<ListPage<RowOf<Name>>> {
  const { answer, value } = await makeCall(name, input);
  const list: readonly RowOf<Name>[] | { data: readonly RowOf<Name>[] } = value;
  const rows: readonly RowOf<Name>[] = 'data' in list ? list.data : list;
  const { total = rows.length, isCapped, counts, reading } = answer;
  return { rows, total, isCapped, counts, reading };
}
