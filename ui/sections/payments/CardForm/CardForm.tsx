import { useId, useState, type FormEvent, type ReactNode } from 'react';
import * as m from '#messages/card-form.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Grid } from '#ui/components/Grid/Grid.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import { LoadFailed, type LoadFailedProps } from '../../LoadFailed/LoadFailed.tsx';
import * as styles from './CardForm.css.ts';

export interface CardFormProps {
  customer: { name: string; email: string };
  /** The part being paid for, or how many orders. */
  item: { name: string; quantity: number } | { orders: number };
  /** Dollars. */
  amount: number;
  /** The card provider's field. Only the provider sees the card number. */
  cardElement: ReactNode;
  /** Whether the payment secret has loaded. */
  isReady: boolean;
  /** The provider's validation message; null when there is none. */
  cardError: string | null;
  /** Resolves to the provider's message when the payment failed. */
  onPay(): Promise<ActionError | null>;
  /** A notice above the form, such as test mode. */
  notice?: ReactNode;
}

/** The form that pays an order by card. */
export function CardForm(props: CardFormProps) {
  const { customer, item, amount, cardElement, isReady, cardError, onPay, notice } = props;
  const labelId = useId();
  const messageId = useId();
  const [refusal, setRefusal] = useState<ActionError | null>(null);
  const [isPending, runOnce] = useRunOnce();

  async function pay() {
    setRefusal(null);
    setRefusal(await onPay());
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isReady) void runOnce(pay);
  }

  const shown = cardError === null ? refusal : { message: cardError };

  return (
    <PayByCard lead={leadOf(firstName(customer.name), item)}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {notice}
        <div
          className={styles.card}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={messageId}
          data-invalid={shown !== null || undefined}
        >
          <span className={styles.label} id={labelId}>
            {m.cardDetails()}
          </span>
          <div className={styles.frame}>{cardElement}</div>
          <div id={messageId}>
            {shown ? (
              <RefusalLine of={shown} key={shown.message} />
            ) : (
              <p className={styles.message}>{m.privacyNote()}</p>
            )}
          </div>
        </div>
        <Grid columns={2} gap="3">
          <TextField label={m.billingName()} name="billing-name" defaultValue={customer.name} isReadOnly />
          <TextField
            type="email"
            label={m.billingEmail()}
            name="billing-email"
            defaultValue={customer.email}
            isReadOnly
          />
        </Grid>
        <div className={styles.pay}>
          <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending} isDisabled={!isReady}>
            {isReady ? m.payAmount({ amount: formatMoney(amount) }) : m.preparingPayment()}
          </Button>
        </div>
        <p className={styles.message}>{'orders' in item && item.orders > 1 ? m.oneCharge() : m.payLater()}</p>
      </form>
    </PayByCard>
  );
}

const leadOf = (name: string, item: CardFormProps['item']) =>
  'orders' in item
    ? m.leadTogether({ name, count: item.orders })
    : m.lead({ name, quantity: formatCount(item.quantity), part: item.name });

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** Placeholder for the card form while the payment loads. */
export function CardFormLoading() {
  return (
    <PayByCard lead={<Skeleton width="three-quarters" />}>
      <div className={styles.form}>
        <div className={styles.card}>
          <span className={styles.label}>
            <Skeleton width="word" />
          </span>
          <Skeleton shape="field" width="full" />
          <p className={styles.message} />
        </div>
        <div className={styles.pay}>
          <Button tone="primary" size="lg" isBlock isDisabled>
            {m.preparingPayment()}
          </Button>
        </div>
      </div>
    </PayByCard>
  );
}

/** Replaces the card form when it cannot be shown. */
export function CardFormFailed(props: Omit<LoadFailedProps, 'drawing'>) {
  return (
    <PayByCard>
      <div className={styles.failed}>
        <LoadFailed {...props} />
      </div>
    </PayByCard>
  );
}

function PayByCard({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Text as="h1" style="h1">
        {m.payByCard()}
      </Text>
      {lead !== undefined && (
        <div className={styles.lead}>
          <Text as="p" style="lead">
            {lead}
          </Text>
        </div>
      )}
      {children}
    </div>
  );
}
