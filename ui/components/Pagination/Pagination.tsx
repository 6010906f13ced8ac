import * as m from '#messages/pagination.ts';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { Icon } from '../Icon/Icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** Accessible name: "Pages of orders". */
  label: string;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total`, but they are not counted. */
  isCapped?: boolean;
  /** Announces the count. Set false when a line above the list announces it. */
  isAnnounced?: boolean;
  onPageChange(page: number): void;
}

/** The range of rows shown, and links to the other pages. */
export function Pagination({
  label,
  page,
  pageSize,
  total,
  isCapped = false,
  isAnnounced = true,
  onPageChange,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <div className={styles.pagination}>
      <p role={isAnnounced ? 'status' : undefined}>
        <Numeric>
          <bdi dir="ltr">
            {first < last ? `${formatCount(first)}–${formatCount(last)}` : formatCount(last)}
          </bdi>
        </Numeric>{' '}
        {isCapped ? m.ofMoreThan() : m.of()} <Numeric>{formatCount(total)}</Numeric>
      </p>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={label}>
          <StepButton
            label={m.previousPage()}
            icon="chevron-left"
            target={page > 1 ? page - 1 : null}
            onPageChange={onPageChange}
          />
          {pageNumbers(page, pages).map((entry) =>
            typeof entry === 'string' ? (
              <span key={entry} className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <button
                key={entry}
                className={styles.page}
                type="button"
                aria-label={m.pageEntry({ entry: formatCount(entry) })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPageChange(entry)}
              >
                {formatCount(entry)}
              </button>
            ),
          )}
          <StepButton
            label={m.nextPage()}
            icon="chevron-right"
            target={page < pages ? page + 1 : null}
            onPageChange={onPageChange}
          />
        </nav>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  /** Null on the last page: the button stays so that it keeps focus. */
  target: number | null;
  onPageChange(page: number): void;
}

function StepButton({ label, icon, target, onPageChange }: StepButtonProps) {
  return (
    <button
      className={styles.page}
      type="button"
      aria-label={label}
      aria-disabled={target === null || undefined}
      onClick={() => target !== null && onPageChange(target)}
    >
      <span className={styles.stepIcon}>
        <Icon name={icon} size={16} />
      </span>
    </button>
  );
}
