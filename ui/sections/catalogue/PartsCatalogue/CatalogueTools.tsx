import type { ReactNode } from 'react';
import * as m from '#messages/parts-catalogue.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#ui/components/Select/Select.tsx';
import type { CatalogueQuery, CatalogueSort } from './catalogue-query.ts';
import * as styles from './CatalogueTools.css.ts';

export interface CatalogueToolsProps {
  query: CatalogueQuery;
  /** The button that opens the filters, where they do not stand beside the parts. */
  filters: { id: string; isOpen: boolean; active: number; onToggle(): void };
  /** Before the order: whether only parts that fit are shown. */
  children?: ReactNode;
  onSort(sort: CatalogueSort | undefined): void;
  onView(view: CatalogueQuery['view']): void;
}

const sorts: readonly { value: CatalogueSort | 'catalogue'; label: string }[] = [
  { value: 'catalogue', label: m.sortCatalogue() },
  { value: 'name', label: m.sortName() },
  { value: '-name', label: m.sortNameDescending() },
  { value: 'price', label: m.sortPrice() },
  { value: '-price', label: m.sortPriceDescending() },
];

const views = [
  { value: 'grid', label: m.grid(), icon: 'grid' },
  { value: 'list', label: m.list(), icon: 'rows' },
] as const;

/** How the parts are shown: the order and the view, and on narrow screens the button of the filters. */
export function CatalogueTools({ query, filters, children, onSort, onView }: CatalogueToolsProps) {
  return (
    <>
      {children}
      <div className={styles.tools}>
        <div className={styles.filterButton}>
          <Button
            size="sm"
            icon={<Icon name="filters" size={16} />}
            expands={{ id: filters.id, isExpanded: filters.isOpen }}
            onPress={filters.onToggle}
          >
            {filters.active === 0 ? m.filters() : m.filtersWithCount({ count: filters.active })}
          </Button>
        </div>
        <div className={styles.sort}>
          <Select
            name="sort"
            label={m.sort()}
            isLabelHidden
            options={sorts}
            value={query.sort ?? 'catalogue'}
            onChange={(sort) => onSort(sort === 'catalogue' ? undefined : sort)}
          />
        </div>
        <div className={styles.view}>
          <SegmentedControl
            label={m.view()}
            options={views}
            value={query.view ?? 'grid'}
            onChange={(view) => onView(view === 'list' ? view : undefined)}
          />
        </div>
      </div>
    </>
  );
}
