import { queryOptions } from '@tanstack/react-query';
import type { FoundVehicle } from '#contract/fitment/vehicles.ts';
import { isUnknown } from '../http/api-error.ts';
import { call } from '../http/api.ts';

// Both are the same for everybody, so the calls send no token.

/** The makes with their models. */
export const makesQuery = () =>
  queryOptions({
    queryKey: ['vehicles'],
    queryFn: ({ signal }) => call('listVehicles', { credential: 'none', signal }),
  });

/** A vehicle with the number of parts that fit; null if there is none with this slug. */
export const vehicleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['vehicles', slug],
    async queryFn({ signal }): Promise<FoundVehicle | null> {
      try {
        return await call('findVehicle', { params: { slug }, credential: 'none', signal });
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  });
