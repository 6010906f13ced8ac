import type { QueryClient } from '@tanstack/react-query';
import { homePartsQuery, homeReviewsQuery } from './queries.ts';

/** Everything that the home page shows of the shop; done when it is in `client`, or has failed. */
export const loadHome = (client: QueryClient) =>
  Promise.all([client.prefetchQuery(homePartsQuery()), client.prefetchQuery(homeReviewsQuery())]);
