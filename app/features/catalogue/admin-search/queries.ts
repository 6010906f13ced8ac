import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/http/api.ts';
import { alwaysFresh, privateKey } from '#app/lib/http/query-client.ts';

export const searchReportQuery = (uid: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'search-report'),
    queryFn: ({ signal }) => call('searchReport', { signal }),
    ...alwaysFresh,
  });

export const synonymsQuery = (uid: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'synonyms'),
    queryFn: ({ signal }) => call('listSynonyms', { signal }),
    ...alwaysFresh,
  });
