import type { Count } from '#contract/list-counts.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-bar.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
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
  /** Makes the vehicle of a link one's own. Absent if it is. */
  onAdopt?(): void;
  /** Whether only parts that fit are shown. */
  isFiltered: boolean;
  fitting: BarLink;
  all: BarLink;
  /** The page on which a vehicle is chosen. */
  chooseHref: string;
  /** Opens the dialog in which a vehicle is chosen. Absent until scripts run. */
  onChoose?: (() => void) | undefined;
}

/** Says which vehicle parts are looked for. Nobody has to choose one. */
export function VehicleBar(props: VehicleBarProps) {
  const { vehicle } = props;
  const isKnown = typeof vehicle === 'object' && vehicle !== null;
  return (
    <section
      className={styles.bar}
      aria-label={m.yourVehicle()}
      data-pending={vehicle === undefined || undefined}
    >
      <span className={styles.icon}>
        <Icon name="car" />
      </span>
      {isKnown ? <Chosen {...props} vehicle={vehicle} /> : <NotChosen {...props} />}
    </section>
  );
}

function NotChosen({ vehicle, all, chooseHref, onChoose }: VehicleBarProps) {
  return (
    <>
      <p className={styles.text}>{vehicle === 'unknown' ? m.unknown() : m.whichVehicle()}</p>
      {vehicle === 'unknown' && (
        <span className={styles.change}>
          <TextLink href={all.href}>{m.allParts()}</TextLink>
        </span>
      )}
      <div className={styles.end}>
        {onChoose ? (
          <Button isBlock onPress={onChoose}>
            {m.choose()}
          </Button>
        ) : (
          <LinkButton isBlock href={chooseHref}>
            {m.choose()}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function Chosen(props: VehicleBarProps & { vehicle: Vehicle }) {
  const { vehicle, onAdopt, isFiltered, fitting, all, chooseHref, onChoose } = props;
  return (
    <>
      <p className={styles.text}>
        <span className={styles.label}>{onAdopt ? m.shared() : m.yourVehicle()}</span>
        <bdi translate="no">
          <span className={styles.name}>
            {vehicle.make} {vehicle.name}
          </span>{' '}
          <Numeric>{String(vehicle.year)}</Numeric>
          {vehicle.engine && <span className={styles.engine}> {vehicle.engine.name}</span>}
        </bdi>
      </p>
      <span className={styles.change}>
        {onAdopt ? (
          <TextButton onPress={onAdopt}>{m.makeItMine()}</TextButton>
        ) : onChoose ? (
          <TextButton onPress={onChoose}>{m.change()}</TextButton>
        ) : (
          <TextLink href={chooseHref}>{m.change()}</TextLink>
        )}
      </span>
      <div className={styles.end}>
        <SegmentLinks
          label={m.which()}
          links={[
            { ...fitting, label: m.partsThatFit(), isCurrent: isFiltered },
            { ...all, label: m.allParts(), isCurrent: !isFiltered },
          ]}
        />
      </div>
    </>
  );
}

function TextButton({ children, onPress }: { children: string; onPress(): void }) {
  return (
    <button type="button" className={textLink} onClick={onPress}>
      {children}
    </button>
  );
}
