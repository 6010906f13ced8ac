import { pageSizes } from '#contract/limits.ts';
import * as m from '#messages/list-screen.js';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import type { UnreadFilter } from '#ui/list-page.ts';
import { withElements } from '#ui/with-elements.tsx';

export interface UnreadFiltersProps {
  /** Absent: the whole address is understood. */
  unread: readonly UnreadFilter[] | undefined;
}

/** Says which filters of the address are not understood, and what is shown instead. */
export function UnreadFilters({ unread }: UnreadFiltersProps) {
  if (unread === undefined || unread.length === 0) return null;
  return (
    <Notice tone="caution">
      {unread.map(({ name, text, instead }, index) => (
        <p key={index}>
          {withElements((put) =>
            m.unread({
              instead,
              filter: put(<bdi>{`${name}=${text}`}</bdi>),
              rows: formatCount(pageSizes[0]),
            }),
          )}
        </p>
      ))}
    </Notice>
  );
}
