import type { Count } from '#contract/list-counts.ts';
import { Link } from '#ui/link.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { Numeric } from '../Numeric/Numeric.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentLink {
  href: string;
  label: string;
  /** Null while it is loading. */
  count: Count | null;
  isCurrent: boolean;
}

export interface SegmentLinksProps {
  /** Accessible name of the group. */
  label: string;
  links: readonly SegmentLink[];
}

/** Looks like `SegmentedControl`, for views that have URLs of their own. */
export function SegmentLinks({ label, links }: SegmentLinksProps) {
  return (
    <div className={styles.segment} role="group" aria-label={label}>
      {links.map(({ href, label: words, count, isCurrent }) => (
        <Link
          key={words}
          className={styles.option}
          href={href}
          {...(isCurrent && { 'aria-current': 'page' as const })}
        >
          {words} <Numeric>{count === null ? '–' : formatCount(count)}</Numeric>
        </Link>
      ))}
    </div>
  );
}
