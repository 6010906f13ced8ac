import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/garage.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import { vehicleDetails } from '../../fitment/VehiclePicker/vehicle-choice.ts';
import * as styles from './Garage.css.ts';
import { SavedRows } from './SavedRows.tsx';

const LabelDialog = loadOnUse('name', async () => (await import('./LabelDialog.tsx')).LabelDialog);

export interface GarageVehicle {
  vehicle: Vehicle;
  /** What the customer calls it; may be empty. */
  label: string;
  /** The number of parts that fit; undefined while it is unknown. */
  parts: number | undefined;
}

export interface GarageProps {
  /** The one used last first. */
  vehicles: Remote<readonly GarageVehicle[]>;
  /** The slug of the one in use. */
  inUse?: string;
  /** They could not be saved to the account. Tries again. */
  onSaveAgain?: (() => void) | undefined;
  /** The catalogue with the parts that fit. */
  partsHrefOf(vehicle: Vehicle): string;
  onAdd(): void;
  onUse(vehicle: Vehicle): void;
  onLabel(vehicle: Vehicle, label: string): void;
  /** The caller shows a toast with Undo. */
  onDelete(vehicle: Vehicle): void;
}

const nameOf = ({ make, name }: Vehicle) => `${make} ${name}`;

/** The vehicles of a customer. */
export function Garage(props: GarageProps) {
  const { vehicles, onSaveAgain, onAdd, onLabel, onDelete } = props;
  const heading = useRef<HTMLDivElement>(null);
  const [named, setNamed] = useState<GarageVehicle | null>(null);
  return (
    <>
      <SavedRows
        rows={vehicles}
        max={limits.vehicles}
        title={m.myVehicles()}
        texts={{
          ...{ hint: m.hint(), full: m.full(), add: m.add(), loading: m.loading() },
          ...{ failed: m.failed(), empty: m.empty(), emptyHint: m.emptyHint() },
        }}
        notice={
          onSaveAgain && (
            <div className={styles.notice}>
              <Notice tone="caution">
                <p>{m.notSaved()}</p>
                <Button size="sm" onPress={onSaveAgain}>
                  {common.tryAgain()}
                </Button>
              </Notice>
            </div>
          )
        }
        onAdd={onAdd}
        heading={heading}
        rowOf={(one) => (
          <Row
            {...props}
            {...one}
            key={one.vehicle.slug}
            onEdit={() => setNamed(one)}
            onDelete={() => {
              onDelete(one.vehicle);
              heading.current?.focus();
            }}
          />
        )}
      />
      <LabelDialog
        // Starts with the label that it has then.
        key={named?.vehicle.slug}
        name={named && nameOf(named.vehicle)}
        label={named?.label ?? ''}
        onSave={(label) => {
          if (named) onLabel(named.vehicle, label);
          setNamed(null);
        }}
        onClose={() => setNamed(null)}
      />
    </>
  );
}

interface RowProps extends GarageVehicle, Pick<GarageProps, 'inUse' | 'partsHrefOf' | 'onUse'> {
  onEdit(): void;
  onDelete(): void;
}

function Row({ vehicle, label, parts, inUse, partsHrefOf, onUse, onEdit, onDelete }: RowProps) {
  const name = nameOf(vehicle);
  const details = vehicleDetails(vehicle);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          <span translate="no">{name}</span>
          {vehicle.slug === inUse && <Badge tone="neutral">{m.inUse()}</Badge>}
        </p>
        <p className={styles.details}>
          <bdi>{label ? m.details({ details, label }) : details}</bdi>
        </p>
      </div>
      <div className={styles.actions}>
        {vehicle.slug !== inUse && (
          <Button size="sm" aria-label={m.useThis({ name })} onPress={() => onUse(vehicle)}>
            {m.use()}
          </Button>
        )}
        <LinkButton size="sm" tone="quiet" href={partsHrefOf(vehicle)} aria-label={partsLabel(name, parts)}>
          {parts === undefined ? m.parts() : m.partsCount({ count: parts, shown: formatCount(parts) })}
        </LinkButton>
        <IconButton label={m.nameIt({ name })} icon={<Icon name="pencil" />} onPress={onEdit} />
        <IconButton
          label={m.deleteVehicle({ name })}
          tone="critical"
          icon={<Icon name="trash" />}
          onPress={onDelete}
        />
      </div>
    </li>
  );
}

/** Starts with the visible text. */
const partsLabel = (name: string, parts: number | undefined) =>
  parts === undefined
    ? m.partsOf({ name })
    : m.partsCountOf({ name, count: parts, shown: formatCount(parts) });
