import type { Vehicle } from './vehicles.ts';

// Apart from vehicle-words.ts, so that the catalogue does not load what reads words.

/** "Volkswagen Golf VII 2016, 1.4 TSI". Null without a vehicle. */
export const vehicleName = (vehicle: Vehicle | undefined): string | null =>
  vehicle === undefined
    ? null
    : `${vehicle.make} ${vehicle.name} ${vehicle.year}${vehicle.engine ? `, ${vehicle.engine.name}` : ''}`;
