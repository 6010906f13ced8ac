import { queryOptions } from '@tanstack/react-query';
import { isUnknown } from '../http/api-error.ts';
import { call } from '../http/api.ts';

/** The query keys of makes, models and vehicles start with it. */
export const vehiclesKey = ['vehicles'] as const;

/** Null for what does not exist. */
export async function orNull<Value>(response: Promise<Value>): Promise<Value | null> {
  try {
    return await response;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

/** A vehicle with the number of parts that fit; null if there is none with this slug. */
export const vehicleQuery = (slug: string) =>
  queryOptions({
    queryKey: [...vehiclesKey, 'vehicle', slug],
    queryFn: ({ signal }) => orNull(call('findVehicle', { params: { slug }, credential: 'none', signal })),
  });
