import { useEffect, useEffectEvent, useRef } from 'react';
import * as m from '#messages/parts-catalogue.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import * as styles from './PartsCatalogue.css.ts';
import type { CatalogueFilter } from './catalogue-query.ts';

export interface ActiveFiltersProps {
  filters: readonly CatalogueFilter[];
  onRemove(filter: CatalogueFilter): void;
  onClear(): void;
  /** The last filter is removed, and with it the focused button. */
  onNoneLeft(): void;
}

/** The active filters as chips. Removing one moves focus to the next. */
export function ActiveFilters({ filters, onRemove, onClear, onNoneLeft }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The position of the removed chip, until the focus has moved. */
  const gap = useRef<number | null>(null);

  const moveOn = useEffectEvent(() => {
    if (gap.current === null) return;
    const chips = list.current?.querySelectorAll<HTMLElement>('li > span button');
    const next = chips?.[Math.min(gap.current, chips.length - 1)];
    gap.current = null;
    if (next) next.focus();
    else onNoneLeft();
  });
  // The page may render again before the filter is removed.
  const shown = filters.map(({ id }) => id).join(' ');
  useEffect(() => moveOn(), [shown]);

  if (filters.length === 0) return null;
  return (
    <ul className={styles.active} ref={list} aria-label={m.activeFilters()}>
      {filters.map((filter, index) => (
        <li key={filter.id}>
          <Chip
            removeLabel={m.removeFilter({ words: filter.words })}
            onRemove={() => {
              gap.current = index;
              onRemove(filter);
            }}
          >
            <bdi>{filter.words}</bdi>
          </Chip>
        </li>
      ))}
      <li>
        <Button
          tone="quiet"
          size="sm"
          onPress={() => {
            gap.current = 0;
            onClear();
          }}
        >
          {m.clearAll()}
        </Button>
      </li>
    </ul>
  );
}
