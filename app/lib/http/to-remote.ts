import type { UseQueryResult } from '@tanstack/react-query';
import type { Remote } from '#ui/remote.ts';
import { ApiError } from './api-error.ts';
import { shownError } from './attempt.ts';

type Query<Value> = Pick<UseQueryResult<Value>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;

/** Data takes precedence over a later error, so that a failed refresh never removes it from the screen. */
export function toRemote<Value>({ data, error, isError, isFetching, refetch }: Query<Value>): Remote<Value> {
  if (data !== undefined) return { status: 'ready', value: data };
  if (!isError || isFetching) return { status: 'loading' };
  return {
    status: 'error',
    ...shownError(error),
    requestId: error instanceof ApiError ? error.requestId : undefined,
    onRetry: () => void refetch(),
  };
}
