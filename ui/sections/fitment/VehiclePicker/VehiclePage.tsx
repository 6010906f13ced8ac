import { useState } from 'react';
import type { Make, Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-picker.js';
import { button } from '#ui/components/Button/Button.css.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Text } from '#ui/components/Text/Text.tsx';
import { Link } from '#ui/link.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { choiceIn, readChoice } from './vehicle-choice.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { Loading } from './VehiclePicker.tsx';
import * as styles from './VehiclePicker.css.ts';

export interface VehiclePageProps {
  makes: Remote<readonly Make[]>;
  /** What the form of this page sent. */
  params: URLSearchParams;
  /** The number of parts that fit a vehicle, if it is known already. */
  partsOf(slug: string): number | undefined;
  /** The catalogue with the parts that fit. */
  partsHrefOf(vehicle: Vehicle): string;
  /** The person opens them. */
  onChoose(vehicle: Vehicle): void;
}

/** Chooses a vehicle without scripts too: each time that the form is sent, the page offers the next field. */
export function VehiclePage({ makes, ...rest }: VehiclePageProps) {
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.pageHead}>
          <Text as="h1" style="h1">
            {m.title()}
          </Text>
          <p className={styles.lead}>{m.lead()}</p>
        </header>
        {makes.status === 'loading' && <Loading />}
        {makes.status === 'error' && <LoadFailed of={makes} title={m.failed()} />}
        {makes.status === 'ready' && <VehicleForm {...rest} makes={makes.value} />}
      </div>
    </Container>
  );
}

interface VehicleFormProps extends Omit<VehiclePageProps, 'makes'> {
  makes: readonly Make[];
}

function VehicleForm({ makes, params, partsOf, partsHrefOf, onChoose }: VehicleFormProps) {
  const [shown, setShown] = useState(() => {
    const read = choiceIn(params, makes);
    // A browser sends no field that was disabled.
    const { missing } = readChoice(read.choice, makes);
    return { ...read, showsMissing: params.has(missing?.field ?? '') && !params.get('words') };
  });
  const { vehicle } = readChoice(shown.choice, makes);
  if (makes.length === 0) return <p>{m.noVehicles()}</p>;
  const parts = vehicle ? partsOf(vehicle.slug) : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!vehicle) setShown({ ...shown, showsMissing: true });
      }}
    >
      <VehicleFields
        {...shown}
        makes={makes}
        onChange={(next) => setShown({ showsMissing: false, ...next })}
      />
      <div className={styles.pageActions}>
        {vehicle ? (
          <>
            <Link
              className={button({ tone: 'primary' })}
              href={partsHrefOf(vehicle)}
              onClick={() => onChoose(vehicle)}
            >
              {parts === undefined
                ? m.useThis()
                : m.showPartsFit({ count: parts, shown: formatCount(parts) })}
            </Link>
            <noscript>
              <Button type="submit">{m.next()}</Button>
            </noscript>
          </>
        ) : (
          <Button type="submit" tone="primary">
            {m.next()}
          </Button>
        )}
      </div>
    </form>
  );
}
