import type { Engine, Vehicle } from './vehicles.ts';

// Apart from vehicle-words.ts, so that the catalogue does not load what reads words.

/** "1.4 TSI 110 kW": variants of one name have different powers. */
export const engineName = ({ name, kw }: Pick<Engine, 'name' | 'kw'>): string =>
  kw === undefined ? name : `${name} ${kw} kW`;

/** "Volkswagen Golf VII 2016, 1.4 TSI", or "Volkswagen Golf VII 10/2016" with its month. Null without a vehicle. */
export function vehicleName(vehicle: Vehicle | undefined): string | null {
  if (vehicle === undefined) return null;
  const { make, name, year, month, engine } = vehicle;
  const built = month ? `${String(month).padStart(2, '0')}/${year}` : year;
  return `${make} ${name} ${built}${engine ? `, ${engineName(engine)}` : ''}`;
}
