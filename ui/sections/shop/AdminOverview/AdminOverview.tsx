import type { ReactNode } from 'react';
import { useId } from 'react';
import type { OrderTallies, ScarcePart, OrderDay } from '#contract/orders/order-stats.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-overview.js';
import * as common from '#messages/common.js';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { StatStrip } from '#ui/components/StatStrip/StatStrip.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { overviewTiles } from '../../orders/AdminOrderTable/overview-tiles.ts';
import * as styles from './AdminOverview.css.ts';
import { BarChart } from './BarChart.tsx';
import { LowStock } from './LowStock.tsx';
import { monthOf } from './month-of.ts';
import { NewestOrders } from './NewestOrders.tsx';

export interface AdminOverviewProps {
  tallies: Remote<OrderTallies>;
  /** The last 30 days, oldest first. */
  days: Remote<readonly OrderDay[]>;
  /** Lowest stock first. */
  lowStock: Remote<readonly ScarcePart[]>;
  /** The newest few, newest first. */
  newest: Remote<readonly AdminOrder[]>;
  ordersHref: string;
  /** URL of the orders to confirm. */
  toConfirmHref: string;
  orderHref(order: AdminOrder): string;
  partsHref: string;
  partHref(part: ScarcePart): string;
}

/** The admin's start page. Each block loads its own data, so that one failure does not affect the others. */
export function AdminOverview(props: AdminOverviewProps) {
  const { tallies, days, lowStock, newest, ordersHref, toConfirmHref, orderHref, partsHref, partHref } =
    props;
  const waiting = tallies.status === 'ready' ? tallies.value.pending.count : 0;

  return (
    <div className={styles.page}>
      <PageHeader
        title={common.overview()}
        actions={
          waiting > 0 && (
            <LinkButton href={toConfirmHref} tone="primary">
              {m.ordersToConfirm({ count: waiting, shown: formatCount(waiting) })}
            </LinkButton>
          )
        }
      />
      <StatStrip tiles={overviewTiles(tallies)} />
      {tallies.status === 'error' && (
        <Notice tone="critical">
          <div className={styles.failure}>
            {m.figuresFailed()}
            <Button size="sm" icon={<Icon name="refresh" size={16} />} onPress={tallies.onRetry}>
              {m.reloadTheFigures()}
            </Button>
          </div>
        </Notice>
      )}
      <div className={styles.blocks}>
        <div className={styles.pair}>
          <Block title={m.ordersTile()}>
            <Month days={days} />
          </Block>
          <Block
            title={common.runningLow()}
            action={<ArrowLink href={partsHref}>{common.manageProducts()}</ArrowLink>}
          >
            {lowStock.status === 'error' ? (
              <LoadFailed of={lowStock} title={m.stockFailed()} />
            ) : lowStock.status === 'ready' && lowStock.value.length === 0 ? (
              <EmptyState title={m.noneLow()} text={m.noneLowHint()} />
            ) : (
              <LowStock parts={lowStock.status === 'ready' ? lowStock.value : null} hrefOf={partHref} />
            )}
          </Block>
        </div>
        <Block
          title={m.newestOrders()}
          action={<ArrowLink href={ordersHref}>{common.manageAllOrder()}</ArrowLink>}
        >
          {newest.status === 'error' ? (
            <LoadFailed of={newest} title={common.ordersFailed()} />
          ) : newest.status === 'ready' && newest.value.length === 0 ? (
            <EmptyState
              title={common.noOrders()}
              text={m.noOrdersHint()}
              action={<LinkButton href={partsHref}>{common.manageProducts()}</LinkButton>}
            />
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

function Month({ days }: Pick<AdminOverviewProps, 'days'>) {
  if (days.status === 'error') return <LoadFailed of={days} title={m.monthFailed()} />;
  const month = days.status === 'ready' ? days.value : null;
  return (
    <div className={styles.chart}>
      <BarChart
        label={m.ordersChartLabel()}
        summary={month === null ? m.onItsWay() : monthOf(month)}
        terms={{ name: m.day(), value: m.orders(), detail: m.total() }}
        bars={
          month &&
          month.map(({ date, count, total }, index) => ({
            id: String(index),
            name: formatDay(date),
            value: count,
            detail: formatMoney(total),
          }))
        }
        emptyText={m.noOrdersInMonth()}
      />
    </div>
  );
}
