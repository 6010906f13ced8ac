import { useEffect, useRef } from 'react';
import type { BulkAction } from '#contract/bulk-jobs.ts';
import * as m from '#messages/admin-order-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon, type IconName } from '#ui/components/Icon/Icon.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { Spinner } from '#ui/components/Spinner/Spinner.tsx';
import { nameOf } from '../order/order-counts.ts';
import * as styles from './BulkResults.css.ts';
import { isUnderWay, type BulkItem, type BulkRun } from './use-bulk.ts';

export interface BulkResultsProps {
  run: BulkRun;
  onRetry(): void;
  onDismiss(): void;
}

const headlines = {
  confirm: { doing: m.bulkConfirming, done: m.bulkConfirmed },
  delete: { doing: m.bulkDeleting, done: m.bulkDeleted },
} as const;

const countOf = (items: readonly BulkItem[], state: BulkItem['state']) =>
  items.filter((item) => item.state === state).length;

function headline({ action, items }: BulkRun, isRunning: boolean): string {
  const { doing, done } = headlines[action];
  const count = items.length - countOf(items, 'skipped');
  const all = formatCount(count);
  if (isRunning) return doing({ count, shown: all });
  const succeeded = countOf(items, 'done');
  const share = succeeded === count ? all : m.bulkProgress({ succeeded: formatCount(succeeded), all });
  return done({ count, share });
}

/** The result of a bulk action for each order, during and after it. */
export function BulkResults({ run, onRetry, onDismiss }: BulkResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { items } = run;
  const isRunning = isUnderWay(run);
  const failed = countOf(items, 'failed');
  const answered = items.length - countOf(items, 'waiting') - countOf(items, 'running');

  // The buttons that started it may have been removed with the selection.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function retry() {
    onRetry();
    // The button is removed while it runs.
    heading.current?.focus();
  }

  return (
    <section className={styles.results} aria-label={m.results()} data-keep-clear>
      <div className={styles.head}>
        <div role="status">
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {headline(run, isRunning)}
          </h2>
        </div>
        <div className={styles.actions}>
          {!isRunning && failed > 0 && (
            <Button size="sm" tone="solid" icon={<Icon name="refresh" size={16} />} onPress={retry}>
              {m.bulkRetry({ failed: formatCount(failed) })}
            </Button>
          )}
          <Button size="sm" isDisabled={isRunning} onPress={onDismiss}>
            {m.done()}
          </Button>
        </div>
      </div>
      <ProgressBar
        label={m.ordersProcessed()}
        value={answered}
        max={items.length}
        tone={isRunning ? 'live' : failed > 0 ? 'failed' : 'done'}
      />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={m.resultsLabel()}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li className={styles.item} key={item.order._id}>
              <span className={styles.state} data-state={item.state}>
                {item.state === 'running' ? <Spinner /> : <Icon name={iconOf[item.state]} size={16} />}
              </span>
              <span className={styles.name} dir="auto">
                {nameOf(item.order)}
              </span>
              <span className={styles.outcome} data-state={item.state}>
                {outcomeOf(run.action, item)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const iconOf: Record<BulkItem['state'], IconName> = {
  waiting: 'minus',
  running: 'minus',
  done: 'check',
  failed: 'alert',
  skipped: 'minus',
};

function outcomeOf(action: BulkAction, { state, message }: BulkItem): string {
  if (message !== undefined) return message;
  if (state === 'done') return action === 'confirm' ? m.confirmed() : m.deleted();
  return state === 'running' ? m.inProgress() : m.waiting();
}
