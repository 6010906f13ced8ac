import { useQueries } from '@tanstack/react-query';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { vehicleQuery } from '#app/lib/queries/vehicles.ts';
import { useStore } from '#app/lib/ui-state/store.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import {
  chooseVehicle,
  readMyVehicles,
  saveMyVehicles,
  useMyVehicle,
  useMyVehicles,
} from '#app/lib/vehicles/my-vehicles.ts';
import { useVehicleDialog } from '#app/lib/vehicles/use-vehicle-dialog.tsx';
import { vehicleOwner, vehicleSync } from '#app/lib/vehicles/vehicle-sync.ts';
import { fittingHref } from '#app/paths.ts';
import * as m from '#messages/garage.js';
import { Garage, type GarageVehicle } from '#ui/sections/accounts/Garage/Garage.tsx';
import type { Remote } from '#ui/remote.ts';

/** The vehicles of the signed-in customer, as this browser has them. */
export function GarageContainer() {
  const { uid } = useSignedIn();
  const kept = useMyVehicles() ?? [];
  const sync = useStore(vehicleSync);
  const owner = vehicleOwner.get();
  // Until they are replaced, the browser may have those of another account.
  const mine = owner === null || owner === uid ? kept : [];
  const found = useQueries({ queries: mine.map(({ vehicle }) => vehicleQuery(vehicle.slug)) });
  const { open, dialog } = useVehicleDialog();

  const rows = mine.map((one, index) => ({ ...one, parts: found[index]?.data?.parts }));
  // Those of the browser can be used before the account's are there, and without them.
  const vehicles: Remote<readonly GarageVehicle[]> =
    rows.length > 0 || owner === uid
      ? { status: 'ready', value: rows }
      : sync.status === 'failed'
        ? { status: 'error', onRetry: sync.onRetry }
        : { status: 'loading' };

  function remove({ slug, make, name }: Vehicle) {
    const before = readMyVehicles();
    const at = before.findIndex(({ vehicle }) => vehicle.slug === slug);
    const [removed] = before.slice(at);
    if (at < 0 || !removed) return;
    saveMyVehicles(before.toSpliced(at, 1));
    const shown = `${make} ${name}`;
    showToast({
      id: `vehicle-${slug}`,
      tone: 'info',
      text: m.deleted({ name: shown }),
      action: {
        label: m.undo(),
        name: m.undoDeleting({ name: shown }),
        onPress() {
          const now = readMyVehicles().filter(({ vehicle }) => vehicle.slug !== slug);
          saveMyVehicles(now.toSpliced(at, 0, removed));
        },
      },
    });
  }

  return (
    <>
      <Garage
        vehicles={vehicles}
        inUse={useMyVehicle()?.slug}
        onSaveAgain={sync.status === 'failed' && vehicles.status === 'ready' ? sync.onRetry : undefined}
        partsHrefOf={fittingHref}
        onAdd={open}
        onUse={chooseVehicle}
        onLabel={({ slug }, label) =>
          saveMyVehicles(readMyVehicles().map((one) => (one.vehicle.slug === slug ? { ...one, label } : one)))
        }
        onDelete={remove}
      />
      {dialog}
    </>
  );
}
