import { useEffect, useRef } from 'react';
import * as common from '#messages/common.js';
import * as m from '#messages/order-placed.js';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { CheckoutLayout } from '#ui/layouts/CheckoutLayout/CheckoutLayout.tsx';
import { Reservation } from '../Reservation/Reservation.tsx';
import * as styles from './OrderPlaced.css.ts';

export interface OrderPlacedProps {
  /** ISO time when the stock reservation ends; null when there is none, undefined while loading. */
  reservedUntil?: string | null;
  /** When it is cancelled if it is not paid by then. */
  endsAt?: string | null;
  order: {
    _id: string;
    number: string;
    productName: string;
    productQuantity: number;
    address: string;
    totalPrice: number;
  };
  /** The order was paid in the meantime, such as when the page is reopened. */
  isPaid?: boolean;
  payHref: string;
  ordersHref: string;
}

/** Confirms a new order, which can be paid now or later. */
export function OrderPlaced(props: OrderPlacedProps) {
  const { order, reservedUntil, endsAt, isPaid = false, payHref, ordersHref } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  // It replaces the form, so focus and scroll position have to be set.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A double click on the previous button may have selected the text of the page.
    window.getSelection()?.removeAllRanges();
  }, []);

  const stock = {
    label: common.stock(),
    value:
      reservedUntil === undefined ? (
        '–'
      ) : (
        <Reservation reservedUntil={reservedUntil} endsAt={endsAt} announcesEnd />
      ),
    span: 4,
  } as const;
  return (
    <CheckoutLayout step={isPaid ? 'ship' : 'pay'}>
      <div className={styles.page}>
        <h1 className={styles.heading} ref={heading} tabIndex={-1}>
          {m.title()}
        </h1>
        <Text as="p" style="lead">
          {isPaid ? m.paidHint() : m.unpaidHint()}
        </Text>
        <div className={styles.facts}>
          <DescriptionList
            columns={4}
            cells={[
              { label: m.product(), value: order.productName, span: 4 },
              { label: common.order(), value: <OrderNumber number={order.number} /> },
              { label: common.quantity(), value: <Numeric>{formatCount(order.productQuantity)}</Numeric> },
              { label: common.totalPrice(), value: <Money amount={order.totalPrice} />, span: 2 },
              ...(isPaid ? [] : [stock]),
              { label: common.address(), value: <TypedText>{order.address}</TypedText>, span: 4 },
            ]}
          />
        </div>
        <div className={styles.choices}>
          <LinkButton href={payHref} tone="primary" size="lg">
            {isPaid ? m.receipt() : m.payNow()}
          </LinkButton>
          <LinkButton href={ordersHref} size="lg">
            {common.myOrders()}
          </LinkButton>
        </div>
      </div>
    </CheckoutLayout>
  );
}
