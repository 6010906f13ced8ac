import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { vehicleQuery } from '../queries/vehicles.ts';
import { vehicleIn } from './addressed-vehicle.ts';
import { useMyVehicle, useMyVehicles } from './my-vehicles.ts';

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
