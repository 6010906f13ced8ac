import { useId, useState } from 'react';
import type { OrderMail, OrderMails as Mails } from '#contract/orders/order-mails.ts';
import * as m from '#messages/order-mails.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatDateTime } from '#ui/components/DateTime/format-date-time.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import * as styles from './OrderMails.css.ts';

export interface OrderMailsProps {
  mails: Remote<Mails>;
  /** Sends a mail again. Resolves to the error if it is not sent. */
  onSend(mail: OrderMail): Promise<ActionError | null>;
}

const names = {
  placed: m.placed,
  paid: m.paid,
  shipped: m.shipped,
  trackingChanged: m.trackingChanged,
  cancelled: m.cancelled,
  refunded: m.refunded,
} as const;

const reasons = {
  tooMany: m.suppressedTooMany,
  unverified: m.suppressedUnverified,
  address: m.suppressedAddress,
} as const;

/** The mails to the customer about an order, for admins. */
export function OrderMails({ mails, onSend }: OrderMailsProps) {
  const id = useId();
  const [sending, setSending] = useState<string | null>(null);
  const [result, setResult] = useState<'none' | OrderMail['kind'] | ActionError>('none');

  async function send(mail: OrderMail): Promise<void> {
    setSending(mail._id);
    setResult('none');
    const refused = await onSend(mail);
    setSending(null);
    setResult(refused ?? mail.kind);
  }

  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h4 className={styles.title} id={id}>
          {m.title()}
        </h4>
        {mails.status === 'ready' && mails.value.mails[0]?.to != null && (
          <bdi className={styles.address}>{mails.value.mails[0].to}</bdi>
        )}
      </div>
      {mails.status === 'loading' && <Skeleton />}
      {mails.status === 'error' && (
        <div className={styles.row}>
          <div className={styles.mail}>
            <RefusalLine of={{ message: mails.message ?? m.failedToLoad(), remedy: mails.remedy }} />
          </div>
          <Button size="sm" onPress={mails.onRetry}>
            {m.tryAgain()}
          </Button>
        </div>
      )}
      {mails.status === 'ready' && (
        <>
          {mails.value.mails.length === 0 && <Text style="small">{m.none()}</Text>}
          <ul className={styles.list}>
            {mails.value.mails.map((mail) => (
              <li className={styles.row} key={mail._id}>
                <div className={styles.mail}>
                  <span>{names[mail.kind]()}</span>
                  <span
                    className={mail.state === 'failed' || mail.error !== null ? styles.failed : styles.state}
                  >
                    {stateOf(mail)}
                  </span>
                </div>
                {canBeSent(mail) && (
                  <Button
                    size="sm"
                    aria-label={
                      mail.state === 'sent'
                        ? m.sendAgainNamed({ mail: names[mail.kind]() })
                        : m.sendNowNamed({ mail: names[mail.kind]() })
                    }
                    isPending={sending === mail._id}
                    isDisabled={mails.value.sendsLeft === 0}
                    describedBy={mails.value.sendsLeft === 0 ? `${id}-limit` : undefined}
                    onPress={() => void send(mail)}
                  >
                    {mail.state === 'sent' ? m.sendAgain() : m.sendNow()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {mails.value.sendsLeft === 0 && (
            <p className={styles.state} id={`${id}-limit`}>
              {m.limit()}
            </p>
          )}
        </>
      )}
      {typeof result === 'object' && <RefusalLine of={result} />}
      <p className={styles.state} role="status">
        {typeof result === 'string' && result !== 'none' && m.isSentAgain({ mail: names[result]() })}
      </p>
    </section>
  );
}

/** An open mail without a next attempt leaves within seconds. */
const canBeSent = ({ to, suppressedFor, isOutdated, state, nextAttemptAt }: OrderMail) =>
  to !== null && suppressedFor !== 'address' && !isOutdated && !(state === 'open' && nextAttemptAt === null);

function stateOf({ state, suppressedFor, isOutdated, sentAt, nextAttemptAt, error }: OrderMail): string {
  switch (state) {
    case 'sent':
      return sentAt === null ? m.sent() : m.sentAt({ time: formatDateTime(sentAt) });
    case 'failed':
      return error === null ? m.failed() : m.failedBecause({ reason: error });
    case 'suppressed':
      if (suppressedFor !== null) return reasons[suppressedFor]();
      return isOutdated ? m.suppressedOutdated() : m.suppressed();
    case 'open':
      if (nextAttemptAt === null || error === null) return m.waiting();
      return m.tryingAgain({ reason: error, time: formatDateTime(nextAttemptAt) });
  }
}
