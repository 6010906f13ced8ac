import { useId } from 'react';
import type { Checkout } from '#contract/orders/checkouts.ts';
import * as m from '#messages/placed-together.js';
import { Day } from '#ui/components/DateTime/Day.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Status } from '#ui/components/Status/Status.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import type { Remote } from '#ui/remote.ts';
import { withElements } from '#ui/with-elements.tsx';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { BuyTogetherAgain, type BuyTogetherAgainProps } from './BuyTogetherAgain.tsx';
import * as drawer from './OrderDrawer.css.ts';
import * as styles from './PlacedTogether.css.ts';

export interface PlacedTogetherProps {
  checkout: Remote<Checkout>;
  /** The id of the order that is open. */
  current: string;
  /** The invoices of all of them as one document. */
  invoicesHref?: string;
  /** The shop has not stated who sells, so its documents are receipts. */
  isReceipt?: boolean;
  /** Absent for admins, who cannot order. */
  onBuyAgain?: BuyTogetherAgainProps['onBuyAgain'];
}

const hasSeveralPaid = (checkout: Remote<Checkout>) =>
  checkout.status === 'ready' && checkout.value.orders.filter(({ paid }) => paid).length > 1;

/** The orders that were placed together, in the drawer of one of them. */
export function PlacedTogether(props: PlacedTogetherProps) {
  const { checkout, current, invoicesHref, isReceipt = false, onBuyAgain } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={drawer.subheadRow}>
        <h4 className={drawer.subheadText} id={id}>
          {m.placedTogether()}
        </h4>
        {checkout.status === 'ready' && (
          <span className={drawer.aside}>
            <Day at={checkout.value.createdAt} />
          </span>
        )}
      </div>
      {checkout.status === 'loading' && <Skeleton />}
      {checkout.status === 'error' && <LoadFailed of={checkout} title={m.failed()} />}
      {checkout.status === 'ready' && (
        <ul>
          {checkout.value.orders.map((order) => (
            <li className={styles.row} aria-current={order._id === current || undefined} key={order._id}>
              <span className={styles.facts}>
                <span dir="auto">{order.productName}</span>
                <span className={drawer.aside}>
                  {withElements((put) =>
                    m.pieces({
                      number: put(<OrderNumber number={order.number} isMarked />),
                      count: order.productQuantity,
                      shown: put(<Numeric>{formatCount(order.productQuantity)}</Numeric>),
                      total: put(<Numeric>{formatMoney(order.totalPrice)}</Numeric>),
                    }),
                  )}
                </span>
              </span>
              <Status status={order.status} />
            </li>
          ))}
        </ul>
      )}
      {invoicesHref !== undefined && hasSeveralPaid(checkout) && (
        <p className={styles.documents}>
          <TextLink href={invoicesHref}>{isReceipt ? m.receipts() : m.invoices()}</TextLink>
        </p>
      )}
      {onBuyAgain && checkout.status === 'ready' && checkout.value.orders.length > 1 && (
        <div className={styles.again}>
          <BuyTogetherAgain orders={checkout.value.orders} onBuyAgain={onBuyAgain} />
        </div>
      )}
    </section>
  );
}
