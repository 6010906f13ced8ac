import { useId, useState } from 'react';
import type { BulkJob, SkippedOrder, SkipReason } from '#contract/bulk-jobs.ts';
import * as m from '#messages/admin-order-table.js';
import * as job from '#messages/bulk-job.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import type { ActionError } from '../form/action-error.ts';
import { nameOf } from '../order/order-counts.ts';
import * as styles from './JobPanel.css.ts';

export interface JobPanelProps {
  job: BulkJob;
  /** Stops a running job, or removes an ended job from the screen. Resolves to the error. */
  onEnd(job: BulkJob): Promise<ActionError | null>;
  /** Resolves to the orders that it skipped, or to the error. */
  findSkipped(job: BulkJob): Promise<readonly SkippedOrder[] | ActionError>;
}

const texts = {
  confirm: { running: m.bulkConfirming, ended: m.bulkConfirmed, done: job.confirmed },
  delete: { running: m.bulkDeleting, ended: m.bulkDeleted, done: job.deleted },
} as const;

const reasons: Record<SkipReason, string> = {
  notPaid: m.notPaidYet(),
  shipped: m.alreadyShipped(),
  ended: m.bulkEnded(),
  provider: job.providerFailed(),
};

/** The progress of an action on many orders, and its result. */
export function JobPanel({ job: shown, onEnd, findSkipped }: JobPanelProps) {
  const { action, state, total, done, skipped, secondsLeft } = shown;
  const [found, setFound] = useState<readonly SkippedOrder[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const isRunning = state === 'running';

  async function during(act: () => Promise<ActionError | null>) {
    setBusy(true);
    const refused = await act();
    setBusy(false);
    setError(refused?.message ?? null);
  }

  const seeWhy = () =>
    during(async () => {
      const result = await findSkipped(shown);
      if ('message' in result) return result;
      setFound(result);
      return null;
    });

  const share = job.share({ done: formatCount(done), total: formatCount(total) });
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id={titleId}>
            {isRunning
              ? texts[action].running({ count: total, shown: formatCount(total) })
              : texts[action].ended({ count: total, share })}
          </h2>
          <p className={styles.facts}>
            {isRunning && <span>{texts[action].done({ done: formatCount(done) })}</span>}
            {skipped > 0 && (
              <span className={styles.skipped}>{job.skipped({ skipped: formatCount(skipped) })}</span>
            )}
            {state === 'stopped' && <span>{job.stopped()}</span>}
            {secondsLeft !== null && (
              <span>
                {secondsLeft < 100
                  ? job.secondsLeft({ seconds: secondsLeft })
                  : job.minutesLeft({ minutes: Math.ceil(secondsLeft / 60) })}
              </span>
            )}
            {isRunning && <span>{job.mayLeave()}</span>}
          </p>
          {error !== null && <p role="alert">{error}</p>}
        </div>
        <div className={styles.actions}>
          {!isRunning && skipped > 0 && found.length === 0 && (
            <Button size="sm" isPending={isBusy} onPress={() => void seeWhy()}>
              {job.seeWhy()}
            </Button>
          )}
          <Button size="sm" isPending={isBusy} onPress={() => void during(() => onEnd(shown))}>
            {isRunning ? job.stop() : m.done()}
          </Button>
        </div>
      </div>
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((order) => (
            <li key={order._id} className={styles.item}>
              <OrderNumber number={order.number} isMarked />
              <span dir="auto">{nameOf(order)}</span>
              <span className={styles.reason}>{reasons[order.reason]}</span>
            </li>
          ))}
        </ul>
      )}
      <ProgressBar
        label={m.ordersProcessed()}
        value={done + skipped}
        max={total}
        tone={isRunning ? 'live' : 'done'}
      />
    </section>
  );
}
