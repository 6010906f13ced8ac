import type { Count } from '#contract/list-counts.ts';
import type { StockState } from '#contract/catalogue/stock.ts';
import * as m from '#messages/parts-catalogue.js';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import * as styles from './CatalogueFilters.css.ts';
import { stockWords, type CatalogueQuery } from './catalogue-query.ts';
import { NumberFilters } from './NumberFilters.tsx';

/** The number of parts in each state that the other filters find. */
export type StockCounts = Readonly<Record<StockState, Count>>;

export interface CatalogueFiltersProps {
  query: CatalogueQuery;
  /** Null or absent while unknown. */
  counts?: StockCounts | null;
  onNarrow(change: Partial<CatalogueQuery>): void;
}

const states = ['in', 'low', 'out'] as const;

/** The filters that every category has. */
export function CatalogueFilters({ query, counts, onNarrow }: CatalogueFiltersProps) {
  const { stock = [] } = query;

  function toggle(state: StockState, isWanted: boolean) {
    onNarrow({ stock: states.filter((one) => (one === state ? isWanted : stock.includes(one))) });
  }

  // One state of all parts is no choice.
  const hasChoice = !counts || stock.length > 0 || states.filter((state) => counts[state] !== 0).length > 1;
  return (
    <>
      {hasChoice && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{m.availability()}</legend>
          {states.map((state) => (
            <Checkbox
              key={state}
              name="stock"
              value={state}
              label={stockWords[state]}
              isChecked={stock.includes(state)}
              count={counts?.[state]}
              isDisabled={counts?.[state] === 0 && !stock.includes(state)}
              onChange={(isWanted) => toggle(state, isWanted)}
            />
          ))}
        </fieldset>
      )}
      <NumberFilters query={query} onNarrow={onNarrow} />
    </>
  );
}
