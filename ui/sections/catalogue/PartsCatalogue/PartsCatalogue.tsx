import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/parts-catalogue.js';
import { Container } from '#ui/components/Container/Container.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import { listState, type ListProps } from '../../ListScreen/list-state.ts';
import { partList } from '../PartSearch/part-list.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { StockCounts } from './CatalogueFilters.tsx';
import { CatalogueTools } from './CatalogueTools.tsx';
import type { CategoryLinksProps } from './CategoryLinks.tsx';
import {
  changesIn,
  countWords,
  filtersRead,
  nothingWords,
  withoutFilters,
  wordsBeside,
  type CatalogueFilter,
  type CatalogueQuery,
} from './catalogue-query.ts';
import { FilterColumn } from './FilterColumn.tsx';
import { PartsFound, type PartsFoundProps } from './PartsFound.tsx';
import * as styles from './PartsCatalogue.css.ts';
import { SearchReadingLinks, SearchReadingText } from './SearchReadingText.tsx';
import { VehicleChoices } from './VehicleChoices.tsx';

/** What only the page of a category has. `CategoryCatalogue` fills it, so that the page of all parts loads less. */
export interface CatalogueCategory {
  slug: string;
  /** Its heading and its text. */
  head: ReactNode;
  /** What its parts are measured by, above the list. It shows which of it is active. */
  bench: ReactNode;
  activeFilters: readonly CatalogueFilter[];
  /** Returns the filters by specs that the fields of the form ask for. */
  specsIn(fields: FormData): CatalogueQuery['specs'];
}

export interface PartsCatalogueProps
  extends
    ListProps<Part, CatalogueQuery>,
    Pick<PartsFoundProps, 'fewer' | 'hrefWith' | 'categoryHref' | 'hrefOf' | 'partHrefOf' | 'contactHref'> {
  /** Absent: all parts. */
  category?: CatalogueCategory;
  categories: CategoryLinksProps['categories'];
  /** Whether only parts that fit the customer's vehicle are shown. */
  vehicleBar?: ReactNode;
  /** The name of the vehicle that filters, once it is known. */
  vehicleName?: string | null;
  /** The number of parts in each state that the other filters find; null or absent while unknown. */
  counts?: StockCounts | null;
  /** Where a vehicle is chosen, with words that name it. */
  vehiclesHref(words: string): string;
}

/** Few addresses have some. */
const UnreadFilters = loadOnUse(
  'unread',
  async () => (await import('../../ListScreen/UnreadFilters.tsx')).UnreadFilters,
);

