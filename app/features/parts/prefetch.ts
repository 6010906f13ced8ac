import type { QueryClient } from '@tanstack/react-query';
import { catalogueSearchParams } from './catalogue-search-params.ts';
import { cataloguePageQuery } from './queries.ts';

/** The parts that an address asks for; done when they are in `client`, or have failed. */
export const loadCatalogue = (client: QueryClient, { searchParams }: URL) =>
  client.prefetchQuery(cataloguePageQuery(catalogueSearchParams.parse(searchParams)));
