import type { QueryClient } from '@tanstack/react-query';
import { isVehicleSlug } from '#contract/patterns.ts';
import { recentMs } from '../http/query-client.ts';
import { vehicleQuery } from '../queries/vehicles.ts';

/** The slug of the vehicle in search parameters. Undefined if there is none. */
export function vehicleIn(params: URLSearchParams): string | undefined {
  const slug = params.get('vehicle') ?? '';
  return isVehicleSlug(slug) ? slug : undefined;
}

/** The parameter of a page that reads only the vehicle, in one spelling. */
export function vehicleSearch(params: URLSearchParams): string {
  const slug = vehicleIn(params);
  return slug === undefined ? '' : `?vehicle=${slug}`;
}

export function prefetchVehicle(client: QueryClient, { searchParams }: URL): Promise<void> | undefined {
  const slug = vehicleIn(searchParams);
  return slug === undefined
    ? undefined
    : client.prefetchQuery({ ...vehicleQuery(slug), staleTime: recentMs });
}
