import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { VehiclePicker } from '#ui/sections/fitment/VehiclePicker/VehiclePicker.tsx';
import { toRemote } from '../http/to-remote.ts';
import { makesQuery, vehicleQuery } from '../queries/vehicles.ts';
import { chooseNoVehicle, chooseVehicle, useMyVehicle, useMyVehicles } from './my-vehicles.ts';

export interface VehicleDialogProps {
  isOpen: boolean;
  /** Called when a vehicle has been put into use, or none. */
  onChosen(vehicle: Vehicle | null): void;
  onClose(): void;
}

/** Puts another vehicle into use. */
export function VehicleDialog({ isOpen, onChosen, onClose }: VehicleDialogProps) {
  const client = useQueryClient();
  const makes = useQuery(makesQuery());
  const saved = useMyVehicles() ?? [];
  return (
    <VehiclePicker
      isOpen={isOpen}
      makes={toRemote(makes)}
      saved={saved}
      inUse={useMyVehicle()?.slug}
      countParts={async (slug) => (await client.fetchQuery(vehicleQuery(slug)))?.parts ?? 0}
      onUse={(vehicle) => {
        chooseVehicle(vehicle);
        onChosen(vehicle);
      }}
      onUseNone={() => {
        chooseNoVehicle();
        onChosen(null);
      }}
      onClose={onClose}
    />
  );
}
