import { useId } from 'react';
import type { AdminOrder } from '#contract/orders.ts';
import * as m from '#messages/shipment.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';
import * as styles from './OrderDrawer.css.ts';

export interface OrderShipmentProps {
  order: Pick<AdminOrder, 'status' | 'shipment'>;
  /** For admins: opens the form for carrier and tracking. */
  onChange?(): void;
}

/** Who delivers a shipped order, with a link to the page of the carrier. Nothing while a customer can know nothing. */
export function OrderShipment({ order, onChange }: OrderShipmentProps) {
  const id = useId();
  const { status, shipment = null } = order;
  if (status !== 'shipped' || (shipment === null && !onChange)) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.subheadRow}>
        <h4 className={styles.subheadText} id={id}>
          {m.shipment()}
        </h4>
        {onChange && (
          <Button size="sm" onPress={onChange}>
            {m.change()}
          </Button>
        )}
      </div>
      {shipment === null ? (
        <p className={styles.aside}>{m.none()}</p>
      ) : (
        <DescriptionList columns={2} cells={cellsOf(shipment)} />
      )}
    </section>
  );
}

function cellsOf({ carrier, trackingNumber, trackingUrl }: NonNullable<AdminOrder['shipment']>) {
  const number = trackingNumber !== null && <Numeric>{trackingNumber}</Numeric>;
  return [
    { label: m.carrier(), value: carrier === null ? '–' : <span dir="auto">{carrier}</span> },
    {
      label: m.trackingNumber(),
      value:
        trackingUrl === null ? (
          number || '–'
        ) : (
          <a
            className={textLink}
            href={trackingUrl}
            title={m.opensCarrier()}
            target="_blank"
            rel="noreferrer"
          >
            {number || m.trackingPage()}
          </a>
        ),
    },
  ];
}
