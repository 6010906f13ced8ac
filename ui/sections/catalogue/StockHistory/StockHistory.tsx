import { useId } from 'react';
import type { StockHistory as History, StockMovement } from '#contract/catalogue/stock-history.ts';
import * as m from '#messages/stock-history.js';
import { DateTime } from '#ui/components/DateTime/DateTime.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Remote } from '#ui/remote.ts';
import { ExportButton, type ExportButtonProps } from '../../ListScreen/ExportButton.tsx';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import { StockChart } from './StockChart.tsx';
import { StockForm, type StockFormProps } from './StockForm.tsx';
import * as styles from './StockHistory.css.ts';

export interface StockHistoryProps extends Pick<StockFormProps, 'onChange'> {
  history: Remote<History>;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Where an order is shown. */
  orderHref(order: { _id: string }): string;
  onPageChange(page: number): void;
  /** Downloads all movements as a CSV file. */
  onExport: ExportButtonProps['onExport'];
}

/** The stock of a part, a form to change it, and what it was changed by. */
export function StockHistory({ history, onChange, ...list }: StockHistoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {m.title()}
      </h3>
      <Loaded of={history} loading={m.loading()} failed={m.failed()}>
        {(value) => (
          <Stack gap="6">
            <DescriptionList
              columns={3}
              cells={[
                { label: m.canBeSold(), value: <Numeric>{formatCount(value.quantity)}</Numeric> },
                { label: m.reserved(), value: <Numeric>{formatCount(value.reserved)}</Numeric> },
                {
                  label: m.onTheShelf(),
                  value: <Numeric>{formatCount(value.quantity + value.reserved)}</Numeric>,
                },
              ]}
            />
            <StockChart days={value.days} lowBelow={value.lowBelow} />
            <StockForm quantity={value.quantity} onChange={onChange} />
            <Movements {...list} of={value} />
          </Stack>
        )}
      </Loaded>
    </section>
  );
}

type ListProps = Omit<StockHistoryProps, 'history' | 'onChange'>;

function Movements({ of, page, pageSize, orderHref, onPageChange, onExport }: ListProps & { of: History }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.row}>
        <h4 className={styles.label} id={id}>
          {m.movements()}
        </h4>
        {of.total > 0 && <ExportButton inRow={{ name: m.exportName() }} onExport={onExport} />}
      </div>
      {of.total === 0 ? (
        <p className={styles.aside}>{m.none()}</p>
      ) : (
        <ul className={styles.movements} aria-labelledby={id}>
          {of.movements.map((movement) => (
            <Movement key={movement._id} movement={movement} orderHref={orderHref} />
          ))}
        </ul>
      )}
      {of.total > pageSize && (
        <Pagination
          label={m.pages()}
          page={page}
          pageSize={pageSize}
          total={of.total}
          onPageChange={onPageChange}
        />
      )}
    </section>
  );
}

/** "+600" or "−120". */
const changeText = (change: number) => `${change < 0 ? '−' : '+'}${formatCount(Math.abs(change))}`;

function Movement({
  movement: { at, change, stock, cause, note, by, order },
  orderHref,
}: Pick<StockHistoryProps, 'orderHref'> & { movement: StockMovement }) {
  return (
    <li className={styles.movement}>
      <span className={change > 0 ? styles.added : styles.amount}>
        <Numeric>{changeText(change)}</Numeric>
      </span>
      <div className={styles.about}>
        <p>
          <span className={styles.cause}>{m.cause({ cause })}</span>{' '}
          {order && (
            <TextLink href={orderHref(order)}>
              <OrderNumber number={order.number} isMarked />
            </TextLink>
          )}
        </p>
        <p className={styles.signature}>
          <DateTime at={at} />
          {by !== '' && <bdi>{by}</bdi>}
          {note !== '' && <bdi>{note}</bdi>}
        </p>
      </div>
      <span className={styles.amount}>
        <VisuallyHidden>{m.after()} </VisuallyHidden>
        <Numeric>{formatCount(stock)}</Numeric>
      </span>
    </li>
  );
}
