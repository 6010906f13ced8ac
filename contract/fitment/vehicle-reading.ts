import { readVehicle } from './vehicle-words.ts';
import type { Make, VehicleReading } from './vehicles.ts';

const mostModels = 20;

/** What a text says about a vehicle, of all makes. */
export function readingOf(query: string, makes: readonly Make[]): VehicleReading {
  const { models, year, rest } = readVehicle(query, makes);
  const slugOf = (name: string) => makes.find((make) => make.name === name)?.slug ?? '';
  return {
    models: models.slice(0, mostModels).map(({ slug, name, fromYear, toYear, aliases, make }) => ({
      ...{ slug, name, fromYear, toYear, ...(aliases && { aliases }) },
      ...{ make, makeSlug: slugOf(make) },
    })),
    count: models.length,
    year,
    rest,
  };
}
