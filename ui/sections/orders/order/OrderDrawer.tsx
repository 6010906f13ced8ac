import { useId, useState, type ReactNode } from 'react';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/order-drawer.js';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { FitMark } from '#ui/components/FitMark/FitMark.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Status } from '#ui/components/Status/Status.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Timeline } from '#ui/components/Timeline/Timeline.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { FitAnswers } from './FitAnswers.tsx';
import { OrderShipment, Tracking } from './OrderShipment.tsx';
import { courseOf } from './order-timeline.ts';
import * as styles from './OrderDrawer.css.ts';
import { Reservation } from '../Reservation/Reservation.tsx';

export interface OrderDrawerProps<Shown extends AdminOrder> {
  /** The order to show; null closes the drawer. */
  order: Shown | null;
  isOwn?: boolean;
  /** Of its part, once it is known. */
  partNumber?: string;
  actions(order: Shown): ReactNode;
  /** For admins: opens the form for carrier and tracking. */
  onChangeTracking?(order: Shown): void;
  /** Below the details. */
  more?(order: Shown): ReactNode;
  /** Why an action is not possible, or failed. Below the details of an own order, above those for an admin. */
  reason?: ReactNode;
  onClose(): void;
}

/** All details of an order, its timeline and its actions. */
export function OrderDrawer<Shown extends AdminOrder>(props: OrderDrawerProps<Shown>) {
  const { order, isOwn = false, partNumber, actions, reason, onChangeTracking, more, onClose } = props;
  // Keeps the order while the drawer slides out.
  const [shown, setShown] = useState(order);
  if (order !== null && order !== shown) setShown(order);

  return (
    <Drawer
      isOpen={order !== null}
      side="right"
      size="detail"
      label={
        shown
          ? withElements((put) => m.title({ shown: put(<OrderNumber number={shown.number} />) }))
          : common.order()
      }
      foot={(shown && actions(shown)) ?? undefined}
      onClose={onClose}
    >
      {shown && (
        <Stack gap="6">
          <div className={styles.lead}>
            <Picture src={shown.image} alt="" slot="lead" partName={shown.productName} />
            <Stack gap="2" align="start">
              <Text as="h3" style="title">
                <span dir="auto">{shown.productName}</span>
              </Text>
              <div className={styles.leadRow}>
                {partNumber !== undefined && <Numeric>{partNumber}</Numeric>}
                <Status status={shown.status} />
              </div>
              {isOwn && !shown.paid && (shown.reservedUntil !== null || shown.endsAt != null) && (
                <Text as="p" style="small">
                  <Reservation reservedUntil={shown.reservedUntil} endsAt={shown.endsAt} announcesEnd />
                </Text>
              )}
            </Stack>
          </div>
          {!isOwn && reason}
          <Timeline
            label={m.timelineLabel()}
            steps={courseOf(shown, isOwn, shown.shipment && <Tracking shipment={shown.shipment} />)}
          />
          <DescriptionList columns={4} cells={factsOf(shown, isOwn)} />
          {isOwn && reason}
          {onChangeTracking && shown.status === 'shipped' && (
            <OrderShipment shipment={shown.shipment} onChange={() => onChangeTracking(shown)} />
          )}
          {shown.vehicle !== null && <OrderedFor {...shown} vehicle={shown.vehicle} />}
          {more?.(shown)}
        </Stack>
      )}
    </Drawer>
  );
}

/** The vehicle that the customer ordered it for, and what the shop said of it. */
function OrderedFor({ vehicle, fit, answers }: Pick<AdminOrder, 'fit' | 'answers'> & { vehicle: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 className={styles.subhead} id={id}>
        {m.vehicle()}
      </h4>
      <p className={styles.vehicle}>
        <span dir="auto">{vehicle}</span>
        {fit !== null && <FitMark kind={fit} />}
      </p>
      <FitAnswers answers={answers} />
    </section>
  );
}

function factsOf(order: AdminOrder, isOwn: boolean) {
  const { name, email, phone, address, transactionId } = order;
  return [
    { label: common.quantity(), value: <Numeric>{formatCount(order.productQuantity)}</Numeric> },
    { label: common.price(), value: <Money amount={order.unitPrice} /> },
    { label: common.totalPrice(), value: <Money amount={order.totalPrice} />, span: 2 },
    {
      label: isOwn ? common.name() : common.customer(),
      value: <span dir="auto">{name}</span>,
      span: 2,
    },
    { label: common.phone(), value: phone === '' ? '–' : <Numeric>{phone}</Numeric>, span: 2 },
    { label: common.email(), value: email, span: 4 },
    { label: common.address(), value: <TypedText>{address.trim() || '–'}</TypedText>, span: 4 },
    {
      label: common.transactionId(),
      value:
        transactionId === null ? (
          m.notPaid()
        ) : (
          <span className={isOwn ? undefined : styles.transaction}>
            <CopyText text={transactionId} label={common.copyTransactionId()} />
          </span>
        ),
      span: 4,
    },
  ] as const;
}
