import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { call, type CallInput, type CallName } from './api.ts';
import { alwaysFresh } from './query-client.ts';

/** The response of a call that reads what others change. */
export const freshQuery = <Name extends CallName>(queryKey: QueryKey, name: Name, input: CallInput<Name>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(name, { ...input, signal }),
    ...alwaysFresh,
  });
