import type { QueryClient } from '@tanstack/react-query';
import { cleanLine, firstCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { makesQuery, vehicleQuery } from '#app/lib/queries/vehicles.ts';
import { choiceFields, choiceIn, readChoice } from '#ui/sections/fitment/VehiclePicker/vehicle-choice.ts';

/** What the form of the page sends, in one spelling. An empty field says that it was offered. */
export function vehicleSearchOf(params: URLSearchParams): string {
  const written = new URLSearchParams();
  for (const name of choiceFields) {
    const text = firstCharacters(cleanLine(params.get(name) ?? ''), limits.nameMax);
    if (text !== '' || (name !== 'words' && name !== 'engine' && params.has(name))) written.set(name, text);
  }
  return written.toString();
}

/** Loads the makes, and the vehicle that `url` chooses. */
export async function prefetchVehiclePage(client: QueryClient, url: URL): Promise<void> {
  await client.prefetchQuery({ ...makesQuery(), staleTime: recentMs });
  const makes = client.getQueryData(makesQuery().queryKey) ?? [];
  const { vehicle } = readChoice(choiceIn(url.searchParams, makes).choice, makes);
  if (vehicle) await client.prefetchQuery({ ...vehicleQuery(vehicle.slug), staleTime: recentMs });
}
