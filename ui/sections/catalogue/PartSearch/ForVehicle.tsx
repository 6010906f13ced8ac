import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as fit from '#messages/fit-verdict.js';
import * as m from '#messages/suggestions.js';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import * as styles from './Suggestions.css.ts';

export interface ForVehicleProps {
  /** The vehicle in use, if there is one and it is known. */
  vehicle: Vehicle | null | undefined;
  /** The page on which another one is chosen. */
  chooseHref: string;
}

/** The vehicle at the foot of suggestions that cover its cell. */
export function ForVehicle({ vehicle, chooseHref }: ForVehicleProps) {
  return (
    <div className={styles.foot}>
      <span>
        {vehicle
          ? m.forYour({ vehicle: fit.vehicle({ name: vehicle.name, year: vehicle.year }) })
          : m.forAny()}
      </span>
      <TextLink href={chooseHref}>{vehicle ? m.changeVehicle() : m.chooseVehicle()}</TextLink>
    </div>
  );
}
