import type { Part } from '#contract/catalogue/parts.ts';
import * as m from '#messages/parts-catalogue.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import type { ListState } from '../../ListScreen/list-state.ts';
import { ListResults } from '../../ListScreen/ListResults.tsx';
import { DenseTiles, LoadingDenseTiles } from '../PartTile/DenseTiles.tsx';
import { NoParts, type NoPartsProps } from '../PartTile/NoParts.tsx';
import type { PartTilesProps } from '../PartTile/PartTiles.tsx';
import { partFinding } from '../PartTile/part-finding.tsx';
import type { CatalogueFilter, CatalogueQuery, CatalogueSort } from './catalogue-query.ts';
import { NothingFound, type FewerFilters, type NothingFoundProps } from './NothingFound.tsx';
import { LoadingComparison, PartComparison } from './PartComparison.tsx';
import { pages } from './PartsCatalogue.css.ts';

export interface PartsFoundProps extends NoPartsProps, Pick<PartTilesProps, 'hrefOf' | 'partHrefOf'> {
  query: CatalogueQuery;
  pageSize: number;
  /** What fewer filters would find, if there are no parts. Absent or null: unknown. */
  fewer?: Remote<FewerFilters | null>;
  /** The URL of the same parts with other filters, or of another page. */
  hrefWith(change: Partial<CatalogueQuery>): string;
  /** The page of a category, or of all parts, with the same filters. */
  categoryHref(slug: string | null): string;
  state: ListState<Part>;
  filters: readonly CatalogueFilter[];
  onPage(page: number): void;
  onSort(sort: CatalogueSort): void;
  /** Removes all filters. */
  onClear(): void;
  /** A link disappears that has the focus. */
  onOpen(): void;
}

/** A page of parts, or what to do if there are none. */
export function PartsFound(props: PartsFoundProps) {
  const { state, filters, query, fewer, contactHref, onClear, onOpen, onPage } = props;
  if (state.status === 'no-match' && hasChoice(fewer, filters))
    return (
      <NothingFound
        fewer={fewer}
        query={query}
        filters={filters}
        hrefWith={props.hrefWith}
        everyCategoryHref={props.categoryHref(null)}
        contactHref={contactHref}
        onOpen={onOpen}
      />
    );
  return (
    <ListResults
      rowsOf="parts"
      state={state}
      page={query.page ?? 1}
      empty={<NoParts contactHref={contactHref} />}
      noMatch={() => ({
        title: m.noMatch(),
        text: m.noMatchText(),
        action: <Button onPress={onClear}>{m.clearAllFilters()}</Button>,
      })}
      onFirstPage={() => onPage(1)}
    >
      {(shown) =>
        shown !== null ? (
          <Page {...props} shown={shown} />
        ) : query.view === 'list' ? (
          <LoadingComparison count={12} />
        ) : (
          <LoadingDenseTiles count={8} />
        )
      }
    </ListResults>
  );
}

function Page({ shown, ...props }: PartsFoundProps & { shown: ListPage<Part> }) {
  const { query, pageSize, hrefOf, partHrefOf, onPage } = props;
  const tiles = { parts: shown.rows, hrefOf, partHrefOf };
  return (
    <>
      {query.view === 'list' ? (
        <PartComparison {...tiles} sort={query.sort} onSort={props.onSort} />
      ) : (
        <DenseTiles {...tiles} findingOf={partFinding} isFirst />
      )}
      {shown.total > pageSize && (
        <div className={pages}>
          <Pagination
            label={m.pages()}
            page={query.page ?? 1}
            pageSize={pageSize}
            total={shown.total}
            isCapped={shown.isCapped}
            isAnnounced={false}
            hrefOf={(page) => props.hrefWith({ page })}
            onPageChange={onPage}
          />
        </div>
      )}
    </>
  );
}

/**
 * Whether leaving out a filter finds something, as far as that is known. For a search without filters whose words match nothing,
 * other words are suggested instead of all parts.
 */
const hasChoice = (
  fewer: PartsFoundProps['fewer'],
  filters: readonly CatalogueFilter[],
): fewer is NothingFoundProps['fewer'] =>
  fewer?.status === 'loading' ||
  (fewer?.status === 'ready' &&
    fewer.value !== null &&
    (hasRows(fewer.value) || filters.every(({ id }) => id === 'search')));

const hasRows = ({ without, withoutWord = [] }: FewerFilters) => without.length + withoutWord.length > 0;
