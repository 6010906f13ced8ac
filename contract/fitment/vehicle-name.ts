import type { Vehicle } from './vehicles.ts';

// Apart from vehicle-words.ts, so that the catalogue does not load what reads words.

/** "Volkswagen Golf VII 2016, 1.4 TSI", or "Volkswagen Golf VII 10/2016" with its month. Null without a vehicle. */
export function vehicleName(vehicle: Vehicle | undefined): string | null {
  if (vehicle === undefined) return null;
  const { make, name, year, month, engine } = vehicle;
  const built = month ? `${String(month).padStart(2, '0')}/${year}` : year;
  return `${make} ${name} ${built}${engine ? `, ${engine.name}` : ''}`;
}
