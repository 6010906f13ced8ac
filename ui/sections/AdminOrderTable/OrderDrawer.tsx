import { useState } from 'react';
import { orderNumber } from '#contract/order-number.ts';
import * as m from '#messages/admin-order-table.ts';
import * as common from '#messages/common.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyButton } from '#ui/components/CopyText/CopyButton.tsx';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Status } from '#ui/components/Status/Status.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Timeline } from '#ui/components/Timeline/Timeline.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { courseOf } from '../order-timeline.ts';
import type { AdminOrderView } from './admin-order-view.ts';
import { DeleteIcon } from './order-columns.tsx';
import * as styles from './AdminOrderTable.css.ts';

export interface OrderDrawerProps {
  /** The order to show; null closes the drawer. */
  order: AdminOrderView | null;
  isConfirming: boolean;
  /** Why it could not be confirmed. */
  refusal?: string;
  payHref?(order: AdminOrderView): string;
  onConfirm(order: AdminOrderView): void;
  onDelete(order: AdminOrderView): void;
  onClose(): void;
}

/** All details of an order, its timeline and its actions. */
export function OrderDrawer({ order, onClose, ...rest }: OrderDrawerProps) {
  // Keeps the order while the drawer slides out.
  const [shown, setShown] = useState(order);
  if (order !== null && order !== shown) setShown(order);

  return (
    <Drawer
      isOpen={order !== null}
      side="right"
      size="detail"
      label={shown ? m.orderShown({ shown: orderNumber(shown) }) : common.order()}
      foot={shown && shown.status !== 'shipped' ? <Actions order={shown} {...rest} /> : undefined}
      onClose={onClose}
    >
      {shown && <Details order={shown} refusal={rest.refusal} />}
    </Drawer>
  );
}

type ActionsProps = Omit<OrderDrawerProps, 'order' | 'onClose' | 'refusal'> & { order: AdminOrderView };

function Actions({ order, isConfirming, payHref, onConfirm, onDelete }: ActionsProps) {
  return (
    <>
      <Button icon={<DeleteIcon />} onPress={() => onDelete(order)}>
        {m.deleteLabel()}
      </Button>
      {order.status === 'unpaid' && payHref && <CopyButton text={payHref(order)} what={m.paymentLink()} />}
      {order.status === 'pending' && (
        <Button tone="solid" isPending={isConfirming} onPress={() => onConfirm(order)}>
          {m.confirm()}
        </Button>
      )}
    </>
  );
}

function Details({ order, refusal }: { order: AdminOrderView; refusal?: string }) {
  return (
    <Stack gap="6">
      <Stack gap="2" align="start">
        <Text as="h3" style="h3">
          <span dir="auto">{order.productName}</span>
        </Text>
        <Status status={order.status} />
      </Stack>
      {refusal !== undefined && <Notice tone="critical">{refusal}</Notice>}
      <DescriptionList
        columns={4}
        cells={[
          { label: common.quantity(), value: <Numeric>{formatCount(order.productQuantity)}</Numeric> },
          { label: common.price(), value: <Money amount={order.unitPrice} /> },
          { label: common.totalPrice(), value: <Money amount={order.totalPrice} />, span: 2 },
          { label: common.customer(), value: <span dir="auto">{order.name}</span>, span: 4 },
          { label: common.email(), value: order.email, span: 4 },
          {
            label: common.phone(),
            value: order.phone === '' ? '–' : <Numeric>{order.phone}</Numeric>,
            span: 4,
          },
          {
            label: common.address(),
            value: <span dir="auto">{order.address === '' ? '–' : order.address}</span>,
            span: 4,
          },
          {
            label: common.transactionId(),
            value:
              order.transactionId === null ? (
                m.notPaid()
              ) : (
                <span className={styles.drawerTransaction}>
                  <CopyText text={order.transactionId} what={common.transactionId2()} />
                </span>
              ),
            span: 4,
          },
        ]}
      />
      <Timeline label={m.orderTimeline()} steps={courseOf(order)} />
    </Stack>
  );
}
