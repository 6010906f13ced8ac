import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { HttpRequest } from './http.ts';

// A chunk of its own: a page whose data came with its HTML answers before it is here.
const loadHttp = () => import('./http.ts');

interface ApiRequest {
  method?: HttpRequest['method'];
  /** Below `/api`. */
  path: string;
  body?: unknown;
  /** What the call goes out with: nothing, the session's token (the default), or the one given. */
  credential?: 'none' | 'session' | { token: string };
  /** Made once for one intention of the user's, so that the same call twice is one. */
  idempotencyKey?: string;
  signal?: AbortSignal;
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

/** Asks the API and checks the answer against `schema`. Throws `ApiError`. */
export async function request<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: ApiRequest,
): Promise<z.infer<Schema>> {
  const [{ send }, headers] = await Promise.all([loadHttp(), headersOf(call)]);
  const { method = 'GET', path, body, signal } = call;
  const answer = await send({ method, path, body, headers, signal });
  const parsed = z.safeParse(schema, answer.body);
  if (parsed.success) return parsed.data;
  throw new ApiError('The shop answered something that this page cannot read. Reload it, or try later.', {
    status: answer.status,
    code: 'BROKEN_ANSWER',
    requestId: answer.requestId,
  });
}
