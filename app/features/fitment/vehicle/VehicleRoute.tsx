import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { makesQuery, vehicleQuery } from '#app/lib/queries/vehicles.ts';
import { chooseVehicle } from '#app/lib/vehicles/my-vehicles.ts';
import { fittingHref } from '#app/paths.ts';
import { VehiclePage } from '#ui/sections/fitment/VehiclePicker/VehiclePage.tsx';

export { prefetchVehiclePage, vehicleSearchOf } from './vehicle-form.ts';

export function Component() {
  const [params] = useSearchParams();
  const client = useQueryClient();
  return (
    <VehiclePage
      makes={toRemote(useQuery(makesQuery()))}
      params={params}
      partsOf={(slug) => client.getQueryData(vehicleQuery(slug).queryKey)?.parts}
      partsHrefOf={fittingHref}
      onChoose={chooseVehicle}
    />
  );
}
