import type { QueryClient } from '@tanstack/react-query';
import { homePartsQuery, homeReviewsQuery } from './queries.ts';

/** Requests all data of the home page. Resolves when it is in `client` or has failed. */
export const loadHome = (client: QueryClient) =>
  Promise.all([client.prefetchQuery(homePartsQuery()), client.prefetchQuery(homeReviewsQuery())]);
