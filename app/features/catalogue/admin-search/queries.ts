import { freshQuery } from '#app/lib/http/fresh-query.ts';
import { privateKey } from '#app/lib/http/query-client.ts';

export const searchReportQuery = (uid: string) =>
  freshQuery(privateKey(uid, 'search-report'), 'searchReport', {});

export const synonymsQuery = (uid: string) => freshQuery(privateKey(uid, 'synonyms'), 'listSynonyms', {});
