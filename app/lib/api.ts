import * as z from 'zod/mini';
import type { ListPage } from '#ui/list-page.ts';
import { ApiError, failureWords } from './api-error.ts';
import type { HttpAnswer, HttpRequest } from './http.ts';

// A chunk of its own: a page whose data came with its HTML answers before it is here.
const loadHttp = () => import('./http.ts');

interface ApiRequest {
  method?: HttpRequest['method'];
  /** Below `/api`. */
  path: string;
  /** Sent as JSON; a `FormData` as the form that it is. */
  body?: unknown;
  /** What the call goes out with: nothing, the session's token (the default), or the one given. */
  credential?: 'none' | 'session' | { token: string };
  /** Made once for one intention of the user's, so that the same call twice is one. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Told how many bytes of the body have gone out. */
  onUploadProgress?(sentBytes: number): void;
}

let sessionToken: () => Promise<string | null> = () => Promise.resolve(null);

/** Says where the session's token comes from. */
export function provideSessionToken(source: () => Promise<string | null>): void {
  sessionToken = source;
}

async function headersOf({ credential = 'session', idempotencyKey }: ApiRequest) {
  const headers: Record<string, string> = {};
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (credential === 'none') return headers;
  const token = credential === 'session' ? await sessionToken() : credential.token;
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  return headers;
}

async function ask(call: ApiRequest): Promise<HttpAnswer> {
  const [{ send }, headers] = await Promise.all([loadHttp(), headersOf(call)]);
  const { method = 'GET', path, body, signal, timeoutMs, onUploadProgress } = call;
  return send({ method, path, body, headers, signal, timeoutMs, onUploadProgress });
}

function check<Schema extends z.ZodMiniType>(schema: Schema, answer: HttpAnswer): z.infer<Schema> {
  const parsed = z.safeParse(schema, answer.body);
  if (parsed.success) return parsed.data;
  throw new ApiError(failureWords.brokenAnswer, {
    status: answer.status,
    code: 'BROKEN_ANSWER',
    requestId: answer.requestId,
  });
}

/** Asks the API and checks the answer against `schema`. Throws `ApiError`. */
export async function request<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: ApiRequest,
): Promise<z.infer<Schema>> {
  return check(schema, await ask(call));
}

/**
 * The same for one page of a list, bare or wrapped in `data`; a backend that counts nothing has sent all.
 * `next` is the path of the page after it.
 */
export async function requestPage<Row>(
  schema: z.ZodMiniType<readonly Row[] | { data: readonly Row[] }>,
  call: ApiRequest,
): Promise<ListPage<Row> & { next: string | undefined }> {
  const answer = await ask(call);
  const list = check(schema, answer);
  const rows = 'data' in list ? list.data : list;
  return { rows, total: answer.total ?? rows.length, isCapped: answer.isCapped, next: answer.next };
}
