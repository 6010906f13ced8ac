import type { QueryClient } from '@tanstack/react-query';
import { call } from '#app/lib/http/api.ts';
import { vehicleQuery } from '#app/lib/queries/vehicles.ts';
import type { VehicleReading } from '#ui/sections/fitment/VehicleQuestion/UnderstoodWords.tsx';

/** Reads which vehicle words mean, as the search reads them. */
export async function readVehicleWords(
  client: QueryClient,
  words: string,
  signal: AbortSignal,
): Promise<VehicleReading> {
  const query = new URLSearchParams({ query: words });
  const { vehicles } = await call('suggest', { query, credential: 'none', signal });
  const [first, ...others] = vehicles;
  if (!first) return null;
  if (others.length === 0 && first.vehicle !== null) {
    const named = await client.fetchQuery(vehicleQuery(first.vehicle));
    return named && { kind: 'vehicle', vehicle: named };
  }
  return {
    kind: 'models',
    names: vehicles.map(({ make, name }) => `${make} ${name}`),
    needsYear: vehicles.every((one) => one.vehicle === null),
  };
}
