import type { Count } from '#contract/list-counts.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/vehicle-bar.js';
import { SegmentLinks } from '#ui/components/SegmentedControl/SegmentLinks.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';
import * as styles from './VehicleBar.css.ts';

/** Parts that are shown, or that a link shows. */
export interface BarLink {
  href: string;
  /** Null while it is loading. */
  count: Count | null;
}

export interface VehicleBarProps {
  /** Null: none is chosen. Undefined: not known yet. */
  vehicle: Vehicle | 'unknown' | null | undefined;
  /** Whether it is the one that the header names. Undefined: not known yet, which is all that browsers without scripts learn. */
  isMine?: boolean | undefined;
  /** Makes the vehicle of a link one's own. */
  onAdopt?: (() => void) | undefined;
  /** Whether only parts that fit are shown. */
  isFiltered: boolean;
  fitting: BarLink;
  all: BarLink;
}

/** Switches between the parts that fit and all of them. It names a vehicle only if the header does not. */
export function VehicleBar({ vehicle, isMine, onAdopt, isFiltered, fitting, all }: VehicleBarProps) {
  if (!vehicle) return null;
  if (vehicle === 'unknown')
    return (
      <section className={styles.bar} aria-label={m.yourVehicle()}>
        <p className={styles.text.always}>
          {m.unknown()} <TextLink href={all.href}>{m.allParts()}</TextLink>
        </p>
      </section>
    );
  return (
    <section className={styles.bar} aria-label={m.yourVehicle()}>
      {isMine !== true && (
        <p className={styles.text[isMine === false ? 'always' : 'withoutScripts']}>
          {m.shared()}{' '}
          <bdi className={styles.name} translate="no">
            {vehicleName(vehicle)}
          </bdi>{' '}
          {onAdopt && (
            <button type="button" className={textLink} onClick={onAdopt}>
              {m.makeItMine()}
            </button>
          )}
        </p>
      )}
      <SegmentLinks
        label={m.which()}
        links={[
          {
            ...fitting,
            label: isMine === false ? m.partsThatFit() : m.forMyCar(),
            isCurrent: isFiltered,
          },
          { ...all, label: common.all(), isCurrent: !isFiltered },
        ]}
      />
    </section>
  );
}
