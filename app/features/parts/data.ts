import type { QueryClient } from '@tanstack/react-query';
import { catalogueAddress } from './catalogue-address.ts';
import { cataloguePageQuery } from './queries.ts';

/** The parts that an address asks for; done when they are in `client`, or have failed. */
export const loadCatalogue = (client: QueryClient, { searchParams }: URL) =>
  client.prefetchQuery(cataloguePageQuery(catalogueAddress.queryOf(searchParams)));
