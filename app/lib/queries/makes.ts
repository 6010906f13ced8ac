import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import { orNull, vehiclesKey } from './vehicles.ts';

// They are the same for everybody, so the calls send no token.

/** The makes, without their models. */
export const makesQuery = () =>
  queryOptions({
    queryKey: [...vehiclesKey, 'makes'],
    queryFn: ({ signal }) => call('listMakes', { credential: 'none', signal }),
  });

/** A make with its models; null if there is none with this slug. */
export const makeQuery = (slug: string) =>
  queryOptions({
    queryKey: [...vehiclesKey, 'make', slug],
    queryFn: ({ signal }) => orNull(call('findMake', { params: { slug }, credential: 'none', signal })),
  });

/** A model with its engines; null if there is none with this slug. */
export const modelQuery = (slug: string) =>
  queryOptions({
    queryKey: [...vehiclesKey, 'model', slug],
    queryFn: ({ signal }) => orNull(call('findModel', { params: { slug }, credential: 'none', signal })),
  });

/** What words say about a vehicle. */
export const readingQuery = (words: string) =>
  queryOptions({
    queryKey: [...vehiclesKey, 'reading', words],
    queryFn: ({ signal }) =>
      call('readVehicleWords', {
        query: new URLSearchParams({ query: words }),
        credential: 'none',
        signal,
      }),
  });
