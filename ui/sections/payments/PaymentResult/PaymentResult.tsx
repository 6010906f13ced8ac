import { useEffect, useRef } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/payment-result.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyButton } from '#ui/components/CopyText/CopyButton.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Receipt } from '#ui/components/Receipt/Receipt.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { receiptOf } from '../../orders/order/order-receipt.ts';
import * as styles from './PaymentResult.css.ts';

export interface PaymentResultProps {
  transactionId: string;
  order: Order;
  ordersHref?: string;
  /** The order was paid on an earlier visit, so the page does not congratulate. */
  isEarlier?: boolean;
}

/** Shown after a payment, on this or an earlier visit. */
export function PaymentResult({
  transactionId,
  order,
  ordersHref = '/user-dashboard/my-orders',
  isEarlier = false,
}: PaymentResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // It replaces the card form, so focus and scroll position have to be set.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.result}>
      <h1 className={styles.heading} ref={heading} tabIndex={-1}>
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
        {order.status === 'shipped' ? m.nextShipped() : m.nextPending()}
      </Text>
      <div className={styles.receipt}>
        <Receipt
          {...receiptOf(order)}
          transactionId={transactionId}
          actions={
            <>
              <LinkButton href={ordersHref} tone="solid">
                {common.myOrders()}
              </LinkButton>
              <CopyButton text={transactionId} label={common.copyTransactionId()} />
              <Button tone="quiet" icon={<Icon name="print" />} onPress={() => window.print()}>
                {m.print()}
              </Button>
            </>
          }
        />
      </div>
    </div>
  );
}
