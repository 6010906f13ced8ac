import type { ReactNode } from 'react';
import { useId } from 'react';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { BarChart } from '#ui/components/BarChart/BarChart.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { StatStrip } from '#ui/components/StatStrip/StatStrip.tsx';
import type { Remote } from '#ui/remote.ts';
import { ordersOf, type AdminOrderView, type OrderTallies } from '../AdminOrderTable/admin-order-view.ts';
import { overviewTiles } from '../AdminOrderTable/overview-tiles.ts';
import * as styles from './AdminOverview.css.ts';
import { LowStock, type ScarcePart } from './LowStock.tsx';
import { monthOf, type OrderDay } from './month-of.ts';
import { NewestOrders } from './NewestOrders.tsx';

export interface AdminOverviewProps {
  tallies: Remote<OrderTallies>;
  /** The last 30 days, oldest first, today last. */
  days: Remote<readonly OrderDay[]>;
  /** The scarcest first. */
  lowStock: Remote<readonly ScarcePart[]>;
  /** Newest first; a handful. */
  newest: Remote<readonly AdminOrderView[]>;
  ordersHref: string;
  /** The orders that wait to be confirmed. */
  toConfirmHref: string;
  orderHref(order: AdminOrderView): string;
  partsHref: string;
  partHref(part: ScarcePart): string;
}

/** How the works stands today. Each block has data of its own, so that one that fails leaves the others. */
export function AdminOverview(props: AdminOverviewProps) {
  const { tallies, days, lowStock, newest, ordersHref, toConfirmHref, orderHref, partsHref, partHref } =
    props;
  const waiting = tallies.status === 'ready' ? tallies.value.pending.count : 0;

  return (
    <div className={styles.page}>
      <PageHeader
        title="Overview"
        actions={
          waiting > 0 && (
            <LinkButton href={toConfirmHref} tone="primary">
              {formatCount(waiting)} {ordersOf(waiting)} to confirm
            </LinkButton>
          )
        }
      />
      <StatStrip tiles={overviewTiles(tallies)} />
      {tallies.status === 'error' && (
        <Notice tone="critical">
          <div className={styles.failure}>
            The figures could not be loaded.
            <Button size="sm" icon={<Icon name="refresh" size={16} />} onPress={tallies.onRetry}>
              Load the figures again
            </Button>
          </div>
        </Notice>
      )}
      <div className={styles.blocks}>
        <div className={styles.pair}>
          <Block title="Orders, last 30 days">
            <Month days={days} />
          </Block>
          <Block title="Running low" action={<ArrowLink href={partsHref}>Manage Products</ArrowLink>}>
            {lowStock.status === 'error' ? (
              <Failed of={lowStock} title="Stock could not be loaded" />
            ) : lowStock.status === 'ready' && lowStock.value.length === 0 ? (
              <EmptyState
                title="Nothing runs low"
                text="Every part has at least five minimum orders in stock."
              />
            ) : (
              <LowStock parts={lowStock.status === 'ready' ? lowStock.value : null} hrefOf={partHref} />
            )}
          </Block>
        </div>
        <Block title="Newest orders" action={<ArrowLink href={ordersHref}>Manage All Order</ArrowLink>}>
          {newest.status === 'error' ? (
            <Failed of={newest} title="Orders could not be loaded" />
          ) : newest.status === 'ready' && newest.value.length === 0 ? (
            <EmptyState title="No orders yet" text="Orders appear here as soon as customers place them." />
          ) : (
            <NewestOrders orders={newest.status === 'ready' ? newest.value : null} hrefOf={orderHref} />
          )}
        </Block>
      </div>
    </div>
  );
}

interface BlockProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Block({ title, action, children }: BlockProps) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <h2 className={styles.blockTitle} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function Failed({ of, title }: { of: Extract<Remote<never>, { status: 'error' }>; title: string }) {
  return (
    <ErrorState
      title={title}
      text={of.message ?? 'Nothing you did is lost.'}
      requestId={of.requestId}
      onRetry={of.onRetry}
    />
  );
}

function Month({ days }: Pick<AdminOverviewProps, 'days'>) {
  if (days.status === 'error') return <Failed of={days} title="The month could not be loaded" />;
  const month = days.status === 'ready' ? days.value : null;
  return (
    <div className={styles.chart}>
      <BarChart
        label="Orders in the last 30 days"
        summary={month === null ? 'On its way.' : monthOf(month)}
        terms={{ name: 'Day', value: 'Orders', detail: 'Total' }}
        bars={
          month &&
          month.map(({ date, count, total }, index) => ({
            id: String(index),
            name: formatDay(date),
            value: count,
            detail: formatMoney(total),
          }))
        }
        emptyText="No orders in these 30 days."
      />
    </div>
  );
}
