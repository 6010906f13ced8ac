import { useEffect, useRef } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/paid-together.js';
import * as product from '#messages/product.js';
import * as result from '#messages/payment-result.js';
import * as receipt from '#messages/receipt.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyButton } from '#ui/components/CopyText/CopyButton.tsx';
import { DateTime } from '#ui/components/DateTime/DateTime.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { OrderTotal } from '#ui/components/OrderTotal/OrderTotal.tsx';
import * as frame from '#ui/components/Receipt/Receipt.css.ts';
import { doneGlyph } from '#ui/components/Status/Status.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { totalOf } from '../../orders/order/total-of.ts';
import * as heading from '../PaymentResult/PaymentResult.css.ts';
import * as styles from './PaidTogether.css.ts';

export interface PaidTogetherProps {
  transactionId: string;
  /** The orders that the payment paid. */
  orders: readonly Order[];
  ordersHref: string;
  /** They were paid on an earlier visit, so the page does not congratulate. */
  isEarlier: boolean;
}

/** Shown after several orders were paid together: one receipt, with a line an order. */
export function PaidTogether({ transactionId, orders, ordersHref, isEarlier }: PaidTogetherProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [first] = orders;

  // It replaces the card form, so focus and scroll position have to be set.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={heading.result}>
      <h1 className={heading.heading} ref={title} tabIndex={-1}>
        {isEarlier ? (
          product.alreadyPaid()
        ) : (
          <>
            <span>{product.paymentCongratulations()}</span>
            <VisuallyHidden>{transactionId}</VisuallyHidden>
          </>
        )}
      </h1>
      <Text as="p" style="lead">
        {m.next()}
      </Text>
      <section className={frame.receipt} aria-label={receipt.receipt()}>
        <div className={frame.head}>
          <Wordmark />
          <Badge tone="positive">
            {doneGlyph}
            {common.paid()}
          </Badge>
        </div>
        <div>
          <ul className={styles.lines}>
            {orders.map((order) => (
              <li key={order._id} className={styles.line}>
                <span className={styles.name} dir="auto">
                  {order.productName}
                </span>
                <span className={styles.note}>
                  <OrderNumber number={order.number} isMarked />
                  {order.partNumber && <bdi dir="ltr">{order.partNumber}</bdi>}
                </span>
                <bdi className={styles.quantity}>
                  {`${formatCount(order.productQuantity)} × ${formatMoney(order.unitPrice)}`}
                </bdi>
                <span className={styles.total}>{formatMoney(order.totalPrice)}</span>
              </li>
            ))}
          </ul>
          <OrderTotal amount={totalOf(orders)} />
        </div>
        {first && (
          <DescriptionList
            columns={6}
            cells={[
              { label: common.name(), value: first.name, span: 2 },
              { label: common.address(), value: <TypedText>{first.address}</TypedText>, span: 4 },
              { label: common.transactionId(), value: <Numeric>{transactionId}</Numeric>, span: 4 },
              {
                label: common.paid(),
                value: first.paidAt === null ? '–' : <DateTime at={first.paidAt} />,
                span: 2,
              },
            ]}
          />
        )}
        <div className={frame.actions}>
          <LinkButton href={ordersHref} tone="solid">
            {common.myOrders()}
          </LinkButton>
          <CopyButton text={transactionId} label={common.copyTransactionId()} />
          <Button tone="quiet" icon={<Icon name="print" />} onPress={() => window.print()}>
            {result.print()}
          </Button>
        </div>
      </section>
    </div>
  );
}
