import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/parts-catalogue.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#ui/components/Select/Select.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import { listState, type ListProps } from '../../ListScreen/list-state.ts';
import { ListResults } from '../../ListScreen/ListResults.tsx';
import { partList } from '../PartSearch/part-list.ts';
import { LoadingTiles } from '../PartTile/LoadingTiles.tsx';
import { NoParts, PartTiles, type NoPartsProps } from '../PartTile/PartTiles.tsx';
import { partFinding } from '../PartTile/part-finding.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CatalogueFilters, type StockCounts } from './CatalogueFilters.tsx';
import { filters as filterGroups } from './CatalogueFilters.css.ts';
import { CategoryLinks, type CategoryLinksProps } from './CategoryLinks.tsx';
import {
  changesIn,
  countWords,
  filtersRead,
  nothingWords,
  withoutFilters,
  wordsBeside,
  type CatalogueFilter,
  type CatalogueQuery,
  type CatalogueSort,
} from './catalogue-query.ts';
import { NothingFound, type FewerFilters, type NothingFoundProps } from './NothingFound.tsx';
import * as styles from './PartsCatalogue.css.ts';
import { VehicleChoices } from './VehicleChoices.tsx';
import { SearchReadingLinks, SearchReadingText } from './SearchReadingText.tsx';

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

