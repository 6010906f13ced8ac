import { useId } from 'react';
import type { Shipment } from '#contract/orders/shipment.ts';
import * as m from '#messages/shipment.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './OrderDrawer.css.ts';

interface OrderShipmentProps {
  /** Null while nothing is known. */
  shipment: Shipment | null;
  /** Opens the form for carrier and tracking. */
  onChange(): void;
}

/** Who delivers a shipped order, for admins, who can change it. */
export function OrderShipment({ shipment, onChange }: OrderShipmentProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.subheadRow}>
        <h4 className={styles.subheadText} id={id}>
          {m.shipment()}
        </h4>
        <Button size="sm" onPress={onChange}>
          {shipment === null ? m.add() : m.change()}
        </Button>
      </div>
      {shipment === null ? (
        <p className={styles.aside}>{m.none()}</p>
      ) : (
        <DescriptionList
          columns={2}
          cells={[
            { label: m.carrier(), value: shipment.carrier ? <bdi>{shipment.carrier}</bdi> : '–' },
            { label: m.trackingNumber(), value: <TrackingNumber {...shipment} /> },
          ]}
        />
      )}
    </section>
  );
}

/** Who delivers an order, in a line. */
export function Tracking({ shipment }: { shipment: Shipment }) {
  const { carrier, trackingNumber, trackingUrl } = shipment;
  const number = <TrackingNumber {...shipment} />;
  if (carrier === null) return number;
  const name = <bdi>{carrier}</bdi>;
  if (trackingNumber === null && trackingUrl === null) return name;
  return withElements((put) => m.carrierAndNumber({ carrier: put(name), number: put(number) }));
}

/** A link to the page of the carrier, if that is known. */
function TrackingNumber({ trackingNumber, trackingUrl }: Shipment) {
  const number = trackingNumber !== null && <Numeric>{trackingNumber}</Numeric>;
  if (trackingUrl === null) return number || '–';
  return (
    <a className={textLink} href={trackingUrl} title={m.opensCarrier()} target="_blank" rel="noreferrer">
      {number || m.trackingPage()}
    </a>
  );
}
