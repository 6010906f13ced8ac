import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-panel.js';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import type { SavedVehicle } from '../VehiclePicker/SavedVehicles.tsx';
import * as styles from './VehicleCell.css.ts';

export interface VehiclePanelProps {
  /** The vehicles of the customer, the one used last first. */
  saved: readonly SavedVehicle[];
  /** The slug of the vehicle in use. */
  inUse: string | undefined;
  /** The page on which another vehicle is chosen. */
  chooseHref: string;
  /** Puts a saved vehicle into use, or none. */
  onUse(vehicle: Vehicle | null): void;
  onClose(): void;
}

/** Puts a saved vehicle into use, or none, or leads to where another one is chosen. */
export function VehiclePanel({ saved, inUse, chooseHref, onUse, onClose }: VehiclePanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  function use(vehicle: Vehicle | null) {
    onUse(vehicle);
    onClose();
  }

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className={styles.title} id={titleId}>
        {m.title()}
      </p>
      <ul className={styles.rows}>
        {saved.map(({ vehicle, label }) => (
          <Row key={vehicle.slug} isCurrent={vehicle.slug === inUse} onPress={() => use(vehicle)}>
            <span className={styles.vehicle} translate="no">
              {vehicle.make} {vehicle.name} <Numeric>{String(vehicle.year)}</Numeric>
            </span>
            {(vehicle.engine || label) && (
              <span className={styles.details}>
                <bdi translate="no">{vehicle.engine?.name}</bdi>
                {vehicle.engine && label && ', '}
                <bdi>{label}</bdi>
              </span>
            )}
          </Row>
        ))}
        <Row isCurrent={inUse === undefined} onPress={() => use(null)}>
          <span className={styles.vehicle}>{m.any()}</span>
          <span className={styles.details}>{m.anyHint()}</span>
        </Row>
      </ul>
      <p className={styles.another}>
        <TextLink href={chooseHref}>{m.another()}</TextLink>
      </p>
    </div>
  );
}

function Row({ isCurrent, onPress, children }: { isCurrent: boolean; onPress(): void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={styles.row} aria-current={isCurrent || undefined} onClick={onPress}>
        <span className={styles.dot} />
        <span className={styles.text}>{children}</span>
      </button>
    </li>
  );
}
