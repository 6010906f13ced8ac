import { useId } from 'react';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-picker.js';
import { vehicleDetails } from './vehicle-choice.ts';
import * as styles from './VehiclePicker.css.ts';

export interface SavedVehicle {
  vehicle: Vehicle;
  /** What the customer calls it; may be empty. */
  label: string;
}

interface SavedVehiclesProps {
  saved: readonly SavedVehicle[];
  /** The slug of the vehicle in use. */
  inUse: string | undefined;
  /** The slug of the one that is chosen. */
  picked: string | undefined;
  onPick(slug: string): void;
}

export function SavedVehicles({ saved, inUse, picked, onPick }: SavedVehiclesProps) {
  const name = useId();
  return (
    <fieldset className={styles.saved}>
      <legend className={styles.legend}>{m.saved()}</legend>
      <ul className={styles.rows}>
        {saved.map(({ vehicle, label }) => (
          <li className={styles.row} key={vehicle.slug}>
            <label className={styles.radio}>
              <input
                className={styles.dot}
                type="radio"
                name={name}
                checked={vehicle.slug === picked}
                onChange={() => onPick(vehicle.slug)}
              />
              <span className={styles.text}>
                <span className={styles.name} translate="no">
                  {vehicle.make} {vehicle.name}
                </span>
                <span className={styles.details}>
                  <bdi>{vehicleDetails(vehicle)}</bdi>
                  {label && (
                    <>
                      {', '}
                      <bdi>{label}</bdi>
                    </>
                  )}
                </span>
              </span>
              {vehicle.slug === inUse && <span className={styles.use}>{m.inUse()}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
