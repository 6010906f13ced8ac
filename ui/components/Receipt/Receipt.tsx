import * as common from '#messages/common.js';
import * as m from '#messages/receipt.js';
import { Badge } from '../Badge/Badge.tsx';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { doneGlyph } from '../Status/Status.tsx';
import { OrderNumber } from '../OrderNumber/OrderNumber.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { TypedText } from '../Text/TypedText.tsx';
import type { ReactNode } from 'react';
import { useShop } from '#ui/shop.ts';
import * as styles from './Receipt.css.ts';

export interface ReceiptProps {
  /** Its six characters. */
  orderNumber: string;
  /** ISO times. `paidAt` is null until the payment time is known. */
  orderedAt: string;
  /** The ISO time of the payment. Null shows a dash. */
  paidAt: string | null;
  /** The name of the ordered part. */
  productName: string;
  /** Ordered units. */
  quantity: number;
  /** Dollars, like `totalPrice`. */
  unitPrice: number;
  /** Dollars, for all units. */
  totalPrice: number;
  /** The name of the customer. */
  name: string;
  /** The delivery address. */
  address: string;
  /** The Stripe id of the payment. */
  transactionId: string;
  /** Actions, which are not printed. */
  actions?: ReactNode;
}

/** Proof of payment. Printing the page prints only the receipt, black on white. */
export function Receipt({ actions, ...order }: ReceiptProps) {
  const { company, address } = useShop();
  return (
    <section className={styles.receipt} aria-label={m.receipt()}>
      <div className={styles.head}>
        <div className={styles.seller}>
          <Wordmark />
          <p className={styles.sellerText}>
            {company}
            <br />
            {address}
          </p>
        </div>
        <Badge tone="positive">
          {doneGlyph}
          {common.paid()}
        </Badge>
      </div>
      <DescriptionList
        columns={6}
        cells={[
          { label: common.order(), value: <OrderNumber number={order.orderNumber} />, span: 2 },
          { label: m.ordered(), value: <DateTime at={order.orderedAt} />, span: 2 },
          {
            label: common.paid(),
            value: order.paidAt === null ? '–' : <DateTime at={order.paidAt} />,
            span: 2,
          },
          { label: common.productName(), value: order.productName, span: 4 },
          { label: common.quantity(), value: <Numeric>{formatCount(order.quantity)}</Numeric> },
          { label: common.price(), value: <Money amount={order.unitPrice} /> },
          { label: common.name(), value: order.name, span: 2 },
          { label: common.address(), value: <TypedText>{order.address}</TypedText>, span: 4 },
          { label: common.transactionId(), value: <Numeric>{order.transactionId}</Numeric>, span: 4 },
          {
            label: common.totalPrice(),
            value: (
              <span className={styles.total}>
                <Money amount={order.totalPrice} />
              </span>
            ),
            span: 2,
          },
        ]}
      />
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
