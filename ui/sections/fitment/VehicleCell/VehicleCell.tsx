import { useRef, useState, type ComponentType } from 'react';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import * as m from '#messages/vehicle-cell.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Link } from '#ui/link.tsx';
import * as styles from './VehicleCell.css.ts';
import type { VehiclePanelProps } from './VehiclePanel.tsx';

export interface VehicleCellProps extends Omit<VehiclePanelProps, 'inUse' | 'onClose'> {
  /** The vehicle in use. Null: none. Undefined: not known yet, which reserves the space. */
  vehicle: Vehicle | null | undefined;
  /** Opens the page of `chooseHref`, if the panel cannot be loaded. */
  onPanelFailed(): void;
}

/** The second question of the header: for which vehicle. Its width does not depend on the answer. */
export function VehicleCell({ vehicle, onPanelFailed, ...panel }: VehicleCellProps) {
  const [Panel, setPanel] = useState<ComponentType<VehiclePanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const content = <Content vehicle={vehicle} />;

  const load = () => import('./VehiclePanel.tsx');
  const loadAhead = () => void load().catch(() => undefined);

  async function open() {
    try {
      const { VehiclePanel } = await load();
      setPanel(() => VehiclePanel);
      setOpen(true);
    } catch {
      onPanelFailed();
    }
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  if (vehicle === undefined)
    return (
      <Link className={styles.pending} href={panel.chooseHref} aria-label={m.anyLabel()}>
        {content}
      </Link>
    );
  return (
    <div
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.cell[vehicle ? 'chosen' : 'none']}
        aria-label={vehicle ? m.current({ name: vehicleName(vehicle) ?? '' }) : m.anyLabel()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Safari gives a pressed button no focus, so the panel would not be left.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : void open())}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      >
        {content}
      </button>
      {Panel && isOpen && <Panel {...panel} inUse={vehicle?.slug} onClose={close} />}
    </div>
  );
}

function Content({ vehicle }: Pick<VehicleCellProps, 'vehicle'>) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name="car" />
      </span>
      {vehicle ? (
        <span className={styles.name} translate="no">
          <bdi className={styles.model}>{vehicle.name}</bdi>{' '}
          <span className={styles.year}>
            <Numeric>{String(vehicle.year)}</Numeric>
          </span>
        </span>
      ) : (
        <span className={styles.name}>{m.any()}</span>
      )}
      <span className={styles.chevron[vehicle ? 'chosen' : 'none']}>
        <Icon name="chevron-down" size={16} />
      </span>
    </>
  );
}
