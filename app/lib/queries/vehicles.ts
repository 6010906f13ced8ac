import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api.ts';

/** The makes with their models and engines. */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ['vehicles'],
    queryFn: ({ signal }) => call('listVehicles', { signal, credential: 'none' }),
  });
