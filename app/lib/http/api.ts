import * as z from 'zod/mini';
import type { Call, PathParameters } from '#contract/calls.ts';
import type { ListPage } from '#ui/list-page.ts';
import { ApiError, failureWords, isUnauthenticated } from './api-error.ts';
import type * as Http from './client.ts';
import type { HttpAnswer } from './client.ts';

// A separate chunk: a page that got its data with the HTML does not wait for it.
let loadHttp: () => Promise<Pick<typeof Http, 'send'>> = () => import('./client.ts');

/** Replaces the HTTP client where the server renders a page. */
export function provideHttp(http: Pick<typeof Http, 'send'>): void {
  loadHttp = () => Promise.resolve(http);
}

type ParamsOf<To extends Call> = [PathParameters<To['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParameters<To['path']>, string> };

type BodyOf<To extends Call> = To extends { body: infer Schema extends z.ZodMiniType }
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

type CallInput<To extends Call> = CallOptions & ParamsOf<To> & BodyOf<To>;

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

interface SentCall extends CallOptions {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
}

function pathOf({ path }: Call, { params = {}, query }: SentCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${filled}?${query}` : filled;
}

async function send(to: Call, input: SentCall): Promise<HttpAnswer> {
  const [http, token] = await Promise.all([loadHttp(), tokenFor(input)]);
  const { body, credential = 'session', signal, timeoutMs, onUploadProgress } = input;
  const path = pathOf(to, input);
  const sendWith = (one: Token) => {
    const headers = headersOf(input, one);
    return http.send({ method: to.method, path, body, headers, signal, timeoutMs, onUploadProgress });
  };
  try {
    return await sendWith(token);
  } catch (error) {
    if (credential !== 'session' || token === null || !isUnauthenticated(error)) throw error;
    const replacement = await session.replacementOf(token);
    if (replacement === null) throw error;
    return sendWith(replacement);
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, answer: HttpAnswer): z.infer<Schema> {
  const parsed = z.safeParse(schema, answer.body);
  if (parsed.success) return parsed.data;
  throw new ApiError(failureWords.brokenAnswer, {
    status: answer.status,
    code: 'BROKEN_ANSWER',
    requestId: answer.requestId,
  });
}

/** Makes a call of the contract and checks the response. Throws `ApiError`. */
export async function call<To extends Call>(to: To, input: CallInput<To>): Promise<z.infer<To['response']>> {
  return parse<To['response']>(to.response, await send(to, input));
}

type ListCall<Row> = Call & { response: z.ZodMiniType<readonly Row[] | { data: readonly Row[] }> };

/**
 * Fetches one page of a list, bare or wrapped in `data`. Without a total, the response is the whole list. Throws
 * `ApiError`.
 */
export async function callPage<Row, To extends ListCall<Row>>(
  to: To & ListCall<Row>,
  input: CallInput<To>,
): Promise<ListPage<Row>> {
  const answer = await send(to, input);
  const list = parse(to.response, answer);
  const rows = 'data' in list ? list.data : list;
  return { rows, total: answer.total ?? rows.length, isCapped: answer.isCapped };
}
