import type { Order } from '#contract/orders/orders.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/checkout-summary.js';
import * as summary from '#messages/order-summary.js';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { OrderTotal } from '#ui/components/OrderTotal/OrderTotal.tsx';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Status } from '#ui/components/Status/Status.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { totalOf } from '../order/total-of.ts';
import * as styles from './CheckoutSummary.css.ts';

export interface CheckoutSummaryProps {
  /** Orders that were placed together. */
  orders: Remote<readonly Order[]>;
  /** Why an order cannot be paid, by its id. */
  refusals?: ReadonlyMap<string, string>;
}

/** Summary of the orders that are paid together. */
export function CheckoutSummary({ orders, refusals = new Map() }: CheckoutSummaryProps) {
  if (orders.status === 'error') return <LoadFailed of={orders} title={m.failed()} text={m.failedHint()} />;
  return (
    <Panel>
      {orders.status === 'loading' ? <Loading /> : <Ready orders={orders.value} refusals={refusals} />}
    </Panel>
  );
}

function Loading() {
  return (
    <div className={styles.summary}>
      <HiddenStatus>{m.loading()}</HiddenStatus>
      <Skeleton shape="heading" width="half" />
      {[1, 2, 3].map((line) => (
        <div key={line} className={styles.loadingLine}>
          <Skeleton shape="fill" />
        </div>
      ))}
      <OrderTotal amount={null} />
    </div>
  );
}

function Ready({ orders, refusals }: { orders: readonly Order[]; refusals: ReadonlyMap<string, string> }) {
  const unpaid = orders.filter(({ paid }) => !paid);
  const [first] = orders;
  const payable = unpaid.filter(({ _id }) => !refusals.has(_id));
  return (
    <section className={styles.summary} aria-label={m.orders({ count: orders.length })}>
      <Text as="h2" style="h3">
        {payable.length === orders.length
          ? m.orders({ count: orders.length })
          : m.someOrders({ some: formatCount(payable.length), all: formatCount(orders.length) })}
      </Text>
      <ul className={styles.lines}>
        {orders.map((order) => (
          <Line key={order._id} order={order} refusal={refusals.get(order._id)} />
        ))}
      </ul>
      {first && (
        <dl className={styles.pairs}>
          <div className={styles.pair}>
            <dt className={styles.term}>{summary.shipTo()}</dt>
            <dd className={styles.detail}>
              <TypedText>{first.address}</TypedText>
            </dd>
          </div>
          <div className={styles.pair}>
            <dt className={styles.term}>{common.status()}</dt>
            <dd className={styles.detail}>
              <Status status={(unpaid[0] ?? first).status} />
            </dd>
          </div>
        </dl>
      )}
      <OrderTotal amount={totalOf(payable)} />
    </section>
  );
}

function Line({ order, refusal }: { order: Order; refusal: string | undefined }) {
  const isOut = order.paid || refusal !== undefined;
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture src={order.image} alt="" slot="line" partName={order.productName} />
      </span>
      <div className={styles.text}>
        <span className={isOut ? styles.outName : styles.name} dir="auto">
          {order.productName}
        </span>
        <span className={styles.note}>
          <OrderNumber number={order.number} isMarked />
          <bdi className={styles.figure}>
            {`${formatCount(order.productQuantity)} × ${formatMoney(order.unitPrice)}`}
          </bdi>
        </span>
        {order.paid && <span className={styles.note}>{common.paid()}</span>}
        {refusal !== undefined && <span className={styles.refusal}>{refusal}</span>}
      </div>
      {isOut ? (
        <s className={styles.outTotal}>{formatMoney(order.totalPrice)}</s>
      ) : (
        <span className={styles.total}>{formatMoney(order.totalPrice)}</span>
      )}
    </li>
  );
}
