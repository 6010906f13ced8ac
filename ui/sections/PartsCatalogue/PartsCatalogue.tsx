import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#ui/components/Select/Select.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import type { PartCard } from '../part-card.ts';
import { LoadingTiles } from '../PartTile/LoadingTiles.tsx';
import { NoParts } from '../PartTile/NoParts.tsx';
import { PartsFailed } from '../PartTile/PartsFailed.tsx';
import { PartTiles } from '../PartTile/PartTiles.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CatalogueFilters, type StockCounts } from './CatalogueFilters.tsx';
import {
  cataloguePageSize,
  countWords,
  filtersOf,
  withoutFilters,
  type CatalogueFilter,
  type CatalogueQuery,
  type CatalogueSort,
} from './catalogue-query.ts';
import * as styles from './PartsCatalogue.css.ts';

export interface PartsCatalogueProps {
  /** The page that `query` asks for; the one before it stays while it is on its way. */
  parts: Remote<ListPage<PartCard>>;
  isRefreshing?: boolean;
  /** How many parts of the whole catalogue are in each state; null, or left out, while that is not known. */
  counts?: StockCounts | null;
  query: CatalogueQuery;
  /** Called with every key of the search; whoever asks a server waits a little. */
  onQueryChange(query: CatalogueQuery): void;
  /** Whether the key "/" comes to the search; false for people who have single keys switched off. */
  hasShortcut?: boolean;
  /** Where a part is ordered. */
  hrefOf(part: PartCard): string;
}

const sorts: readonly { value: CatalogueSort; label: string }[] = [
  { value: 'catalogue', label: 'Catalogue order' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
];

const views = [
  { value: 'grid', label: 'Grid', icon: 'grid' },
  { value: 'list', label: 'List', icon: 'rows' },
] as const;

const looks = { grid: 'shelf', list: 'row' } as const;

/** Every part there is, to be searched, narrowed down, put in order and paged through. */
export function PartsCatalogue(props: PartsCatalogueProps) {
  const { parts, isRefreshing = false, counts, query, hasShortcut = true, onQueryChange } = props;
  const filtersId = useId();
  const results = useRef<HTMLElement>(null);
  /** Under 820 px; above, they are always there. */
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  /** A new number clears what was typed into the filters and never made sense. */
  const [clearings, setClearings] = useState(0);
  const filters = filtersOf(query);

  /** What narrows the list or orders it anew begins at its first page. */
  const ask = (change: Partial<CatalogueQuery>) => onQueryChange({ ...query, page: 1, ...change });

  function goToResults() {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }

  const focusResults = () => results.current?.focus({ preventScroll: true });

  function clear() {
    setClearings((count) => count + 1);
    onQueryChange(withoutFilters(query));
  }

  function turnTo(page: number) {
    onQueryChange({ ...query, page });
    goToResults();
  }

  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.head}>
          <Text as="h1" style="h1">
            Parts
          </Text>
          <p className={styles.lead}>
            Made in our own works and kept on our own shelves. The quantity shown is what we can send today.
          </p>
        </header>

        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label="Search parts"
              placeholder="Search by name or description"
              isTall
              hasShortcut={hasShortcut}
              value={query.search}
              onChange={(search) => ask({ search })}
            />
          </div>
          <div className={styles.filterButton}>
            <Button
              icon={<Icon name="filters" />}
              expands={{ id: filtersId, isExpanded: areFiltersOpen }}
              onPress={() => setFiltersOpen(!areFiltersOpen)}
            >
              {filters.length === 0 ? 'Filters' : `Filters, ${filters.length}`}
            </Button>
          </div>
          <Select
            label="Sort"
            isLabelBeside
            isTall
            options={sorts}
            value={query.sort}
            onChange={(sort) => ask({ sort })}
          />
          <div className={styles.view}>
            <SegmentedControl
              label="View"
              options={views}
              value={query.view}
              onChange={(view) => onQueryChange({ ...query, view })}
            />
          </div>
        </div>

        <div className={styles.columns}>
          <div className={styles.filters} id={filtersId} data-open={areFiltersOpen || undefined}>
            <div className={styles.standing} role="group" aria-label="Filters">
              <CatalogueFilters key={clearings} query={query} counts={counts} onNarrow={ask} />
              <div className={styles.showResults}>
                <Button
                  tone="solid"
                  isBlock
                  onPress={() => {
                    setFiltersOpen(false);
                    goToResults();
                  }}
                >
                  Show parts
                </Button>
              </div>
            </div>
          </div>

          <section
            className={styles.results}
            ref={results}
            tabIndex={-1}
            aria-label="Parts found"
            aria-busy={isRefreshing || parts.status === 'loading'}
          >
            <VisuallyHidden>
              <h2>Parts found</h2>
            </VisuallyHidden>
            <p className={styles.count} role="status">
              {countLine(parts, query)}
            </p>
            <ActiveFilters
              filters={filters}
              onRemove={({ without }) => ask(without)}
              onClear={clear}
              onNoneLeft={focusResults}
            />
            <div className={styles.found} data-refreshing={isRefreshing || undefined}>
              <Found
                {...props}
                filters={filters}
                onClear={() => {
                  clear();
                  focusResults();
                }}
                onPageChange={turnTo}
              />
            </div>
          </section>
        </div>
      </div>
    </Container>
  );
}

function countLine(parts: PartsCatalogueProps['parts'], query: CatalogueQuery): string {
  switch (parts.status) {
    case 'loading':
      return 'Loading parts';
    case 'error':
      return '';
    case 'ready':
      return countWords(query, parts.value);
  }
}

interface FoundProps extends Pick<PartsCatalogueProps, 'parts' | 'query' | 'hrefOf'> {
  filters: readonly CatalogueFilter[];
  onClear(): void;
  onPageChange(page: number): void;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function Found({ parts, query, filters, hrefOf, onClear, onPageChange }: FoundProps): ReactNode {
  const look = looks[query.view];
  if (parts.status === 'loading') return <LoadingTiles count={6} look={look} />;
  if (parts.status === 'error') {
    return <PartsFailed message={parts.message} requestId={parts.requestId} onRetry={parts.onRetry} />;
  }

  const { rows, total, isCapped } = parts.value;
  if (total === 0 && filters.length === 0) return <NoParts />;
  if (total === 0) {
    return (
      <EmptyState
        title="No part matches"
        text={`No parts match ${list.format(filters.map(({ words }) => words))}.`}
        drawing={<Drawing name="bearing" variant="missing" />}
        action={<Button onPress={onClear}>Clear all filters</Button>}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={`There is no page ${query.page}`}
        text="The list has become shorter, or the address was mistyped."
        drawing={<Drawing name="bearing" variant="missing" />}
        action={<Button onPress={() => onPageChange(1)}>Go to the first page</Button>}
      />
    );
  }
  return (
    <>
      <PartTiles parts={rows} look={look} hrefOf={hrefOf} />
      {total > cataloguePageSize && (
        <div className={styles.pages}>
          <Pagination
            label="Pages of parts"
            page={query.page}
            pageSize={cataloguePageSize}
            total={total}
            isCapped={isCapped}
            isAnnounced={false}
            onPageChange={onPageChange}
          />
        </div>
      )}
    </>
  );
}
