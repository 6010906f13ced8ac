import { afterEach, expect, test, vi } from 'vitest';
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
