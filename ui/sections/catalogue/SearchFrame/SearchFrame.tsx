import * as m from '#messages/vehicle-cell.js';
import * as fit from '#messages/fit-verdict.js';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { frame } from '#ui/layouts/Navbar/frame.css.ts';
import { VehicleCell, type VehicleCellProps } from '../../fitment/VehicleCell/VehicleCell.tsx';
import { PartSearch, type PartSearchProps } from '../PartSearch/PartSearch.tsx';
import * as styles from './SearchFrame.css.ts';

export interface SearchFrameProps {
  search: Omit<PartSearchProps, 'foot'>;
  /** Absent where the page itself asks for the vehicle. */
  vehicle?: VehicleCellProps | undefined;
}

/** The two questions in the header of public pages: what is looked for, and for which vehicle. */
export function SearchFrame({ search, vehicle }: SearchFrameProps) {
  return (
    <div className={frame}>
      <PartSearch
        {...search}
        foot={vehicle && <ForVehicle vehicle={vehicle.vehicle} chooseHref={vehicle.chooseHref} />}
      />
      {vehicle && <VehicleCell {...vehicle} />}
    </div>
  );
}

/** The vehicle at the foot of the suggestions, where they cover its cell. */
function ForVehicle({ vehicle, chooseHref }: Pick<VehicleCellProps, 'vehicle' | 'chooseHref'>) {
  return (
    <div className={styles.forVehicle}>
      <span>
        {vehicle
          ? m.searchFor({ vehicle: fit.vehicle({ name: vehicle.name, year: vehicle.year }) })
          : m.searchForAny()}
      </span>
      <TextLink href={chooseHref}>{vehicle ? m.change() : m.choose()}</TextLink>
    </div>
  );
}
