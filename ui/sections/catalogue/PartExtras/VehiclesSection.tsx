import { useEffect, useRef } from 'react';
import type { Statement } from '#contract/fitment/fitment.ts';
import * as m from '#messages/part-extras.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { useNear } from '#ui/use-near.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import type { PartSource } from '../part/part-source.ts';
import type { PartForm } from '../part/use-part-form.ts';
import { fault } from '../../RowsEditor/RowsEditor.css.ts';
import { FormSection } from './FormSection.tsx';
import * as styles from './PartExtras.css.ts';

export interface VehiclesSectionProps {
  form: PartForm;
  source: PartSource;
  /** What is stated about the part as it is. */
  stated?: readonly Statement[] | undefined;
}

/** The vehicles that a part fits. Code and data load when the section is nearly in view. */
export function VehiclesSection(props: VehiclesSectionProps) {
  const { ref, isNear } = useNear();
  return (
    <FormSection title={m.vehicles()} text={m.vehiclesHint()}>
      <div className={styles.vehicles} ref={ref}>
        {isNear && <LoadedVehicles {...props} />}
      </div>
      <Refusal message={props.form.formState.errors.fitments?.message} />
    </FormSection>
  );
}

function LoadedVehicles({ form, source, stated = [] }: VehiclesSectionProps) {
  const loaded = useLoaded('', async () => {
    const [{ PartVehicles }, makes] = await Promise.all([
      import('../PartVehicles/PartVehicles.tsx'),
      source.makes(),
    ]);
    return { PartVehicles, makes };
  });
  return (
    <Loaded of={loaded} loading={m.loadingVehicles()} failed={m.vehiclesFailed()}>
      {({ PartVehicles, makes }) => (
        <PartVehicles form={form} makes={makes} stated={stated} source={source} />
      )}
    </Loaded>
  );
}

/** Why the server refuses the rows. It receives the focus, because the button is far away. */
function Refusal({ message }: { message: string | undefined }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== undefined) element.current?.focus();
  }, [message]);
  if (message === undefined) return null;
  return (
    <p className={fault} ref={element} role="alert" tabIndex={-1}>
      <Icon name="alert" size={16} />
      <span>{message}</span>
    </p>
  );
}
