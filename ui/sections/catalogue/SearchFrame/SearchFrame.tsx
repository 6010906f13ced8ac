import { frame } from '#ui/layouts/Navbar/frame.css.ts';
import { VehicleCell, type VehicleCellProps } from '../../fitment/VehicleCell/VehicleCell.tsx';
import { PartSearch, type PartSearchProps } from '../PartSearch/PartSearch.tsx';

export interface SearchFrameProps {
  search: Omit<PartSearchProps, 'foot'>;
  /** Absent where the page itself asks for the vehicle. */
  vehicle?: VehicleCellProps | undefined;
}

/** The two questions in the header of public pages: what is looked for, and for which vehicle. */
export function SearchFrame({ search, vehicle }: SearchFrameProps) {
  return (
    <div className={frame}>
      <PartSearch {...search} foot={vehicle} />
      {vehicle && <VehicleCell {...vehicle} />}
    </div>
  );
}