export interface PartsCatalogueProps extends ListProps<Part, CatalogueQuery>, NoPartsProps {
  /** Absent: all parts. */
  category?: CatalogueCategory;
  categories: CategoryLinksProps['categories'];
  /** The page of a category, or of all parts, with the same filters. */
  categoryHref: CategoryLinksProps['hrefOf'];
  /** The customer's vehicle, and whether only parts that fit are shown. */
  vehicleBar?: ReactNode;
  /** The name of the vehicle that filters, once it is known. */
  vehicleName?: string | null;
  /** The number of parts in each state, in the whole catalogue; null or absent while unknown. */
  counts?: StockCounts | null;
  /** The URL of the same parts with other filters, or of another page. */
  hrefWith(change: Partial<CatalogueQuery>): string;
  /** Where a vehicle is chosen, with words that name it. */
  vehiclesHref(words: string): string;
  /** What fewer filters would find, if there are no parts. Absent or null: unknown. */
  fewer?: Remote<FewerFilters | null>;
  /** Where a part is ordered. */
  hrefOf(part: Part): string;
  /** A part's own page, if it has one. */
  partHrefOf?(part: Part): string;
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

/** Few addresses have some. */
const UnreadFilters = loadOnUse(
  'unread',
  async () => (await import('../../ListScreen/UnreadFilters.tsx')).UnreadFilters,
);

const looks = { grid: 'shelf', list: 'row' } as const;

/** All parts, with filters, sorting and pagination. The header has their search. */
export function PartsCatalogue(props: PartsCatalogueProps) {
  const { list, isRefreshing = false, query, onQueryChange, pageSize, counts } = props;
  const { category, fewer } = props;
  const filtersId = useId();
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  /** Below 820 px; above, they are always visible. */
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  /** Discards invalid text in the filters when it changes. */
  const [clearings, setClearings] = useState(0);
  const reading = list.status === 'ready' ? list.value.reading : undefined;
  const listFilters = filtersRead(query, reading, props.vehicleName);
  const filters = [...listFilters, ...(category?.activeFilters ?? [])];
  const state = listState(props, filters.length > 0);
  const { page = 1, view = 'grid' } = query;
  const look = looks[view];

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
      {/* Without scripts, the browser sends the form. */}
      <form
        ref={form}
        id={partList.form}
        className={styles.page}
        onSubmit={(event) => event.preventDefault()}
      >
        <header className={styles.head}>
          {category?.head ?? (
            <>
              <Text as="h1" style="h1">
                {common.parts()}
              </Text>
              <p className={styles.lead}>{m.lead()}</p>
            </>
          )}
        </header>
        {query.brand !== undefined && <input type="hidden" name="brand" value={query.brand} />}
        {query.vehicle !== undefined && <input type="hidden" name="vehicle" value={query.vehicle} />}

        {category?.bench}

        <div className={styles.frame}>
          {props.vehicleBar}
          <div className={styles.tools}>
            <div className={styles.filterButton}>
              <Button
                icon={<Icon name="filters" />}
                expands={{ id: filtersId, isExpanded: areFiltersOpen }}
                onPress={() => setFiltersOpen(!areFiltersOpen)}
              >
                {listFilters.length === 0 ? m.filters() : m.filtersWithCount({ count: listFilters.length })}
              </Button>
            </div>
            <Select
              name="sort"
              label={m.sort()}
              isTall
              options={sorts}
              value={query.sort ?? 'catalogue'}
              onChange={(sort) => ask({ sort: sort === 'catalogue' ? undefined : sort })}
            />
            <div className={styles.view}>
              <SegmentedControl
                label={m.view()}
                options={views}
                value={view}
                onChange={(next) => onQueryChange({ ...query, view: next === 'list' ? next : undefined })}
              />
            </div>
          </div>
        </div>

        <div className={styles.columns}>
          <div className={styles.filters} id={filtersId} data-open={areFiltersOpen || undefined}>
            <div
              className={styles.standing[category ? 'long' : 'short']}
              role="group"
              aria-label={m.filters()}
            >
              <div className={filterGroups} key={clearings}>
                <CategoryLinks
                  categories={props.categories}
                  current={category?.slug}
                  hrefOf={props.categoryHref}
                />
                <CatalogueFilters query={query} counts={counts} onNarrow={ask} />
              </div>
              <noscript>
                <div className={styles.sendFilters}>
                  <Button type="submit" tone="solid" isBlock>
                    {m.showParts()}
                  </Button>
                </div>
              </noscript>
              <div className={styles.showResults}>
                <Button
                  tone="solid"
                  isBlock
                  onPress={() => {
                    setFiltersOpen(false);
                    goToResults();
                  }}
                >
                  {m.showParts()}
                </Button>
              </div>
            </div>
          </div>

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
            <div className={styles.summary}>
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
              filters={listFilters}
              onRemove={({ without }) => ask(without)}
              onClear={clear}
              onNoneLeft={focusResults}
            />
            <div className={styles.found} data-refreshing={isRefreshing || undefined}>
              {state.status === 'no-match' && hasChoice(fewer, filters) ? (
                <NothingFound
                  fewer={fewer}
                  query={query}
                  filters={filters}
                  hrefWith={props.hrefWith}
                  everyCategoryHref={props.categoryHref(null)}
                  contactHref={props.contactHref}
                  onOpen={focusResults}
                />
              ) : (
                <ListResults
                  rowsOf="parts"
                  state={state}
                  page={page}
                  empty={<NoParts contactHref={props.contactHref} />}
                  noMatch={() => ({
                    title: m.noMatch(),
                    text: m.noMatchText(),
                    action: (
                      <Button
                        onPress={() => {
                          clear();
                          focusResults();
                        }}
                      >
                        {m.clearAllFilters()}
                      </Button>
                    ),
                  })}
                  onFirstPage={() => turnTo(1)}
                >
                  {(shown) =>
                    shown === null ? (
                      <LoadingTiles count={6} look={look} />
                    ) : (
                      <>
                        <PartTiles
                          parts={shown.rows}
                          look={look}
                          hrefOf={props.hrefOf}
                          partHrefOf={props.partHrefOf}
                          findingOf={partFinding}
                          isFirst
                        />
                        {shown.total > pageSize && (
                          <div className={styles.pages}>
                            <Pagination
                              label={m.pages()}
                              page={page}
                              pageSize={pageSize}
                              total={shown.total}
                              isCapped={shown.isCapped}
                              isAnnounced={false}
                              hrefOf={(page) => props.hrefWith({ page })}
                              onPageChange={turnTo}
                            />
                          </div>
                        )}
                      </>
                    )
                  }
                </ListResults>
              )}
            </div>
          </section>
        </div>
      </form>
    </Container>
  );
}

/** Whether leaving out a filter finds something, as far as that is known. */
/** For a search without filters whose words match nothing, other words are suggested instead of all parts. */
const hasChoice = (
  fewer: PartsCatalogueProps['fewer'],
  filters: readonly CatalogueFilter[],
): fewer is NothingFoundProps['fewer'] =>
  fewer?.status === 'loading' ||
  (fewer?.status === 'ready' &&
    fewer.value !== null &&
    (hasRows(fewer.value) || filters.every(({ id }) => id === 'search')));

const hasRows = ({ without, withoutWord = [] }: FewerFilters) => without.length + withoutWord.length > 0;

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
