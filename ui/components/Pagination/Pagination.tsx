import type { MouseEvent, ReactNode } from 'react';
import { pageSizes } from '#contract/limits.ts';
import * as m from '#messages/pagination.js';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { Icon } from '../Icon/Icon.tsx';
import { withElements } from '../../with-elements.tsx';
import { pageNumbers } from './page-numbers.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** Accessible name: "Pages of orders". */
  label: string;
  /** From 1. */
  page: number;
  /** Rows on each page. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** There are more than `total`, but they are not counted. */
  isCapped?: boolean;
  /**
   * Announces the count. Set false when a line above the list announces it.
   * @default true
   */
  isAnnounced?: boolean;
  /** Makes the pages links, which work without scripts and open in new tabs. Absent: they are buttons. */
  hrefOf?(page: number): string;
  /** Called with the page that the user opens. */
  onPageChange(page: number): void;
  /** Called with the number of rows on a page that the user chooses. Absent: it cannot be chosen. */
  onPageSizeChange?(size: number): void;
}

/** The range of rows shown, and links to the other pages. */
export function Pagination({
  label,
  page,
  pageSize,
  total,
  isCapped = false,
  isAnnounced = true,
  hrefOf,
  onPageChange,
  onPageSizeChange,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const control = { hrefOf, onPageChange };
  return (
    <div className={styles.pagination}>
      <p role={isAnnounced ? 'status' : undefined}>
        {withElements((put) =>
          (isCapped ? m.rangeCapped : m.range)({
            rows: put(
              <Numeric>
                {first < last ? `${formatCount(first)}–${formatCount(last)}` : formatCount(last)}
              </Numeric>,
            ),
            total: put(<Numeric>{formatCount(total)}</Numeric>),
          }),
        )}
      </p>
      {onPageSizeChange && <PageSizes current={pageSize} total={total} onChange={onPageSizeChange} />}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={label}>
          <PageControl {...control} label={m.previousPage()} page={page > 1 ? page - 1 : null}>
            <Icon name="chevron-left" size={16} />
          </PageControl>
          {pageNumbers(page, pages).map((entry) =>
            typeof entry === 'string' ? (
              <span key={entry} className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageControl
                key={entry}
                {...control}
                label={m.page({ entry: formatCount(entry) })}
                page={entry}
                isCurrent={entry === page}
              >
                {formatCount(entry)}
              </PageControl>
            ),
          )}
          <PageControl {...control} label={m.nextPage()} page={page < pages ? page + 1 : null}>
            <Icon name="chevron-right" size={16} />
          </PageControl>
        </nav>
      )}
    </div>
  );
}

interface PageSizesProps {
  current: number;
  total: number;
  onChange(size: number): void;
}

/** The rows on a page, where the choice makes a difference. */
function PageSizes({ current, total, onChange }: PageSizesProps) {
  if (total <= pageSizes[0] || !pageSizes.some((size) => size === current)) return null;
  return (
    <div className={styles.sizes} role="group" aria-label={m.rowsOnAPage()}>
      <span className={styles.sizesLabel} aria-hidden>
        {m.aPage()}
      </span>
      {pageSizes.map((size) => (
        <button
          key={size}
          className={styles.page}
          type="button"
          aria-label={m.rowsOnEachPage({ rows: formatCount(size) })}
          aria-pressed={size === current}
          onClick={() => size !== current && onChange(size)}
        >
          {formatCount(size)}
        </button>
      ))}
    </div>
  );
}

interface PageControlProps extends Pick<PaginationProps, 'hrefOf' | 'onPageChange'> {
  label: string;
  /** Null beyond the ends: the control stays so that it keeps focus. */
  page: number | null;
  isCurrent?: boolean;
  children: ReactNode;
}

function PageControl({ label, page, isCurrent, hrefOf, onPageChange, children }: PageControlProps) {
  const shared = {
    className: styles.page,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    children,
  };
  if (hrefOf === undefined || page === null)
    return (
      <button
        {...shared}
        type="button"
        aria-disabled={page === null || undefined}
        onClick={() => page !== null && onPageChange(page)}
      />
    );

  function open(event: MouseEvent) {
    // The browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (page !== null) onPageChange(page);
  }
  return <a {...shared} href={hrefOf(page)} onClick={open} />;
}
