import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/order-summary.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Day } from '#ui/components/DateTime/Day.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Status } from '#ui/components/Status/Status.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { OrderTotal } from '#ui/components/OrderTotal/OrderTotal.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { Reservation } from '../Reservation/Reservation.tsx';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps {
  order: Remote<Order>;
}

/** Summary of the order to pay. */
export function OrderSummary({ order }: OrderSummaryProps) {
  if (order.status === 'loading') return <Loading />;
  if (order.status === 'error') {
    return <LoadFailed of={order} title={m.failed()} text={m.failedHint()} />;
  }

  const { value } = order;
  return (
    <section className={styles.panel} aria-label={common.order()}>
      <div className={styles.stage}>
        <Picture src={value.image} alt="" slot="summary" partName={value.productName} />
      </div>
      <div className={styles.body}>
        <Text as="h2" style="h3">
          {value.productName}
        </Text>
        <dl className={styles.pairs}>
          <Pair term={common.order()} kind="figure">
            <OrderNumber number={value.number} />
          </Pair>
          <Pair term={common.quantity()} kind="figure">
            {formatCount(value.productQuantity)}
          </Pair>
          <Pair term={common.price()} kind="figure">
            {formatMoney(value.unitPrice)}
          </Pair>
          <Pair term={m.shipTo()} place="address">
            <TypedText>{value.address}</TypedText>
          </Pair>
          <Pair term={common.status()} place="status">
            <Status status={value.status} />
          </Pair>
          {!value.paid && (
            <Pair term={common.stock()}>
              <Reservation reservedUntil={value.reservedUntil} announcesEnd />
            </Pair>
          )}
          {value.endsAt != null && (
            <Pair term={m.cancelledIfUnpaid()}>
              <Day at={value.endsAt} />
            </Pair>
          )}
        </dl>
        <OrderTotal amount={value.totalPrice} />
      </div>
    </section>
  );
}

interface PairProps {
  term: string;
  kind?: keyof typeof styles.detail;
  place?: keyof typeof styles.pair;
  children: ReactNode;
}

function Pair({ term, kind = 'words', place = 'line', children }: PairProps) {
  return (
    <div className={styles.pair[place]}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.detail[kind]}>{children}</dd>
    </div>
  );
}

const pendingPairs = [
  { place: 'line', width: 'word' },
  { place: 'line', width: 'word' },
  { place: 'line', width: 'word' },
  { place: 'address', width: 'half' },
  { place: 'status', width: 'quarter' },
  { place: 'line', width: 'half' },
] as const;

function Loading() {
  return (
    <section className={styles.panel} aria-label={common.order()} aria-busy="true">
      <HiddenStatus>{m.loading()}</HiddenStatus>
      <div className={styles.stage}>
        <div className={styles.stageSkeleton}>
          <Skeleton shape="fill" />
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.nameSkeleton}>
          <Skeleton shape="title" width="three-quarters" />
        </div>
        <div className={styles.pairs}>
          {pendingPairs.map(({ place, width }, index) => (
            <div key={index} className={styles.pair[place]}>
              <Skeleton width="word" />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
        <OrderTotal amount={null} />
      </div>
    </section>
  );
}
