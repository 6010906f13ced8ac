import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { vehicleQuery } from '#app/lib/queries/vehicles.ts';
import { chooseVehicle, useMyVehicle } from '#app/lib/vehicles/my-vehicles.ts';
import { fittingHref, paths, vehicleWordsHref } from '#app/paths.ts';
import { VehicleQuestion } from '#ui/sections/fitment/VehicleQuestion/VehicleQuestion.tsx';

/** The question for the vehicle on the home page. */
export function HomeVehicle() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const vehicle = useMyVehicle();
  const slug = vehicle?.slug;
  const { data: found } = useQuery({ ...vehicleQuery(slug ?? ''), enabled: slug !== undefined });

  async function read(words: string, signal: AbortSignal) {
    const { readVehicleWords } = await import('./read-vehicle-words.ts');
    return readVehicleWords(client, words, signal);
  }

  return (
    <VehicleQuestion
      vehicle={vehicle}
      parts={found?.parts}
      chooseHref={paths.vehicle}
      partsHrefOf={fittingHref}
      read={read}
      onUse={(chosen) => {
        chooseVehicle(chosen);
        void navigate(fittingHref(chosen));
      }}
      onChoose={(words) => void navigate(words === '' ? paths.vehicle : vehicleWordsHref(words))}
    />
  );
}