/** All parts, with filters, sorting and pagination. The header has their search. */
export function PartsCatalogue(props: PartsCatalogueProps) {
  const { list, isRefreshing = false, query, onQueryChange, counts, category } = props;
  const filtersId = useId();
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  /** Below 1100 px; above, they are always visible. */
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  /** Discards invalid text in the filters when it changes. */
  const [clearings, setClearings] = useState(0);
  const reading = list.status === 'ready' ? list.value.reading : undefined;
  const listFilters = filtersRead(query, reading, props.vehicleName);
  const filters = [...listFilters, ...(category?.activeFilters ?? [])];
  const state = listState(props, filters.length > 0);
  /** The header says the vehicle, and the links above the parts remove it. */
  const chips = listFilters.filter(({ id }) => id !== 'vehicle');

  /** A new filter or sort order starts at the first page. */
  const ask = (change: Partial<CatalogueQuery>) =>
    onQueryChange({ ...query, ...('search' in change && { exact: undefined }), page: 1, ...change });

  // What the shown parts were searched for.
  const [searched, setSearched] = useState(query.search);
  if (!isRefreshing && searched !== query.search) setSearched(query.search);

  const adoptFields = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const change = changesIn(fields, query, category?.specsIn(fields));
    if (change) ask(change);
  });
  // Before the scripts arrive, people type, and the browser restores what they had typed before a reload. This must run
  // before React renders its own values.
  useLayoutEffect(() => adoptFields(), []);

  function goToResults() {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }

  const focusResults = () => results.current?.focus({ preventScroll: true });

  function clear(kept: Partial<CatalogueQuery> = {}) {
    setClearings((count) => count + 1);
    onQueryChange({ ...withoutFilters(query), ...kept });
  }

  function turnTo(page: number) {
    onQueryChange({ ...query, page });
    goToResults();
  }

  return (
    <Container>
      {/* Without scripts, the browser sends the form. */}
      <form
        ref={form}
        id={partList.form}
        className={styles.page}
        onSubmit={(event) => event.preventDefault()}
      >
        <header className={styles.head}>
          <div className={styles.names}>
            {category?.head ?? (
              <Text as="h1" style="dashboard">
                {common.parts()}
              </Text>
            )}
            <div className={styles.understood} role="status">
              {reading && <SearchReadingText {...reading} hasMatches={state.status !== 'no-match'} />}
              {state.status === 'no-match' ? (
                <p className={`${styles.reading} ${styles.outcome}`}>{nothingWords(filters)}</p>
              ) : (
                <p className={styles.count}>{countLine(list, query)}</p>
              )}
            </div>
            {reading && (
              <SearchReadingLinks
                reading={reading}
                typed={searched ?? ''}
                hrefWith={props.hrefWith}
                onOpen={focusResults}
              />
            )}
          </div>
          <CatalogueTools
            query={query}
            filters={{
              id: filtersId,
              isOpen: areFiltersOpen,
              active: chips.length,
              onToggle: () => setFiltersOpen(!areFiltersOpen),
            }}
            onSort={(sort) => ask({ sort })}
            onView={(view) => onQueryChange({ ...query, view })}
          >
            {props.vehicleBar}
          </CatalogueTools>
        </header>
        {query.brand !== undefined && <input type="hidden" name="brand" value={query.brand} />}
        {query.vehicle !== undefined && <input type="hidden" name="vehicle" value={query.vehicle} />}

        {category?.bench}

        <div className={styles.columns}>
          <FilterColumn
            id={filtersId}
            isOpen={areFiltersOpen}
            category={category?.slug}
            categories={props.categories}
            categoryHref={props.categoryHref}
            query={query}
            counts={counts}
            clearings={clearings}
            onNarrow={ask}
            onShowParts={() => {
              setFiltersOpen(false);
              goToResults();
            }}
          />
          <section
            className={styles.results}
            ref={results}
            id={partList.results}
            tabIndex={-1}
            aria-label={m.partsFound()}
            aria-busy={isRefreshing || list.status === 'loading'}
          >
            <VisuallyHidden>
              <h2>{m.partsFound()}</h2>
            </VisuallyHidden>
            {reading?.models && (
              <VehicleChoices
                {...reading.models}
                rest={reading.rest}
                hrefWith={props.hrefWith}
                moreHref={props.vehiclesHref(wordsBeside(query, reading.rest))}
                onOpen={focusResults}
              />
            )}
            <UnreadFilters unread={props.unread?.length ? props.unread : undefined} />
            <ActiveFilters
              filters={chips}
              onRemove={({ without }) => ask(without)}
              onClear={() => clear({ vehicle: query.vehicle })}
              onNoneLeft={focusResults}
            />
            <div className={styles.found} data-refreshing={isRefreshing || undefined}>
              <PartsFound
                {...props}
                state={state}
                filters={filters}
                onPage={turnTo}
                onSort={(sort) => ask({ sort })}
                onClear={() => {
                  clear();
                  focusResults();
                }}
                onOpen={focusResults}
              />
            </div>
          </section>
        </div>
      </form>
    </Container>
  );
}

function countLine(list: PartsCatalogueProps['list'], query: CatalogueQuery): string {
  switch (list.status) {
    case 'loading':
      return common.loadingParts();
    case 'error':
      return '';
    case 'ready':
      return countWords(query, list.value);
  }
}
