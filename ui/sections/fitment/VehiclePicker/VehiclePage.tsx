import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-picker.js';
import { button } from '#ui/components/Button/Button.css.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Text } from '#ui/components/Text/Text.tsx';
import { Link } from '#ui/link.tsx';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { readChoice, understoodOf, type VehicleChoice, type VehicleData } from './vehicle-choice.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { Loading } from './VehiclePicker.tsx';
import * as styles from './VehiclePicker.css.ts';

export interface VehiclePageProps {
  choice: VehicleChoice;
  data: VehicleData;
  /** What was understood of the words that the form sent. */
  understood?: string | undefined;
  /** Whether the form was sent without what it offered. */
  showsMissing: boolean;
  /** The number of parts that fit a vehicle, if it is known already. */
  partsOf(slug: string): number | undefined;
  /** The catalogue with the parts that fit. */
  partsHrefOf(vehicle: Vehicle): string;
  onChange(choice: VehicleChoice): void;
  /** The person sends a form that misses something. */
  onMissing(): void;
  /** The person opens the parts that fit. */
  onChoose(vehicle: Vehicle): void;
}

/** Chooses a vehicle without scripts too: each time that the form is sent, the page offers the next field. */
export function VehiclePage(props: VehiclePageProps) {
  const { makes } = props.data;
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
        {makes.status === 'ready' && <VehicleForm {...props} isEmpty={makes.value.length === 0} />}
      </div>
    </Container>
  );
}

interface VehicleFormProps extends VehiclePageProps {
  /** Whether there are no makes. */
  isEmpty: boolean;
}

function VehicleForm(props: VehicleFormProps) {
  const { choice, data, showsMissing, isEmpty, partsOf, partsHrefOf, onChange, onMissing, onChoose } = props;
  const { vehicle } = readChoice(choice, data);
  if (isEmpty) return <p>{m.noVehicles()}</p>;
  const parts = vehicle ? partsOf(vehicle.slug) : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!vehicle) onMissing();
      }}
    >
      <VehicleFields
        choice={choice}
        data={data}
        understood={props.understood || understoodOf(choice, data)}
        showsMissing={showsMissing}
        onChange={onChange}
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
