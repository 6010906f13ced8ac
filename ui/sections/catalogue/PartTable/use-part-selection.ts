import { useState } from 'react';
import type { AdminPartFilters } from '#contract/catalogue/admin-part-filters.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { SelectedParts } from '../BulkEdit/bulk-edit.ts';

interface SelectionOptions {
  /** The page that is shown. Null while it loads. */
  listed: ListPage<Part> | null;
  query: AdminPartFilters;
}

/** The filters of a list, whatever its order and page. */
const filtersIn = ({ search, category, state, notes, stock }: AdminPartFilters): AdminPartFilters => ({
  ...{ search, category, state, notes, stock },
});

/** The parts that are selected, on all pages, or all that match the filters. */
export function usePartSelection({ listed, query }: SelectionOptions) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [wholeList, setWholeList] = useState<string | null>(null);
  const filters = filtersIn(query);
  const shownList = JSON.stringify(filters);
  const isAll = wholeList === shownList && ids.size > 0;
  const pageIds = listed?.rows.map(({ _id }) => _id) ?? [];
  const isPageSelected = pageIds.length > 0 && pageIds.every((id) => ids.has(id));
  const total = listed === null ? 0 : listed.isCapped ? { atLeast: listed.total } : listed.total;

  function toggle(parts: readonly Part[], isSelected: boolean) {
    const next = new Set(ids);
    for (const { _id } of parts) {
      if (isSelected) next.add(_id);
      else next.delete(_id);
    }
    setIds(next);
    setWholeList(null);
  }

  const parts: SelectedParts = isAll
    ? { count: total, which: { filters } }
    : { count: ids.size, which: { ids: [...ids] } };

  return {
    parts,
    table: {
      selected: isAll ? new Set([...ids, ...pageIds]) : ids,
      onToggle: (part: Part, isSelected: boolean) => toggle([part], isSelected),
      onToggleAll: toggle,
      labelOf: ({ name }: Part) => name,
    },
    bar: {
      count: ids.size,
      ...((isAll || (isPageSelected && (listed?.total ?? 0) > ids.size)) && {
        all: {
          ...{ total, isSelected: isAll },
          onSelect: () => setWholeList(shownList),
          onOnlyThese: () => setWholeList(null),
        },
      }),
      onClear: () => {
        setIds(new Set());
        setWholeList(null);
      },
    },
  };
}
