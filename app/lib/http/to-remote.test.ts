import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { mapRemote } from '#ui/remote.ts';
import { toRemote } from './to-remote.ts';

const idle = { data: undefined, error: null, isError: false, isFetching: false, refetch: vi.fn() };
const failure = new ApiError('Out of reach.', { status: 503, code: 'UNAVAILABLE', requestId: 'r-1' });

test('what is on the way is loading, the first time and after Try again', () => {
  expect(toRemote({ ...idle, isFetching: true })).toEqual({ status: 'loading' });
  expect(toRemote({ ...idle, error: failure, isError: true, isFetching: true })).toEqual({
    status: 'loading',
  });
});

test('a failure says what happened, how to find it, and how to try again', () => {
  const refetch = vi.fn();
  const remote = toRemote({ ...idle, error: failure, isError: true, refetch });
  expect(remote).toMatchObject({ status: 'error', message: 'Out of reach.', requestId: 'r-1' });
  if (remote.status === 'error') remote.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});

test('C4: a failure that trying again does not help with says what does', () => {
  const gone = new ApiError('It is not sold.', { status: 404, code: 'PART_NOT_FOUND' });
  expect(toRemote({ ...idle, error: gone, isError: true })).toMatchObject({ remedy: { href: '/parts' } });
});

test('a failed refresh does not take away what is on the screen', () => {
  expect(toRemote({ ...idle, data: 3, error: failure, isError: true })).toEqual({
    status: 'ready',
    value: 3,
  });
});

test('a value is changed where there is one', () => {
  expect(mapRemote({ status: 'ready', value: 2 }, (value) => value * 2)).toEqual({
    status: 'ready',
    value: 4,
  });
  expect(mapRemote<number, number>({ status: 'loading' }, (value) => value * 2)).toEqual({
    status: 'loading',
  });
});
