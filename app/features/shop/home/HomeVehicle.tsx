import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '#app/lib/http/api.ts';
import { vehicleQuery } from '#app/lib/queries/vehicles.ts';
import { chooseVehicle, useMyVehicle } from '#app/lib/vehicles/my-vehicles.ts';
import { fittingHref, paths, vehicleWordsHref } from '#app/paths.ts';
import type { VehicleReading } from '#ui/sections/fitment/VehicleQuestion/UnderstoodWords.tsx';
import { VehicleQuestion } from '#ui/sections/fitment/VehicleQuestion/VehicleQuestion.tsx';

/** The question for the vehicle on the home page. Typed words are read as the search reads them. */
export function HomeVehicle() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const vehicle = useMyVehicle();
  const slug = vehicle?.slug;
  const { data: found } = useQuery({ ...vehicleQuery(slug ?? ''), enabled: slug !== undefined });

  async function read(words: string, signal: AbortSignal): Promise<VehicleReading> {
    const query = new URLSearchParams({ query: words });
    const { vehicles } = await call('suggest', { query, credential: 'none', signal });
    const [first, ...others] = vehicles;
    if (!first) return null;
    if (others.length === 0 && first.vehicle !== null) {
      const named = await client.fetchQuery(vehicleQuery(first.vehicle));
      return named && { kind: 'vehicle', vehicle: named };
    }
    return {
      kind: 'models',
      names: vehicles.map(({ make, name }) => `${make} ${name}`),
      needsYear: vehicles.every((one) => one.vehicle === null),
    };
  }

  return (
    <VehicleQuestion
      vehicle={vehicle}
      parts={found?.parts}
      chooseHref={paths.vehicle}
      partsHrefOf={fittingHref}
      read={read}
      onUse={(chosen) => {
        const { parts: _count, ...kept } = chosen;
        chooseVehicle(kept);
        void navigate(fittingHref(kept));
      }}
      onChoose={(words) => void navigate(words === '' ? paths.vehicle : vehicleWordsHref(words))}
    />
  );
}
