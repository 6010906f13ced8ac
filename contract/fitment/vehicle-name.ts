import type { Engine, Vehicle } from './vehicles.ts';

// Apart from vehicle-words.ts, so that the catalogue does not load what reads words.

/** "1.4 TSI 110 kW": variants of one name have different powers. */
export const engineName = ({ name, kw }: Pick<Engine, 'name' | 'kw'>): string =>
  kw === undefined ? name : `${name} ${kw} kW`;

/** "Volkswagen Golf VII 2016, 1.4 TSI". Null without a vehicle. */
export const vehicleName = (vehicle: Vehicle | undefined): string | null =>
  vehicle === undefined
    ? null
    : `${vehicle.make} ${vehicle.name} ${vehicle.year}${vehicle.engine ? `, ${engineName(vehicle.engine)}` : ''}`;
