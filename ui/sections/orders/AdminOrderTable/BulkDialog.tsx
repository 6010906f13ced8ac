import { useState, type ReactNode, type RefObject } from 'react';
import { appliesTo, type BulkAction } from '#contract/orders/order-status.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/bulk-dialog.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { Icon, type IconName } from '#ui/components/Icon/Icon.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { Spinner } from '#ui/components/Spinner/Spinner.tsx';
import { withElements } from '#ui/with-elements.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import { useShown } from '../../form/use-shown.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { nameOf } from '../order/order-counts.ts';
import type { BulkQuestion } from './admin-orders-state.ts';
import * as styles from './BulkDialog.css.ts';

export interface BulkDialogProps {
  /** What is asked; null closes the dialog. */
  question: BulkQuestion | null;
  /** Whether customers get mails. */
  sendsMails: boolean;
  /** Receives focus when the orders were confirmed, because their selection is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
  /** Plans the job for exactly these orders. Resolves to the error, or to null, which closes the dialog. */
  onConfirm(action: BulkAction, orders: readonly AdminOrder[]): Promise<ActionError | null>;
  onClose(): void;
}

/** Asks before many orders change: which ones, of whom, and what leaves. */
export function BulkDialog(props: BulkDialogProps) {
  const { question, fallbackFocus, onConfirm, onClose } = props;
  const { shown } = useShown(question);
  const [refused, setRefused] = useState<{ of: BulkQuestion; error: ActionError } | null>(null);
  const [isBusy, runOnce] = useRunOnce();
  if (shown === null) return null;

  const { action, orders } = shown;
  const all = orders.status === 'ready' ? orders.value : [];
  const acted = all.filter(({ status }) => appliesTo(action, status));
  const texts = textsOf[action];
  const count = { count: acted.length, shown: formatCount(acted.length) };

  async function confirm(of: BulkQuestion) {
    setRefused(null);
    const error = await onConfirm(action, acted);
    if (error === null) onClose();
    else setRefused({ of, error });
  }

  return (
    <Dialog
      isSheet
      isAlert
      isOpen={question !== null}
      isBusy={isBusy}
      title={orders.status === 'ready' ? texts.title(count) : texts.titleOfAll()}
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" isDisabled={isBusy} onPress={onClose}>
            {common.close()}
          </Button>
          {acted.length > 0 && (
            <Button tone={texts.tone} isPending={isBusy} onPress={() => void runOnce(() => confirm(shown))}>
              {texts.action(count)}
            </Button>
          )}
        </>
      }
    >
      {orders.status === 'loading' && (
        <p className={styles.loading} role="status">
          <Spinner />
          {m.loading()}
        </p>
      )}
      {orders.status === 'error' && <LoadFailed title={m.loadFailed()} of={orders} />}
      {orders.status === 'ready' && (
        <Asked action={action} acted={acted} left={all.length - acted.length} sendsMails={props.sendsMails} />
      )}
      {refused?.of === shown && <Refusal of={refused.error} />}
    </Dialog>
  );
}

const textsOf = {
  confirm: { title: m.confirmTitle, titleOfAll: m.confirmAllTitle, action: m.confirmShown, tone: 'primary' },
  delete: { title: m.deleteTitle, titleOfAll: m.deleteAllTitle, action: m.deleteShown, tone: 'danger' },
} as const;

const sumOf = (orders: readonly AdminOrder[], field: 'productQuantity' | 'totalPrice') =>
  orders.reduce((sum, order) => sum + order[field], 0);

interface AskedProps {
  action: BulkAction;
  acted: readonly AdminOrder[];
  /** How many selected orders stay as they are. */
  left: number;
  sendsMails: boolean;
}

function Asked({ action, acted, left, sendsMails }: AskedProps) {
  const unpaid = acted.filter(({ status }) => status === 'unpaid');
  const paid = acted.filter(({ status }) => status === 'pending');
  const figure = (value: number) => <Numeric>{formatCount(value)}</Numeric>;
  const customers = {
    label: m.customers(),
    value: figure(new Set(acted.map(({ email }) => email)).size),
  };
  const refund = sumOf(paid, 'totalPrice');
  /** One mail tells of all orders of a checkout. */
  const mailsAbout = (orders: readonly AdminOrder[]) => {
    const { size } = new Set(orders.map(({ _id, checkout }) => checkout ?? _id));
    return { count: size, shown: formatCount(size) };
  };

  return (
    <>
      <DescriptionList
        columns={4}
        cells={
          action === 'confirm'
            ? [
                { label: m.orders(), value: figure(acted.length) },
                customers,
                { label: m.pieces(), value: figure(sumOf(acted, 'productQuantity')) },
                { label: common.paid(), value: <Money amount={refund} /> },
              ]
            : [
                { label: m.unpaid(), value: figure(unpaid.length) },
                { label: common.paid(), value: figure(paid.length) },
                customers,
                { label: common.refunded(), value: <Money amount={refund} /> },
              ]
        }
      />
      {acted.length > 0 && (
        <details>
          <summary className={styles.summary}>{m.which()}</summary>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={m.which()}>
            <ul>
              {acted.map((order) => (
                <li key={order._id} className={styles.order}>
                  <OrderNumber number={order.number} isMarked />
                  <span className={styles.name} dir="auto">
                    {nameOf(order)}
                  </span>
                  <Money amount={order.totalPrice} />
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
      <ul className={styles.consequences}>
        {paid.length > 0 && action === 'delete' && (
          <Consequence icon="refresh">
            <strong>{withElements((put) => m.refunds({ refund: put(<Money amount={refund} />) }))}</strong>
          </Consequence>
        )}
        {action === 'delete' && (
          <Consequence icon="package">{paid.length > 0 ? m.returnsStock() : m.nothingCharged()}</Consequence>
        )}
        {sendsMails ? (
          <>
            {action === 'confirm' && (
              <Consequence icon="mail">{m.mailsShipped(mailsAbout(paid))}</Consequence>
            )}
            {action === 'delete' && paid.length > 0 && (
              <Consequence icon="mail">{m.mailsRefunded(mailsAbout(paid))}</Consequence>
            )}
            {unpaid.length > 0 && (
              <Consequence icon="mail">{m.mailsCancelled(mailsAbout(unpaid))}</Consequence>
            )}
          </>
        ) : (
          <Consequence icon="mail">{m.noMails()}</Consequence>
        )}
        <Consequence icon="undo">{m.startsLater()}</Consequence>
        {left > 0 && (
          <Consequence icon="info">
            {(action === 'confirm' ? m.confirmLeaves : m.deleteLeaves)({
              count: left,
              shown: formatCount(left),
            })}
          </Consequence>
        )}
      </ul>
    </>
  );
}

function Consequence({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.consequence}>
      <span className={styles.icon}>
        <Icon name={icon} size={16} />
      </span>
      <span>{children}</span>
    </li>
  );
}
