import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { isVehicleSlug } from '#contract/patterns.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { recentMs } from '../http/query-client.ts';
import { vehicleQuery } from '../queries/vehicles.ts';
import { useMyVehicle, useMyVehicles } from './my-vehicles.ts';

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

/**
 * The vehicle of the URL, which never replaces the browser's own, or else that one. Null: none is chosen. Undefined until
 * it is known.
 */
export function useAddressedVehicle(): Vehicle | null | undefined {
  const own = useMyVehicle();
  const mine = useMyVehicles();
  const slug = vehicleIn(new URLSearchParams(useLocation().search));
  const { data, isError } = useQuery({ ...vehicleQuery(slug ?? ''), enabled: slug !== undefined });
  if (slug === undefined || data === null || isError) return own;
  const month = mine?.find(({ vehicle }) => vehicle.slug === slug)?.vehicle.month;
  return data && month != null ? { ...data, month } : data;
}
