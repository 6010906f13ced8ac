import type { QueryClient } from '@tanstack/react-query';
import { cleanLine, firstCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { makeQuery, makesQuery, modelQuery, readingQuery } from '#app/lib/queries/makes.ts';
import { vehicleQuery } from '#app/lib/queries/vehicles.ts';
import type { Remote } from '#ui/remote.ts';
import {
  choiceFields,
  choiceIn,
  readChoice,
  understoodOf,
  withEngine,
  withReading,
  type VehicleData,
} from '#ui/sections/fitment/VehiclePicker/vehicle-choice.ts';

/** What the form of the page sends, in one spelling. An empty field says that it was offered. */
export function vehicleSearchOf(params: URLSearchParams): string {
  const written = new URLSearchParams();
  for (const name of choiceFields) {
    const text = firstCharacters(cleanLine(params.get(name) ?? ''), limits.nameMax);
    if (text !== '' || (name !== 'words' && name !== 'engine' && params.has(name))) written.set(name, text);
  }
  return written.toString();
}

/** Loads the makes, what the words or the fields of `url` name, and the vehicle that they choose. */
export async function prefetchVehiclePage(client: QueryClient, url: URL): Promise<void> {
  const chosen = choiceIn(url.searchParams);
  const words = chosen.words.trim();
  await Promise.all([
    client.prefetchQuery({ ...makesQuery(), staleTime: recentMs }),
    words === '' ? undefined : client.prefetchQuery({ ...readingQuery(words), staleTime: recentMs }),
  ]);
  const { make, model } = withReading(chosen, client.getQueryData(readingQuery(words).queryKey));
  await Promise.all([
    make === '' ? undefined : client.prefetchQuery({ ...makeQuery(make), staleTime: recentMs }),
    model === '' ? undefined : client.prefetchQuery({ ...modelQuery(model), staleTime: recentMs }),
  ]);
  const { vehicle } = startOf(client, url.searchParams);
  if (vehicle) await client.prefetchQuery({ ...vehicleQuery(vehicle.slug), staleTime: recentMs });
}

const ready = <Value>(value: Value | undefined): Remote<Value> | undefined =>
  value === undefined ? undefined : { status: 'ready', value };

/** What the form of a URL chooses, by what `prefetchVehiclePage` has loaded. */
export function startOf(client: QueryClient, params: URLSearchParams) {
  const chosen = choiceIn(params);
  const reading = client.getQueryData(readingQuery(chosen.words.trim()).queryKey);
  const read = withReading(chosen, reading);
  const data: VehicleData = {
    makes: ready(client.getQueryData(makesQuery().queryKey)) ?? { status: 'loading' },
    make: ready(client.getQueryData(makeQuery(read.make).queryKey)),
    model: ready(client.getQueryData(modelQuery(read.model).queryKey)),
    reading: ready(reading),
  };
  const choice = withEngine(read, data);
  const isRead = reading !== undefined && choice.make !== '';
  return {
    // The next form must not read the words again.
    choice: isRead ? { ...choice, words: '' } : choice,
    understood: understoodOf(choice, data),
    vehicle: readChoice(choice, data).vehicle,
  };
}
