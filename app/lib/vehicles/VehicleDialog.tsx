import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { VehiclePicker } from '#ui/sections/fitment/VehiclePicker/VehiclePicker.tsx';
import { noChoice } from '#ui/sections/fitment/VehiclePicker/vehicle-choice.ts';
import { vehicleQuery } from '../queries/vehicles.ts';
import { chooseNoVehicle, chooseVehicle, useMyVehicle, useMyVehicles } from './my-vehicles.ts';
import { useVehicleData } from './use-vehicle-data.ts';

export interface VehicleDialogProps {
  isOpen: boolean;
  /** Called when a vehicle has been put into use, or none. */
  onChosen(vehicle: Vehicle | null): void;
  onClose(): void;
}

/** Puts another vehicle into use. */
export function VehicleDialog({ isOpen, onChosen, onClose }: VehicleDialogProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(noChoice);
  const saved = useMyVehicles() ?? [];
  return (
    <VehiclePicker
      isOpen={isOpen}
      {...useVehicleData(chosen)}
      onChoose={setChosen}
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
