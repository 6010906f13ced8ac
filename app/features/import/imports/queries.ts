import { queryOptions } from '@tanstack/react-query';
import * as importCalls from '#contract/import/calls.ts';
import { call, provideImportCalls } from '#app/lib/http/api.ts';
import { alwaysFresh, privateKey } from '#app/lib/http/query-client.ts';
import { isMoving } from '#ui/sections/import/run/run-state.ts';

provideImportCalls(importCalls);

/** Often enough to see progress. Nothing is asked in a tab that nobody looks at. */
const pollMs = 1_000;

/** The query keys of all imports start with it. */
export const importsKey = (uid: string, ...rest: readonly string[]) => privateKey(uid, 'imports', ...rest);

export const importsQuery = (uid: string) =>
  queryOptions({
    queryKey: importsKey(uid, 'all'),
    queryFn: ({ signal }) => call('listImports', { signal }),
    ...alwaysFresh,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? 2 * pollMs : false),
  });

export const importQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: importsKey(uid, 'one', id),
    queryFn: ({ signal }) => call('findImport', { params: { id }, signal }),
    ...alwaysFresh,
    // Any tab may be sending the file.
    refetchInterval: ({ state: { data } }) =>
      data && (isMoving(data) || data.state === 'receiving') ? pollMs : false,
  });
