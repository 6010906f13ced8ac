import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { vehicleQuery } from '#app/lib/queries/vehicles.ts';
import { chooseVehicle } from '#app/lib/vehicles/my-vehicles.ts';
import { useVehicleData } from '#app/lib/vehicles/use-vehicle-data.ts';
import { fittingHref } from '#app/paths.ts';
import { readChoice } from '#ui/sections/fitment/VehiclePicker/vehicle-choice.ts';
import { VehiclePage } from '#ui/sections/fitment/VehiclePicker/VehiclePage.tsx';
import { startOf } from './vehicle-form.ts';

export { prefetchVehiclePage, vehicleSearchOf } from './vehicle-form.ts';

export function Component() {
  const [params] = useSearchParams();
  const client = useQueryClient();
  const [start] = useState(() => startOf(client, params));
  const [chosen, setChosen] = useState(start.choice);
  /** Whether the fields were changed since the form was sent. */
  const [isSent, setSent] = useState(true);
  const { choice, data } = useVehicleData(chosen);
  const { missing } = readChoice(choice, data);
  // A browser sends no field that was disabled.
  const isOffered = params.has(missing?.field ?? '') && !params.get('words');
  const [isMissing, setMissing] = useState(false);

  return (
    <VehiclePage
      choice={choice}
      data={data}
      understood={isSent ? start.understood : undefined}
      showsMissing={isMissing || (isSent && isOffered)}
      partsOf={(slug) => client.getQueryData(vehicleQuery(slug).queryKey)?.parts}
      partsHrefOf={fittingHref}
      onChange={(next) => {
        setChosen(next);
        setSent(false);
        setMissing(false);
      }}
      onMissing={() => setMissing(true)}
      onChoose={chooseVehicle}
    />
  );
}
