import type { OldOrder, OldOrderLine } from '#contract/accounts/old-shop.ts';
import * as m from '#messages/old-shop.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import type { ListPage } from '#ui/list-page.ts';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './OldShop.css.ts';

export interface OldOrderListProps {
  list: ListPage<OldOrder>;
  /** From 1. */
  page: number;
  pageSize: number;
  onPageChange(page: number): void;
}

/** Orders of the old shop with their lines, as the file said them. */
export const OldOrderList = ({ list, page, pageSize, onPageChange }: OldOrderListProps) => (
  <Stack gap="3">
    <ul>
      {list.rows.map(({ _id, number, date, lines }) => (
        <li className={styles.order} key={_id}>
          <p className={styles.head}>
            <span>{withElements((put) => m.order({ number: put(<Numeric>{number}</Numeric>) }))}</span>
            <time className={styles.day} dateTime={date}>
              {formatDate(date)}
            </time>
          </p>
          {lines.filter(isSaid).map((line, index) => (
            <p className={styles.line} key={index}>
              <span>
                {line.quantity !== null && <Pieces quantity={line.quantity} />}{' '}
                <span dir="auto">{line.name}</span> {line.number !== '' && <Numeric>{line.number}</Numeric>}
              </span>
              {line.total !== null && (
                <span className={styles.total}>
                  <Money amount={line.total} />
                </span>
              )}
            </p>
          ))}
        </li>
      ))}
    </ul>
    {list.total > pageSize && (
      <Pagination
        label={m.pages()}
        page={page}
        pageSize={pageSize}
        total={list.total}
        isCapped={list.isCapped}
        onPageChange={onPageChange}
      />
    )}
  </Stack>
);

const Pieces = ({ quantity }: { quantity: number }) =>
  withElements((put) => m.pieces({ quantity: put(<Numeric>{formatCount(quantity)}</Numeric>) }));

const isSaid = ({ number, name, quantity, total }: OldOrderLine): boolean =>
  number !== '' || name !== '' || quantity !== null || total !== null;
