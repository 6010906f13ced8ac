import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call, provideHttp, provideSessionToken } from './api.ts';
import type { HttpRequest } from './client.ts';

const unauthenticated = new ApiError('Unauthorized', { status: 401, code: 'UNAUTHENTICATED' });
const forbidden = new ApiError('Forbidden', { status: 403, code: 'FORBIDDEN' });

/** An API that accepts one token. Returns the tokens that it gets. */
function answerWith(error: ApiError, accepted = 'new'): (string | undefined)[] {
  const received: (string | undefined)[] = [];
  provideHttp({
    send({ headers }: HttpRequest) {
      received.push(headers['Authorization']);
      if (headers['Authorization'] !== `Bearer ${accepted}`) return Promise.reject(error);
      const answer = { status: 200, body: { admin: true }, requestId: undefined };
      return Promise.resolve({ ...answer, total: undefined, isCapped: false });
    },
  });
  return received;
}

const replacementOf = vi.fn<(rejected: string) => Promise<string | null>>();
const askRole = (credential?: 'none' | { token: string }) =>
  call('isAdmin', { params: { email: 'mara@norholt.test' }, credential });

provideSessionToken({ token: () => Promise.resolve('old'), replacementOf });
afterEach(() => replacementOf.mockReset());

test('a call whose token was revoked is sent again with another one', async () => {
  const received = answerWith(unauthenticated);
  replacementOf.mockResolvedValue('new');
  await expect(askRole()).resolves.toEqual({ admin: true });
  expect(received).toEqual(['Bearer old', 'Bearer new']);
  expect(replacementOf).toHaveBeenCalledWith('old');
});

test('a call fails when its token is rejected and there is no other one', async () => {
  const received = answerWith(unauthenticated);
  replacementOf.mockResolvedValue(null);
  await expect(askRole()).rejects.toBe(unauthenticated);
  expect(received).toEqual(['Bearer old']);
});

test.each([
  ['is not allowed', forbidden, undefined],
  ['brings its own token', unauthenticated, { token: 'other' }],
  ['has no token', unauthenticated, 'none'],
] as const)('a rejected call that %s is not sent again', async (_what, error, credential) => {
  const received = answerWith(error);
  await expect(askRole(credential)).rejects.toBe(error);
  expect(received).toHaveLength(1);
  expect(replacementOf).not.toHaveBeenCalled();
});

describe('while the server is busy', () => {
  const busy = (retryAfter?: number) =>
    new ApiError('Not available right now', {
      status: 503,
      code: 'UNAVAILABLE',
      ...(retryAfter !== undefined && { retryAfter }),
    });

  /** An API that is busy for one request. Returns the keys of all requests. */
  function answerAfter(error: ApiError): (string | undefined)[] {
    const received: (string | undefined)[] = [];
    provideHttp({
      send({ headers }: HttpRequest) {
        received.push(headers['Idempotency-Key']);
        if (received.length === 1) return Promise.reject(error);
        const answer = {
          status: 200,
          body: { acknowledged: true, matchedCount: 1, modifiedCount: 1 },
          requestId: undefined,
        };
        return Promise.resolve({ ...answer, total: undefined, isCapped: false });
      },
    });
    return received;
  }

  const idempotencyKey = 'one';
  const requests = {
    'a change': () => call('makeAdmin', { params: { email: 'mara@norholt.test' } }),
    'an addition with a key': () => call('restorePart', { params: { id: '1' }, idempotencyKey }),
    'an addition without a key': () => call('restorePart', { params: { id: '1' } }),
    'a read': () => call('isAdmin', { params: { email: 'mara@norholt.test' } }),
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each(['a change', 'an addition with a key'] as const)('%s is sent once more', async (name) => {
    const received = answerAfter(busy(2));
    const answered = requests[name]();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answered).resolves.toMatchObject({ acknowledged: true });
    expect(new Set(received).size).toBe(1);
    expect(received).toHaveLength(2);
  });

  test.each([
    ['an addition without a key', 2],
    ['a read', 2],
    ['a change', 60],
    ['a change', undefined],
  ] as const)('%s is not sent again (after %s s)', async (name, retryAfter) => {
    const error = busy(retryAfter);
    const received = answerAfter(error);
    await expect(requests[name]()).rejects.toBe(error);
    expect(received).toHaveLength(1);
  });
});
