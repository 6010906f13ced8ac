import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-picker.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { SavedVehicles, type SavedVehicle } from './SavedVehicles.tsx';
import {
  isPending,
  readChoice,
  understoodOf,
  type VehicleChoice,
  type VehicleData,
} from './vehicle-choice.ts';
import { VehicleColumns } from './VehicleColumns.tsx';
import * as styles from './VehiclePicker.css.ts';

export interface VehiclePickerProps {
  isOpen: boolean;
  choice: VehicleChoice;
  data: VehicleData;
  /** The vehicles of the customer, the one used last first. */
  saved: readonly SavedVehicle[];
  /** The slug of the vehicle in use. */
  inUse?: string;
  /** The number of parts on sale that fit a vehicle. */
  countParts(slug: string): Promise<number>;
  onChoose(choice: VehicleChoice): void;
  onUse(vehicle: Vehicle): void;
  /** No vehicle is in use any more. The saved ones stay. */
  onUseNone(): void;
  onClose(): void;
}

/** Chooses a vehicle: a saved one, or any other. */
export function VehiclePicker(props: VehiclePickerProps) {
  const { isOpen, choice, data, saved, inUse, countParts, onChoose, onUse, onUseNone, onClose } = props;
  const { makes } = data;
  const [picked, setPicked] = useState(inUse);
  /** How often the person wanted to use a vehicle that is not complete. */
  const [attempts, setAttempts] = useState(0);
  /** Whether the person wants the vehicle that is still loading. */
  const [isWaiting, setWaiting] = useState(false);
  const chosen = readChoice(choice, data);
  const vehicle = saved.find((one) => one.vehicle.slug === picked)?.vehicle ?? chosen.vehicle;

  function use(event?: SyntheticEvent) {
    event?.preventDefault();
    if (isPending(data)) return setWaiting(true);
    if (vehicle) return onUse(vehicle);
    if (makes.status !== 'ready') return;
    setAttempts(attempts + 1);
  }

  const isReady = isWaiting && !isPending(data);
  const takeReady = useEffectEvent(() => vehicle && onUse(vehicle));
  useEffect(() => {
    if (isReady) takeReady();
  }, [isReady]);
  const tries = attempts + (isReady ? 1 : 0);

  return (
    <Dialog
      isOpen={isOpen}
      isSheet
      isRoomy
      title={m.title()}
      onClose={onClose}
      actions={
        <div className={styles.buttons}>
          <p className={styles.count} role="status">
            {vehicle ? <PartsFit slug={vehicle.slug} countParts={countParts} /> : m.noneChosen()}
          </p>
          <Button tone="quiet" onPress={onUseNone}>
            {m.noVehicle()}
          </Button>
          <Button tone="primary" onPress={use}>
            {m.useThis()}
          </Button>
        </div>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={use}
        onKeyDown={(event) => {
          // A form of several fields without a button is not sent by Enter.
          const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
          if (isEnter && !event.defaultPrevented && !isComposing(event.nativeEvent)) use(event);
        }}
      >
        {saved.length > 0 && (
          <>
            <SavedVehicles saved={saved} inUse={inUse} picked={picked} onPick={setPicked} />
            <h3 className={styles.another}>{m.another()}</h3>
          </>
        )}
        {makes.status === 'loading' && <Loading />}
        {makes.status === 'error' && <LoadFailed of={makes} title={m.failed()} />}
        {makes.status === 'ready' &&
          (makes.value.length === 0 ? (
            <p>{m.noVehicles()}</p>
          ) : (
            <VehicleColumns
              choice={choice}
              data={data}
              understood={understoodOf(choice, data)}
              missing={tries > 0 && chosen.missing ? { ...chosen.missing, attempt: tries } : null}
              onChange={(next) => {
                setPicked(undefined);
                setAttempts(0);
                setWaiting(false);
                onChoose(next);
              }}
            />
          ))}
      </form>
    </Dialog>
  );
}

interface PartsFitProps {
  slug: string;
  countParts(slug: string): Promise<number>;
}

function PartsFit({ slug, countParts }: PartsFitProps) {
  const count = useLoaded(slug, () => countParts(slug));
  // It helps to choose, and nothing depends on it.
  return count.status === 'ready'
    ? m.partsFit({ count: count.value, shown: formatCount(count.value) })
    : null;
}

export function Loading() {
  return (
    <div className={styles.loading}>
      <HiddenStatus>{m.loading()}</HiddenStatus>
      <Skeleton shape="field" width="full" />
      <div className={styles.fields}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton shape="field" width="full" key={place} />
        ))}
      </div>
    </div>
  );
}
