import { useLocation, useNavigate } from 'react-router-dom';
import { pages, type Page } from '#contract/pages.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { useSingleKeys } from '#app/lib/ui-state/shortcuts.ts';
import { vehicleIn } from '#app/lib/vehicles/addressed-vehicle.ts';
import {
  chooseNoVehicle,
  chooseVehicle,
  useMyVehicle,
  useMyVehicles,
} from '#app/lib/vehicles/my-vehicles.ts';
import { paths } from '#app/paths.ts';
import { partList } from '#ui/sections/catalogue/PartSearch/part-list.ts';
import { SearchFrame } from '#ui/sections/catalogue/SearchFrame/SearchFrame.tsx';
import { usePartSearch } from './use-part-search.ts';

const loadSuggestions = async () =>
  (await import('#app/features/catalogue/parts/suggestions.ts')).suggestions;

/** The search and the vehicle in the header of public pages. */
export function HeaderSearch({ page }: { page: Page }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hasSingleKeys = useSingleKeys();
  const mine = useMyVehicle();
  const saved = useMyVehicles() ?? [];
  const isList = page === pages.parts || page === pages.category;
  const field = usePartSearch(isList);

  /** A page that is about the vehicle in its URL is then about this one. */
  function use(vehicle: Vehicle | null) {
    if (vehicle) chooseVehicle(vehicle);
    else chooseNoVehicle();
    const params = new URLSearchParams(search);
    if (!params.has('vehicle')) return;
    params.delete('vehicle');
    params.delete('page');
    if (vehicle) params.set('vehicle', vehicle.slug);
    void navigate({ search: params.toString() }, { preventScrollReset: true });
  }

  return (
    <SearchFrame
      search={{
        value: field.text,
        hasShortcut: hasSingleKeys,
        partsHref: paths.parts,
        onChange: field.type,
        onSearch: field.submit,
        onOpen: field.reset,
        loadSuggestions,
        ...(isList
          ? {
              listForm: partList.form,
              vehicle: vehicleIn(new URLSearchParams(search)),
              onLeave() {
                const results = document.getElementById(partList.results);
                results?.focus({ preventScroll: true });
                results?.scrollIntoView({ block: 'start' });
              },
            }
          : { mine, onLeave: () => undefined }),
      }}
      vehicle={
        // The home page asks for the vehicle, until there is one.
        page === pages.home && !mine
          ? undefined
          : {
              vehicle: mine,
              saved,
              chooseHref: paths.vehicle,
              onUse: use,
              onPanelFailed: () => void navigate(paths.vehicle),
            }
      }
    />
  );
}
