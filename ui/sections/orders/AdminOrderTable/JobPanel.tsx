import { useId, useState, type Ref } from 'react';
import type { BulkJob, BulkJobChange, SkippedOrder, SkipReason } from '#contract/orders/bulk-jobs.ts';
import * as m from '#messages/admin-order-table.js';
import * as job from '#messages/bulk-job.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { useSecondsUntil } from '#ui/now.ts';
import { withElements } from '#ui/with-elements.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { nameOf } from '../order/order-counts.ts';
import * as styles from './JobPanel.css.ts';

/** A job, and when the server told about it, in ms of this device's clock. */
export type ShownJob = BulkJob & { receivedAt: number };

export interface JobActions {
  /** Starts a job that waits, or stops one. Resolves to the error. */
  onChange(job: BulkJob, change: BulkJobChange): Promise<ActionError | null>;
  /** Removes an ended job from the screen. Resolves to the error. */
  onRemove(job: BulkJob): Promise<ActionError | null>;
  /** Resolves to the orders that it skipped, or to the error. */
  findSkipped(job: BulkJob): Promise<readonly SkippedOrder[] | ActionError>;
}

export interface JobPanelProps extends JobActions {
  job: ShownJob;
  /** Receives focus after the job was confirmed. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const texts = {
  confirm: {
    waiting: job.willConfirm,
    running: m.bulkConfirming,
    ended: m.bulkConfirmed,
    done: job.confirmed,
  },
  delete: { waiting: job.willDelete, running: m.bulkDeleting, ended: m.bulkDeleted, done: job.deleted },
} as const;

const reasons: Record<SkipReason, string> = {
  notPaid: m.notPaidYet(),
  shipped: m.alreadyShipped(),
  ended: m.bulkEnded(),
  provider: job.providerFailed(),
  changed: job.changed(),
};

/** Waits for its start, runs, or has ended. */
function phaseOf({ state, startsIn = null, isUndone = false }: BulkJob) {
  if (state === 'running') return startsIn === null ? 'running' : 'waiting';
  return isUndone ? 'undone' : 'ended';
}

function titleOf(shown: BulkJob): string {
  const { action, total, done } = shown;
  const all = { count: total, shown: formatCount(total) };
  switch (phaseOf(shown)) {
    case 'waiting':
      return texts[action].waiting(all);
    case 'running':
      return texts[action].running(all);
    case 'undone':
      return job.undone(all);
    case 'ended':
      return texts[action].ended({
        count: total,
        share: job.share({ done: formatCount(done), total: formatCount(total) }),
      });
  }
}

/** An action on many orders: the time until it starts, its progress, and its result. */
export function JobPanel({ job: shown, headingRef, onChange, onRemove, findSkipped }: JobPanelProps) {
  const { action, state, total, done, skipped, secondsLeft, startsIn, startedBy } = shown;
  const [found, setFound] = useState<readonly SkippedOrder[]>([]);
  const [error, setError] = useState<ActionError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const phase = phaseOf(shown);
  const isOpen = state === 'running';

  async function during(act: () => Promise<ActionError | null>) {
    setBusy(true);
    const refused = await act();
    setBusy(false);
    setError(refused);
  }

  const seeWhy = () =>
    during(async () => {
      const result = await findSkipped(shown);
      if ('message' in result) return result;
      setFound(result);
      return null;
    });

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <HiddenStatus>{phase === 'waiting' ? null : titleOf(shown)}</HiddenStatus>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id={titleId} ref={headingRef} tabIndex={-1}>
            {titleOf(shown)}
          </h2>
          <p className={styles.facts}>
            {phase === 'waiting' && (
              <>
                <Countdown until={shown.receivedAt + (startsIn ?? 0) * 1_000} />
                <span>{job.nothingYet()}</span>
              </>
            )}
            {phase === 'running' && <span>{texts[action].done({ done: formatCount(done) })}</span>}
            {skipped > 0 && (
              <span className={styles.skipped}>{job.skipped({ skipped: formatCount(skipped) })}</span>
            )}
            {phase === 'ended' && state === 'stopped' && <span>{job.stopped()}</span>}
            {secondsLeft !== null && (
              <span>
                {secondsLeft < 100
                  ? job.secondsLeft({ seconds: secondsLeft })
                  : job.minutesLeft({ minutes: Math.ceil(secondsLeft / 60) })}
              </span>
            )}
            {isOpen && startedBy !== undefined && startedBy !== '' && (
              <bdi>{job.startedBy({ name: startedBy })}</bdi>
            )}
            {isOpen && <span>{job.mayLeave()}</span>}
          </p>
          {error && <RefusalLine of={error} />}
        </div>
        <div className={styles.actions}>
          {!isOpen && skipped > 0 && found.length === 0 && (
            <Button size="sm" isPending={isBusy} onPress={() => void seeWhy()}>
              {job.seeWhy()}
            </Button>
          )}
          {phase === 'waiting' && (
            <Button
              size="sm"
              isPending={isBusy}
              onPress={() => void during(() => onChange(shown, { state: 'running' }))}
            >
              {job.startNow()}
            </Button>
          )}
          <Button
            size="sm"
            tone={phase === 'waiting' ? 'solid' : 'line'}
            isPending={isBusy}
            onPress={() =>
              void during(() => (isOpen ? onChange(shown, { state: 'stopped' }) : onRemove(shown)))
            }
          >
            {phase === 'waiting' ? job.undo() : isOpen ? job.stop() : m.done()}
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
      {phase !== 'undone' && (
        <ProgressBar
          label={m.ordersProcessed()}
          value={done + skipped}
          max={total}
          tone={isOpen ? 'live' : 'done'}
        />
      )}
    </section>
  );
}

/** The time until a job starts. Screen readers read it when asked, not every second. */
function Countdown({ until }: { until: number }) {
  const seconds = useSecondsUntil(until);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" className={styles.countdown}>
      {seconds === 0
        ? job.starting()
        : withElements((put) => job.startsIn({ time: put(<Numeric>{time}</Numeric>) }))}
    </span>
  );
}
